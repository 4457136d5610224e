import { subjectHours } from "@/lib/analytics/hours";
import type { KindName } from "@/lib/analytics/kinds";
import { dailyViews } from "@/lib/analytics/view-counts";
import { addDays, formatDay } from "@/lib/dates";

/** `at` is a UTC day or month (`2026-11`), or, in an hourly series, the ISO time at which the hour begins. */
type Point = { at: string; value: number };

/** Numbers over time for a chart. `before` is the period of equal length before it, if the subject existed then. */
export type Series = { by: "month" | "day" | "hour"; points: Point[]; before?: Point[] };

const HOUR = 3_600_000;
const HOURLY_UP_TO_DAYS = 3;

type Span = { days: number; createdAt: Date };

/**
 * The visits of a subject over the last `days` UTC days, from the day it was created; up to three days hourly. The
 * caller has checked that the account owns the subject.
 */
export async function viewSeries(kind: KindName, id: number, span: Span, now: Date): Promise<Series> {
  const today = new Date(formatDay(now));
  const days = await dailyViews(kind, id, addDays(today, 1 - 2 * span.days), today);
  const series = daySeries(
    days.map(({ date, n }) => ({ at: date, value: n })),
    span,
  );
  return hourSeries(series, now, (from) => subjectHours(kind, id, from));
}

/** The later half of `points`, from the day of creation, and the half before it. */
export function daySeries(points: Point[], { days, createdAt }: Span): Series {
  const before = points.slice(0, points.length - days);
  const after = points.slice(points.length - days);
  const created = formatDay(createdAt);
  // Imported visits may be older than what they belong to.
  const first = after.findIndex(({ at, value }) => at >= created || value > 0);
  const existed = before[0] !== undefined && before[0].at >= created;
  return { by: "day", points: after.slice(Math.max(0, first)), ...(existed && { before }) };
}

/** Sums a daily series by month. A point of `before` covers as many days as the one it is compared with. */
export function monthSeries({ points, before }: Series): Series {
  const starts = [...points.keys()].filter(
    (index) => monthOf(points[index]?.at ?? "") !== monthOf(points[index - 1]?.at ?? ""),
  );
  const add = (days: readonly Point[]): Point[] =>
    starts.map((start, index) => ({
      at: monthOf(days[start]?.at ?? ""),
      value: sum(days.slice(start, starts[index + 1])),
    }));
  return { by: "month", points: add(points), ...(before && { before: add(before) }) };
}

const monthOf = (day: string): string => day.slice(0, 7);

/**
 * Up to three days of a daily series by the hour, until `end`; unchanged where not all visits were counted by hour.
 * `count` returns the visits since a time by the start of their hour.
 */
export async function hourSeries(
  series: Series,
  end: Date,
  count: (from: Date) => Promise<Map<number, number>>,
): Promise<Series> {
  if (series.points.length > HOURLY_UP_TO_DAYS) return series;
  const start = new Date(`${series.points[0]?.at}T00:00:00Z`);
  const hours = Math.floor((end.getTime() - start.getTime()) / HOUR) + 1;
  const from = addDays(start, series.before ? -series.points.length : 0);
  const counted = await count(from);
  const pointsFrom = (first: Date): Point[] =>
    Array.from({ length: hours }, (_, index) => {
      const time = first.getTime() + index * HOUR;
      return { at: new Date(time).toISOString(), value: counted.get(time) ?? 0 };
    });
  const points = pointsFrom(start);
  const before = series.before && pointsFrom(from);
  const total = [...counted.values()].reduce((sum, n) => sum + n, 0);
  const byDay = sum(series.points) + sum(series.before ?? []);
  return total < byDay ? series : { by: "hour", points, ...(before && { before }) };
}

const sum = (points: readonly Point[]): number => points.reduce((total, { value }) => total + value, 0);
