import { transaction } from "@/lib/db/client";
import type { AppError } from "@/lib/errors";
import { byId, noSuchLink, storable } from "@/lib/links/bulk/outcomes";
import { bulkExtendShape } from "@/lib/links/bulk/schema";
import { readLinksById, readLocked } from "@/lib/links/rows";
import type { LinkRow } from "@/lib/links/serialize";
import { extendLocked } from "@/lib/links/service";
import type { Owner } from "@/lib/owner";
import { type Fields, validate } from "@/lib/validation/validate";

/** Extends up to 100 links in one transaction, each from its own expiry. Per link, in order: the row or `not_found`. */
export function extendMany(owner: Owner, fields: Fields, now: Date): Promise<(LinkRow | AppError)[]> {
  const { ids, days } = validate(bulkExtendShape, fields);
  return transaction(async () => {
    const stored = await readLocked(owner, storable(ids));
    await extendLocked(stored, days, now);
    const saved = byId(await readLinksById(stored.map(({ id }) => id)));
    return ids.map((id) => saved.get(id) ?? noSuchLink());
  });
}
