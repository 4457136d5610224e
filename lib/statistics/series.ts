import type { CountedKind, Selection } from "@/lib/analytics/account-visits";
import { daySeries, monthSeries, type Series } from "@/lib/analytics/series";
import { daysOf } from "@/lib/analytics/span";
import { addDays, DAY } from "@/lib/dates";
import { countDays } from "@/lib/statistics/groups";

const DAYS_OF_YEAR = 366;

/**
 * The visits of an account created at that time for a chart, by day, or by month over more than a year. The period before is as long.
 */
export async function accountSeries(
  selection: Selection,
  kinds: readonly CountedKind[],
  createdAt: Date,
): Promise<Series> {
  const { from, to } = selection.span;
  const days = (to.getTime() - from.getTime()) / DAY + 1;
  const span = { from: addDays(from, -days), to };
  const on = await countDays({ ...selection, span }, kinds);
  const points = daysOf(span).map((at) => ({ at, value: on.get(at) ?? 0 }));
  const series = daySeries(points, { days, createdAt });
  return days > DAYS_OF_YEAR ? monthSeries(series) : series;
}
