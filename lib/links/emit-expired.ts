import { db, transaction } from "@/lib/db/client";
import { emit } from "@/lib/events/events";
import { readLinksById } from "@/lib/links/rows";
import { serializeCore } from "@/lib/links/serialize";

const BATCH = 500;

/**
 * Emits `link.expired`, once per end, for links that have expired or reached their click limit (docs/contract.md §10).
 * Returns how many.
 */
export async function expireLinks(now: Date): Promise<number> {
  const overdue = () => db.$queryRaw<{ id: number }[]>`
    SELECT id FROM links WHERE NOT expiry_notified AND expires_at <= ${now} AND NOT auto_renew
    ORDER BY expires_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
  const usedUp = () => db.$queryRaw<{ id: number }[]>`
    SELECT l.id FROM links l JOIN limit_counters c ON c.link_id = l.id
    WHERE NOT l.expiry_notified AND c.clicks >= l.click_limit
    LIMIT ${BATCH} FOR UPDATE OF l SKIP LOCKED`;
  return (await notifyAll(overdue, now)) + (await notifyAll(usedUp, now));
}

async function notifyAll(find: () => Promise<{ id: number }[]>, now: Date): Promise<number> {
  let notified = 0;
  for (let found = BATCH; found === BATCH; notified += found) found = await notifyBatch(find, now);
  return notified;
}

const notifyBatch = (find: () => Promise<{ id: number }[]>, now: Date): Promise<number> =>
  transaction(async () => {
    const where = { id: { in: (await find()).map(({ id }) => id) } };
    await db.link.updateMany({ where, data: { expiryNotified: true } });
    const links = await readLinksById(where.id.in);
    for (const link of links.sort((a, b) => a.id - b.id))
      await emit(link.accountId, "link.expired", { link: serializeCore(link, now) }, now);
    return links.length;
  });
