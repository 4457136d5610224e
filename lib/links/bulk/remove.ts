import { transaction } from "@/lib/db/client";
import type { AppError } from "@/lib/errors";
import { byId, noSuchLink, storable, throwFirst } from "@/lib/links/bulk/outcomes";
import { bulkDeleteShape } from "@/lib/links/bulk/schema";
import { readLocked } from "@/lib/links/rows";
import type { LinkRow } from "@/lib/links/serialize";
import { removeLocked } from "@/lib/links/service";
import type { Owner } from "@/lib/owner";
import { type Fields, validate } from "@/lib/validation/validate";

/**
 * Deletes up to 100 links in one transaction. For each, in order, the link as it last was or `not_found`; with
 * `atomic` that is thrown and nothing is deleted. docs/contract.md §3.
 */
export function removeMany(owner: Owner, fields: Fields, now: Date): Promise<(LinkRow | AppError)[]> {
  const { ids, atomic } = validate(bulkDeleteShape, fields);
  return transaction(async () => {
    const found = byId(await readLocked(owner, storable(ids)));
    if (atomic)
      throwFirst(
        "ids",
        ids.map((id) => found.get(id) ?? noSuchLink()),
      );
    const removed = byId(found.size > 0 ? await removeLocked(owner, [...found.keys()], now) : []);
    return ids.map((id) => removed.get(id) ?? noSuchLink());
  });
}
