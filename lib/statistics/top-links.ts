import type { Selection } from "@/lib/analytics/selection";
import { countGroups } from "@/lib/statistics/groups";
import { type CountedLink, nameLinks } from "@/lib/statistics/link-names";

/** The links with the most clicks among these visits. */
export async function topLinks(selection: Selection, limit: number): Promise<CountedLink[]> {
  const byLink = { kinds: ["links"], group: "link", values: null } as const;
  const { groups } = await countGroups(selection, byLink, { limit, offset: 0 });
  return nameLinks(selection.owner, groups);
}
