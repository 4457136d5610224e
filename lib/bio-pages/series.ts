import { type Series, viewSeries } from "@/lib/analytics/series";
import { get } from "@/lib/bio-pages/service";
import type { Owner } from "@/lib/owner";

/** Chart series of a bio page's views and clicks. */
export async function series(
  owner: Owner,
  at: { id?: number },
  days: number,
  now: Date,
): Promise<{ views: Series; clicks: Series }> {
  const { id, createdAt } = await get(owner, at);
  const [views, clicks] = await Promise.all([
    viewSeries("bio_page", id, { days, createdAt }, now),
    viewSeries("bio_click", id, { days, createdAt }, now),
  ]);
  return { views, clicks };
}
