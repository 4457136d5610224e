import type { z } from "zod";
import { DIMENSION, KIND } from "@/lib/analytics/kinds";
import { tailOf } from "@/lib/analytics/tail";
import { addDays, DAY, formatDay } from "@/lib/dates";
import { db } from "@/lib/db/client";
import type { linkStatsResponse } from "@/lib/links/response-schema";
import { get } from "@/lib/links/service";
import type { Owner } from "@/lib/owner";
import { optional } from "@/lib/validation/fields";
import type { Query } from "@/lib/validation/query";
import { queryDay } from "@/lib/validation/query-fields";
import { validate } from "@/lib/validation/validate";

const MAX_DAYS = 36_600;
const LONGEST_LIST = 100;
const BREAKDOWNS = [DIMENSION.country, DIMENSION.referrer, DIMENSION.device, DIMENSION.browser];
const FIRST_DAY = new Date("0001-01-01");
export const statsShape = { from: optional(queryDay(), null), to: optional(queryDay(), null) };

/** Statistics of a link between two UTC days, inclusive; the last 30 days by default (docs/contract.md §3). */
export async function stats(
  owner: Owner,
  at: { id?: number },
  query: Query,
  now: Date,
): Promise<z.input<typeof linkStatsResponse>> {
  const { id } = await get(owner, at);
  const { from, to } = readSpan(query, now);
  const rows = await countClicks(id, from, to, LONGEST_LIST);
  const clicksOn = new Map(rows.filter((row) => row.day).map((row) => [row.day, Number(row.clicks)]));
  const daily = daysOf(from, to).map((date) => ({ date, clicks: clicksOn.get(date) ?? 0 }));
  const by = (dimension: number) => rows.filter((row) => row.dimension === dimension && row.day === null);
  return {
    clicks: daily.reduce((sum, { clicks }) => sum + clicks, 0),
    daily,
    countries: by(DIMENSION.country).map((row) => ({
      country: row.value || null,
      clicks: Number(row.clicks),
    })),
    referrers: by(DIMENSION.referrer).map((row) => ({
      referrer: row.value || null,
      clicks: Number(row.clicks),
    })),
    devices: by(DIMENSION.device).map((row) => ({ device: row.value || null, clicks: Number(row.clicks) })),
    browsers: by(DIMENSION.browser).map((row) => ({
      browser: row.value || null,
      clicks: Number(row.clicks),
    })),
  };
}

/** The period of `from` and `to`. Throws `invalid_from`, `invalid_to`. */
export function readSpan(query: Query, now: Date): { from: Date; to: Date } {
  const today = new Date(formatDay(now));
  const span = (values: { from?: Date | null; to?: Date | null }) => {
    const to = values.to ?? today;
    const monthBefore = addDays(to, -29);
    return { from: values.from ?? (monthBefore < FIRST_DAY ? FIRST_DAY : monthBefore), to };
  };
  const values = validate(statsShape, query, function* (sent) {
    const { from, to } = span(sent);
    if (from > to)
      yield ["from", `must not be later than to, ${formatDay(to)}`, "Choose a day before the last one"];
    else if ((to.getTime() - from.getTime()) / DAY >= MAX_DAYS)
      yield ["from", `must be at most ${MAX_DAYS} days before to`, "Choose a later first day"];
  });
  return span(values);
}

const daysOf = (from: Date, to: Date): string[] =>
  Array.from({ length: (to.getTime() - from.getTime()) / DAY + 1 }, (_, index) =>
    formatDay(addDays(from, index)),
  );

type ClickRow = { dimension: number; day: string | null; value: string; clicks: bigint };

/**
 * Reads the daily rollup and the tail of the journal in one snapshot. Days are summed before the tail joins: a
 * popular link has hundreds of thousands of rows a year. Of each list, the `longest` most clicked.
 */
export const countClicks = (
  id: number,
  from: Date,
  to: Date,
  longest: number,
): Promise<ClickRow[]> => db.$queryRaw<ClickRow[]>`
  WITH tail AS MATERIALIZED (
    SELECT day, n, country, referrer, device, browser FROM ${tailOf("link")} tail
    WHERE subject_id = ${id} AND day BETWEEN ${formatDay(from)}::date AND ${formatDay(to)}::date
  ), summed AS (
    SELECT dimension, value, sum(n) AS n FROM visit_days
    WHERE kind = ${KIND.link} AND subject_id = ${id} AND dimension = ANY (${BREAKDOWNS}::smallint[])
      AND day BETWEEN ${formatDay(from)}::date AND ${formatDay(to)}::date
    GROUP BY dimension, value
    UNION ALL SELECT ${DIMENSION.country}::smallint, coalesce(country, ''), n FROM tail
    UNION ALL SELECT ${DIMENSION.referrer}::smallint, coalesce(referrer, ''), n FROM tail
    UNION ALL SELECT ${DIMENSION.device}::smallint, coalesce(device, ''), n FROM tail
    UNION ALL SELECT ${DIMENSION.browser}::smallint, coalesce(browser, ''), n FROM tail
  ), ranked AS (
    SELECT dimension, value, sum(n) AS clicks, row_number() OVER (PARTITION BY dimension ORDER BY sum(n) DESC, value) AS rank
    FROM summed GROUP BY dimension, value
  ), daily AS (
    SELECT day, n FROM visit_days
    WHERE kind = ${KIND.link} AND subject_id = ${id} AND dimension = ${DIMENSION.device}
      AND day BETWEEN ${formatDay(from)}::date AND ${formatDay(to)}::date
    UNION ALL SELECT day, n FROM tail
  )
  SELECT dimension, NULL AS day, value, clicks::bigint FROM ranked WHERE rank <= ${longest}
  UNION ALL SELECT ${DIMENSION.device}::smallint, day::text, '', sum(n)::bigint FROM daily GROUP BY day
  ORDER BY clicks DESC, value`;
