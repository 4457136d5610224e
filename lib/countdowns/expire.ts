import { viewsOf } from "@/lib/analytics/view-counts";
import { serialize } from "@/lib/countdowns/serialize";
import { db } from "@/lib/db/client";
import { emit } from "@/lib/events/events";
import { notifyExpired } from "@/lib/events/expiry";

/** Emits `countdown.expired`, once per end, for ended countdowns (docs/contract.md §10). Returns how many. */
export const expireCountdowns = (now: Date): Promise<number> =>
  notifyExpired("countdowns", now, async (ids) => {
    const rows = await db.countdown.findMany({ where: { id: { in: ids } }, orderBy: { id: "asc" } });
    const views = await viewsOf("countdown", ids);
    for (const row of rows) {
      const countdown = serialize({ ...row, views: views.get(row.id) ?? 0 }, now);
      await emit(row.accountId, "countdown.expired", { countdown }, now);
    }
  });
