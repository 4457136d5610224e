import { db, Prisma, transaction } from "@/lib/db/client";

const BATCH = 500;

/**
 * Calls `notify`, once per end, with the rows of a table that have expired, in the transaction that marks them as
 * notified. Returns how many there were.
 */
export async function notifyExpired(
  table: "timers" | "countdowns",
  now: Date,
  notify: (ids: number[]) => Promise<void>,
): Promise<number> {
  let notified = 0;
  for (let found = BATCH; found === BATCH; notified += found)
    found = await transaction(async () => {
      const ended = await db.$queryRaw<{ id: number }[]>`
        UPDATE ${Prisma.raw(table)} SET expiry_notified = true WHERE id IN (
          SELECT id FROM ${Prisma.raw(table)} WHERE NOT expiry_notified AND ends_at <= ${now}
          ORDER BY ends_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING id`;
      if (ended.length) await notify(ended.map(({ id }) => id));
      return ended.length;
    });
  return notified;
}
