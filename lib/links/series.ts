import { daySeries, type Series, viewSeries } from "@/lib/analytics/series";
import { accountClicks } from "@/lib/links/overview";
import { get } from "@/lib/links/service";
import type { Owner } from "@/lib/owner";

/** Clicks of a link for a chart of the last `days` days. */
export async function series(owner: Owner, at: { id?: number }, days: number, now: Date): Promise<Series> {
  const { id, createdAt } = await get(owner, at);
  return viewSeries("link", id, { days, createdAt }, now);
}

/** Clicks of all links of an account created at that time for a chart of the last `days` days. */
export async function accountSeries(
  owner: Owner,
  { days, createdAt }: { days: number; createdAt: Date },
  now: Date,
): Promise<Series> {
  const daily = await accountClicks(owner, 2 * days, now);
  return daySeries(
    daily.map(({ date, clicks }) => ({ at: date, value: clicks })),
    { days, createdAt },
  );
}
