import { accountHours } from "@/lib/analytics/hours";
import type { CountedKind, Selection } from "@/lib/analytics/selection";
import { daySeries, hourSeries, monthSeries, type Series } from "@/lib/analytics/series";
import { daysOf } from "@/lib/analytics/span";
import { addDays, DAY } from "@/lib/dates";
import { countDays } from "@/lib/statistics/groups";

const DAYS_OF_YEAR = 366;

/**
 * Visits for a chart, from `createdAt`: by day, by month for more than a year, by hour for up to three days. The
 * period before is of equal length.
 */
export async function accountSeries(
  selection: Selection,
  kind: CountedKind,
  createdAt: Date,
  now: Date,
): Promise<Series> {
  const { from, to } = selection.span;
  const days = (to.getTime() - from.getTime()) / DAY + 1;
  const span = { from: addDays(from, -days), to };
  const on = await countDays({ ...selection, span }, [kind]);
  const points = daysOf(span).map((at) => ({ at, value: on.get(at) ?? 0 }));
  const series = daySeries(points, { days, createdAt });
  if (days > DAYS_OF_YEAR) return monthSeries(series);
  const end = new Date(Math.min(now.getTime(), addDays(to, 1).getTime() - 1));
  return hourSeries(series, end, (first) => accountHours(kind, { ...selection, span: { from: first, to } }));
}
