import type { Owner } from "@/lib/owner";
import { QUOTAS } from "@/lib/plans";
import { tags } from "@/lib/tags";

const MAX_TAGS = Math.max(...Object.values(QUOTAS).map((quota) => quota.tags));

/** All tags of the account, by name. */
export async function readTags(owner: Owner) {
  const { rows } = await tags.list(owner, {}, { limit: MAX_TAGS, offset: 0 }, {});
  return rows.map(tags.serialize).sort((one, other) => one.name.localeCompare(other.name, "en"));
}

export type Tag = Awaited<ReturnType<typeof readTags>>[number];
