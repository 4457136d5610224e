import type { z } from "zod";
import { dailyViews, viewsBySegment } from "@/lib/analytics/view-counts";
import { addDays } from "@/lib/dates";
import type { menuStatsResponse } from "@/lib/menus/response-schema";
import { get } from "@/lib/menus/service";
import type { Owner } from "@/lib/owner";

const DAYS = 30;

/** Scans of the menu: all-time, by table, and on each of the last 30 UTC days (docs/contract.md §7). */
export async function stats(
  owner: Owner,
  at: { id?: number },
  now: Date,
): Promise<z.input<typeof menuStatsResponse>> {
  const { id, scans } = await get(owner, at);
  const [segments, days] = await Promise.all([
    viewsBySegment("menu", id),
    dailyViews("menu", id, addDays(now, 1 - DAYS), now),
  ]);
  return {
    total: scans,
    last_30_days: days.reduce((sum, { n }) => sum + n, 0),
    by_table: segments.map(({ segment, n }) => ({ table: segment === "" ? null : segment, scans: n })),
    daily: days.map(({ date, n }) => ({ date, scans: n })),
  };
}
