import { dailyViews } from "@/lib/analytics/view-counts";
import { isClickable } from "@/lib/bio-pages/options";
import { linkKind } from "@/lib/bio-pages/serialize";
import { get } from "@/lib/bio-pages/service";
import { addDays, formatDay } from "@/lib/dates";
import type { Owner } from "@/lib/owner";

const DAYS = 30;

/** Views and clicks: all-time, by link, and by UTC day for the last 30 days (docs/contract.md §6). */
export async function stats(owner: Owner, at: { id?: number }, now: Date) {
  const { id, views, clicks, links = [] } = await get(owner, at);
  const today = new Date(formatDay(now));
  const first = addDays(today, 1 - DAYS);
  const [opened, clicked] = await Promise.all([
    dailyViews("bio_page", id, first, today),
    dailyViews("bio_click", id, first, today),
  ]);
  return {
    views,
    clicks,
    links: links
      .filter((link) => isClickable(linkKind(link)))
      .map(({ id: lid, title, clicks: n }) => ({ id: lid, title, clicks: n })),
    daily: opened.map(({ date, n }, index) => ({ date, views: n, clicks: clicked[index]?.n ?? 0 })),
  };
}
