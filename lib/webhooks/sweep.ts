import { addDays } from "@/lib/dates";
import { db } from "@/lib/db";
import { returnLost } from "@/lib/webhooks/claim";

const KEPT_DAYS = 30;
const BATCH = 5_000;

/**
 * Puts right what a crash or a coincidence left: attempts whose worker is gone are due again, and what was made for a
 * webhook in the moment in which it was disabled ends. Answers how many of each, and how many deliveries are due.
 */
export async function sweepDeliveries(now: Date) {
  const lost = await returnLost(now);
  const ended = await db.delivery.updateMany({
    where: { status: "waiting", webhook: { disabledAt: { not: null } } },
    data: { status: "ended", nextAttemptAt: null },
  });
  return { lost, ended: ended.count, due: (await dueDeliveries(now)).length };
}

/** Waiting deliveries whose time has come, the longest waiting first, a bounded number. */
export const dueDeliveries = (now: Date) =>
  db.delivery.findMany({
    where: { status: "waiting", nextAttemptAt: { lte: now }, webhook: { paused: false, disabledAt: null } },
    select: { id: true, webhookId: true, attempts: true },
    orderBy: { nextAttemptAt: "asc" },
    take: 1_000,
  });

/** Forgets deliveries and their attempts after 30 days (CONTRACT §10); answers how many. */
export async function forgetDeliveries(now: Date): Promise<number> {
  const before = addDays(now, -KEPT_DAYS);
  let forgotten = 0;
  for (let found = BATCH; found === BATCH; forgotten += found) {
    found = await db.$executeRaw`
      DELETE FROM deliveries WHERE id IN (SELECT id FROM deliveries WHERE created_at < ${before} LIMIT ${BATCH})`;
  }
  return forgotten;
}
