import { dateFormat, latestByLocale } from "../intl-formats";

/** `at` is a UTC day, a month (`2026-11`), or an ISO time where a point is an hour. */
export type Point = { at: string; value: number };

/** Width of the value axis, height of the time axis and the space at the other edges, in pixels. */
export const INSET = { left: 40, bottom: 24, top: 8, right: 14 } as const;

const MAX_STEPS = 4;
const MAX_MARKS = 6;

/** The ticks of a value axis: integers from 0 in round steps, the last one at or above `most`. */
export function valueMarks(most: number): number[] {
  const rough = Math.max(1, most / MAX_STEPS);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 2.5, 5, 10]
    .map((round) => round * power)
    .find((round) => round >= rough && Number.isInteger(round));
  const wide = step ?? 10 * power;
  const count = Math.max(1, Math.ceil(most / wide));
  return Array.from({ length: count + 1 }, (_, index) => index * wide);
}

/** The width in pixels below which a chart has only every second tick; `@max-[22rem]` in the static chart. */
const NARROW = 352;

/** The indexes of the points with a tick on the time axis. */
export function timeMarks(count: number, width = NARROW): number[] {
  const every = Math.ceil(count / MAX_MARKS) * (width < NARROW ? 2 : 1);
  return Array.from({ length: count }, (_, index) => index).filter((index) => index % every === 0);
}

export const total = (points: readonly Point[]): number => points.reduce((sum, { value }) => sum + value, 0);

/** The time unit of a point. */
export const unitOfTime = (at: string): "hour" | "day" | "month" =>
  at.includes("T") ? "hour" : at.length > "2026-11".length ? "day" : "month";

const FORMATS: Readonly<
  Record<ReturnType<typeof unitOfTime>, Record<"short" | "full", Intl.DateTimeFormatOptions>>
> = {
  hour: {
    short: { hour: "numeric", minute: "2-digit" },
    full: { dateStyle: "medium", timeStyle: "short" },
  },
  day: { short: { day: "numeric", month: "short" }, full: { dateStyle: "full" } },
  month: { short: { month: "short", year: "numeric" }, full: { month: "long", year: "numeric" } },
};

/** A point's time, short for the axis or in full. Days and months are UTC; hours are in the viewer's zone. */
export function formatPoint(at: string, size: "short" | "full", locale: string, zone = "UTC"): string {
  const unit = unitOfTime(at);
  const timeZone = unit === "hour" ? zone : "UTC";
  return dateFormat(FORMATS[unit][size], locale, timeZone).format(new Date(at));
}

const markFormat = latestByLocale(
  (locale) => new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 }),
);

export const formatMark = (value: number, locale: string): string => markFormat(locale).format(value);
