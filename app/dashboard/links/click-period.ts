import type { Span } from "@/lib/analytics/span";
import { addDays, formatDay } from "@/lib/dates";

/** The periods for counting clicks, besides all time. */
export const PERIODS = [
  { value: "7d", name: "Last 7 days" },
  { value: "30d", name: "Last 30 days" },
  { value: "90d", name: "Last 90 days" },
  { value: "month", name: "This month" },
  { value: "last_month", name: "Last month" },
] as const;

export type Period = (typeof PERIODS)[number];

/** The UTC days of a period. */
export function periodSpan({ value }: Period, now: Date): Span {
  const today = new Date(formatDay(now));
  const monthFrom = (back: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));
  switch (value) {
    case "7d":
      return { from: addDays(today, -6), to: today };
    case "30d":
      return { from: addDays(today, -29), to: today };
    case "90d":
      return { from: addDays(today, -89), to: today };
    case "month":
      return { from: monthFrom(0), to: today };
    case "last_month":
      return { from: monthFrom(1), to: addDays(monthFrom(0), -1) };
  }
}
