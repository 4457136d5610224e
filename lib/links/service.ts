import { holdVisits } from "@/lib/analytics/hold-visits";
import { purgeViews } from "@/lib/analytics/view-counts";
import { addDays, addYear, toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { MissingRowError } from "@/lib/db/errors";
import { lockAccount } from "@/lib/db/row-lock";
import { emitAll } from "@/lib/events/events";
import { changeOf, saveChanges, saveColumns } from "@/lib/links/change";
import { servedDomains } from "@/lib/links/domain/served-domains";
import { emitMilestones } from "@/lib/links/milestones";
import { hashLinkPassword } from "@/lib/links/routing/hash-link-password";
import { lockCounters, readLink, readLinksById, readLocked } from "@/lib/links/rows";
import { extendShape } from "@/lib/links/schema";
import { type LinkRow, serializeCore } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import { type Fields, validate } from "@/lib/validation/validate";

type At = { readonly id?: number };

/** The link. Throws `MissingRowError` when it is missing or another account's. */
export const get = (owner: Owner, { id = 0 }: At): Promise<LinkRow> => readLink(owner, id);

/** Updates the fields that were sent; a value equal to the stored one is never rejected. */
export async function update(owner: Owner, at: At, fields: Fields, now: Date): Promise<LinkRow> {
  // Before the transaction: hashing is slow, and others may wait for its locks.
  const passwordHash = await hashLinkPassword(fields.password);
  return transaction(async () => {
    const stored = await getLocked(owner, at);
    const change = changeOf(stored, fields, await servedDomains(owner, [fields]), now);
    if (!change) return stored;
    const fault = (await saveChanges(owner, [change], passwordHash, now)).get(stored.id);
    if (fault) throw fault;
    return readLink(owner, stored.id);
  });
}

/**
 * Extends the expiry to the later of now and the current expiry, plus `days`, at most one year from now. Revives an
 * expired link.
 */
export function extend(owner: Owner, at: At, fields: Fields, now: Date): Promise<LinkRow> {
  const { days } = validate(extendShape, fields);
  return transaction(async () => {
    const stored = await getLocked(owner, at);
    await extendLocked([stored], days, now);
    return readLink(owner, stored.id);
  });
}

/** Extends locked links. */
export function extendLocked(links: readonly LinkRow[], days: number, now: Date): Promise<void> {
  const longest = addYear(now).getTime();
  const changes = links.map((stored) => {
    const { expiresAt } = stored;
    const longer = addDays(expiresAt > now ? expiresAt : now, days).getTime();
    return { stored, columns: { ...stored, expiresAt: toSecond(new Date(Math.min(longer, longest))) } };
  });
  return saveColumns(changes, now);
}

/** Deletes the link permanently and returns it as it last was; its slug is free again. */
export const remove = (owner: Owner, at: At, now: Date): Promise<LinkRow> =>
  transaction(async () => {
    const { id } = await getLocked(owner, at);
    const [last] = await removeLocked(owner, [id], now);
    if (!last) throw new MissingRowError();
    return last;
  });

/** Links deleted per transaction, which blocks new visits. */
const REMOVE_BATCH = 1_000;

/** Deletes the first links on a domain permanently; returns how many, 0 when there are none left. */
export const removeOnDomain = (owner: Owner, domainId: number, now: Date): Promise<number> =>
  transaction(async () => {
    const links = await db.$queryRaw<{ id: number }[]>`
      SELECT id FROM links WHERE domain_id = ${domainId} AND account_id = ${owner.accountId}
      ORDER BY id LIMIT ${REMOVE_BATCH} FOR UPDATE`;
    if (links.length === 0) return 0;
    const ids = links.map(({ id }) => id);
    return (await removeLocked(owner, ids, now)).length;
  });

/** Permanently deletes locked links and returns them as they last were. */
export async function removeLocked(owner: Owner, ids: number[], now: Date): Promise<LinkRow[]> {
  // Cascades to their tags, in another order than a merge of tags: without the lock, they could deadlock.
  if (ids.length > 1) await lockAccount(owner);
  const before = await lockCounters(ids);
  await holdVisits();
  const last = await readLinksById(ids);
  // The rollup, which waits for the counters, won't find them afterwards.
  await emitMilestones(
    last.map(({ id, clicks }) => ({ id, before: before.get(id) ?? 0, clicks })),
    now,
  );
  await db.$executeRaw`DELETE FROM links WHERE id = ANY (${ids}::int[]) AND account_id = ${owner.accountId}`;
  await purgeViews(owner, "link", ...ids);
  const deleted = last.map((link) => ({ link: serializeCore(link, now) }));
  await emitAll(owner.accountId, "link.deleted", deleted, now);
  return last;
}

async function getLocked(owner: Owner, { id = 0 }: At): Promise<LinkRow> {
  const [link] = await readLocked(owner, [id]);
  if (!link) throw new MissingRowError();
  return link;
}
