import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";
import { VIEWS } from "@/lib/webhooks/deliveries";

const DAYS = 7;

/** How many deliveries of a webhook succeeded, failed, or are pending. */
export type DeliveryCounts = Record<keyof typeof VIEWS, number>;

/** Deliveries of the last seven days by outcome. Returns a lookup by webhook id. */
export async function weeklyStats({ accountId }: Owner, now: Date): Promise<(id: number) => DeliveryCounts> {
  const counts = await db.delivery.groupBy({
    by: ["webhookId", "status"],
    where: { webhook: { accountId }, createdAt: { gte: addDays(now, -DAYS) } },
    _count: true,
  });
  const tally = (id: number, statuses: readonly string[]) =>
    counts
      .filter(({ webhookId, status }) => webhookId === id && statuses.includes(status))
      .reduce((sum, { _count }) => sum + _count, 0);
  return (id) => Object.fromEntries(Object.entries(VIEWS).map(([view, of]) => [view, tally(id, of)]));
}
