import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { releaseLostClaims } from "@/lib/webhooks/claim";

const RETENTION_DAYS = 30;
const BATCH = 5_000;

/**
 * Recovers from crashes and races: attempts of lost workers are due again, and deliveries created just as their
 * webhook was disabled end. Returns how many of each, and how many deliveries are due.
 */
export async function recoverDeliveries(now: Date) {
  const lost = await releaseLostClaims(now);
  const ended = await db.delivery.updateMany({
    where: { status: "waiting", webhook: { disabledAt: { not: null } } },
    data: { status: "ended", nextAttemptAt: null },
  });
  return { lost, ended: ended.count, due: (await dueDeliveries(now)).length };
}

const PER_WEBHOOK = 100;

type Due = { id: string; webhookId: number; attempts: number; nextAttemptAt: Date; changedAt: Date };

/** Due deliveries, a bounded number per webhook, round-robin over accounts, so that no queue hides others. */
export const dueDeliveries = (now: Date) => db.$queryRaw<Due[]>`
  SELECT d.id, d.webhook_id AS "webhookId", d.attempts, d.next_attempt_at AS "nextAttemptAt", w.updated_at AS "changedAt"
  FROM (SELECT DISTINCT webhook_id AS id FROM deliveries WHERE status = 'waiting') line
  JOIN webhooks w ON w.id = line.id AND NOT w.paused AND w.disabled_at IS NULL
  CROSS JOIN LATERAL (
    SELECT id, webhook_id, attempts, next_attempt_at FROM deliveries
    WHERE webhook_id = w.id AND status = 'waiting' AND next_attempt_at <= ${now}
    ORDER BY tries DESC, next_attempt_at LIMIT ${PER_WEBHOOK}
  ) d
  ORDER BY row_number() OVER (PARTITION BY w.account_id ORDER BY d.next_attempt_at), d.next_attempt_at LIMIT 1000`;

/** Deletes deliveries and their attempts after 30 days (docs/contract.md §10). Returns how many. */
export async function deleteOldDeliveries(now: Date): Promise<number> {
  const before = addDays(now, -RETENTION_DAYS);
  let deleted = 0;
  for (let found = BATCH; found === BATCH; deleted += found) {
    found = await db.$executeRaw`
      DELETE FROM deliveries WHERE id IN (SELECT id FROM deliveries WHERE created_at < ${before} LIMIT ${BATCH})`;
  }
  return deleted;
}
