import { type Series, viewSeries } from "@/lib/analytics/series";
import type { LinkRow } from "@/lib/links/serialize";

/** Clicks of a link that `get` returned for a chart of the last `days` days. */
export const seriesOf = ({ id, createdAt }: LinkRow, days: number, now: Date): Promise<Series> =>
  viewSeries("link", id, { days, createdAt }, now);
