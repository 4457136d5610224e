import { type Series, viewSeries } from "@/lib/analytics/series";
import { get } from "@/lib/links/service";
import type { Owner } from "@/lib/owner";

/** Clicks of a link for a chart of the last `days` days. */
export async function series(owner: Owner, at: { id?: number }, days: number, now: Date): Promise<Series> {
  const { id, createdAt } = await get(owner, at);
  return viewSeries("link", id, { days, createdAt }, now);
}
