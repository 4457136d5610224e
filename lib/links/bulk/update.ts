import { transaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { byId, noSuchLink, storable, throwFirst } from "@/lib/links/bulk/outcomes";
import { bulkUpdateShape } from "@/lib/links/bulk/schema";
import { type Change, changeOf, saveChanges } from "@/lib/links/change";
import { type ServedDomains, servedDomains } from "@/lib/links/domain/served-domains";
import { hashLinkPassword } from "@/lib/links/routing/hash-link-password";
import { readLinksById, readLocked } from "@/lib/links/rows";
import type { LinkRow } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import { tagNames } from "@/lib/tags/schema";
import { withoutCase } from "@/lib/tags/without-case";
import { optional } from "@/lib/validation/fields";
import { type Fields, validate } from "@/lib/validation/validate";

/**
 * Changes up to 100 links in one transaction: `changes` to each, then its tags. For each, in order, the link or what
 * updating it alone would throw; with `atomic` the first error is thrown and nothing changes. docs/contract.md §3.
 */
export async function updateMany(owner: Owner, fields: Fields, now: Date): Promise<(LinkRow | AppError)[]> {
  const { ids, add_tags, remove_tags, atomic, ...sent } = validate(bulkUpdateShape, fields);
  const changes: Fields = sent.changes;
  // Before the transaction: hashing is slow, and others may wait for its locks.
  const passwordHash = await hashLinkPassword(changes.password);
  return transaction(async () => {
    const stored = byId(await readLocked(owner, storable(ids)));
    const domains = await servedDomains(owner, [changes]);
    const refused = new Map<number, AppError>();
    const planned: Change[] = [];
    for (const id of ids) {
      const link = stored.get(id);
      const change = link && plan(link, withTags(changes, link, add_tags, remove_tags), domains, now);
      if (change instanceof AppError) refused.set(id, change);
      else if (change) planned.push(change);
    }
    for (const [id, fault] of await saveChanges(owner, planned, passwordHash, now)) refused.set(id, fault);
    const saved = byId(await readLinksById(planned.map((change) => change.stored.id)));
    const outcomes = ids.map((id) => refused.get(id) ?? saved.get(id) ?? stored.get(id) ?? noSuchLink());
    if (atomic) throwFirst("ids", outcomes);
    return outcomes;
  });
}

function plan(
  link: LinkRow,
  fields: Fields,
  domains: ServedDomains,
  now: Date,
): Change | AppError | undefined {
  try {
    return changeOf(link, fields, domains, now);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** The link's changes, with its tags: replaced if sent, then names added, then removed. */
function withTags(
  changes: Fields,
  link: LinkRow,
  added: readonly string[],
  removed: readonly string[],
): Fields {
  if (added.length === 0 && removed.length === 0) return changes;
  const { success, data } = optional(tagNames(), []).safeParse(changes.tags);
  if (!success) return changes;
  const tags = new Map<string, string>();
  for (const name of [...(changes.tags === undefined ? link.tags : data), ...added])
    if (!tags.has(withoutCase(name))) tags.set(withoutCase(name), name);
  for (const name of removed) tags.delete(withoutCase(name));
  return { ...changes, tags: [...tags.values()] };
}
