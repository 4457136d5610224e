import { viewsOf } from "@/lib/analytics/view-counts";
import { db } from "@/lib/db/client";
import { emit } from "@/lib/events/events";
import { notifyExpired } from "@/lib/events/expiry";
import { serialize } from "@/lib/timers/serialize";

/** Emits `timer.expired`, once per end, for timers that have ended (docs/contract.md §10). Returns how many. */
export const expireTimers = (now: Date): Promise<number> =>
  notifyExpired("timers", now, async (ids) => {
    const rows = await db.timer.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } });
    const views = await viewsOf("timer", ids);
    for (const row of rows) {
      const timer = serialize({ ...row, views: views.get(row.id) ?? 0 }, now);
      await emit(row.accountId, "timer.expired", { timer }, now);
    }
  });
