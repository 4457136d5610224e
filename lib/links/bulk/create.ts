import type { AppError } from "@/lib/errors";
import { throwFirst } from "@/lib/links/bulk/outcomes";
import { bulkCreateShape } from "@/lib/links/bulk/schema";
import { createAll } from "@/lib/links/create";
import type { CreatedLink } from "@/lib/links/plan-drafts";
import type { Owner } from "@/lib/owner";
import { type Fields, validate } from "@/lib/validation/validate";

/**
 * Creates up to 100 links in one transaction. For each, in order, what creating it alone would return or throw; with
 * `atomic` the first error is thrown and nothing is created. docs/contract.md §3.
 */
export function createMany(owner: Owner, fields: Fields, now: Date): Promise<(CreatedLink | AppError)[]> {
  const { links, atomic } = validate(bulkCreateShape, fields);
  return createAll(owner, links, now, (outcomes) => {
    if (atomic) throwFirst("links", outcomes);
  });
}
