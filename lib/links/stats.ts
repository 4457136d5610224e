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
const BREAKDOWNS = [
  ...[DIMENSION.country, DIMENSION.referrer, DIMENSION.device, DIMENSION.browser, DIMENSION.system],
  ...[DIMENSION.language, DIMENSION.trigger, DIMENSION.target],
];
/** Dimensions without rows for visits that have no value. */
const LATE = [DIMENSION.language, DIMENSION.trigger, DIMENSION.target];
const FIRST_DAY = new Date("0001-01-01");
export const statsShape = { from: optional(queryDay(), null), to: optional(queryDay(), null) };

/** Statistics of a link between two UTC days, inclusive; the last 30 days by default (docs/contract.md §3). */
export async function stats(
  owner: Owner,
  at: { id?: number },
  query: Query,
  now: Date,
): Promise<z.input<typeof linkStatsResponse>> {
  const link = await get(owner, at);
  const { id } = link;
  const { from, to } = readSpan(query, now);
  const [rows, targets] = await Promise.all([
    countClicks(id, from, to, LONGEST_LIST),
    db.linkTarget.findMany({ where: { linkId: id } }),
  ]);
  const clicksOn = new Map(rows.filter((row) => row.day).map((row) => [row.day, Number(row.clicks)]));
  const daily = daysOf(from, to).map((date) => ({ date, clicks: clicksOn.get(date) ?? 0 }));
  const clicks = daily.reduce((sum, day) => sum + day.clicks, 0);
  const by = (dimension: number) =>
    rows
      .filter((row) => row.dimension === dimension && row.day === null)
      .map((row) => ({ value: row.value || null, clicks: Number(row.clicks) }));
  const named = new Map(targets.map((target) => [String(target.id), target]));
  return {
    clicks,
    daily,
    countries: by(DIMENSION.country).map(({ value: country, ...rest }) => ({ country, ...rest })),
    referrers: by(DIMENSION.referrer).map(({ value: referrer, ...rest }) => ({ referrer, ...rest })),
    devices: by(DIMENSION.device).map(({ value: device, ...rest }) => ({ device, ...rest })),
    browsers: by(DIMENSION.browser).map(({ value: browser, ...rest }) => ({ browser, ...rest })),
    systems: by(DIMENSION.system).map(({ value: system, ...rest }) => ({ system, ...rest })),
    languages: by(DIMENSION.language).map(({ value: language, ...rest }) => ({ language, ...rest })),
    triggers: by(DIMENSION.trigger).map(({ value, ...rest }) => ({
      trigger: value === null ? null : ("qr" as const),
      ...rest,
    })),
    targets: by(DIMENSION.target).map(({ value, ...rest }) => {
      if (value === null) return { id: null, label: "", url: link.url, ...rest };
      const { label = "", url = "" } = named.get(value) ?? {};
      return { id: Number(value), label, url, ...rest };
    }),
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
    SELECT * FROM ${tailOf("link")} tail
    WHERE subject_id = ${id} AND day BETWEEN ${formatDay(from)}::date AND ${formatDay(to)}::date
  ), counted AS MATERIALIZED (
    SELECT dimension, value, sum(n) AS n FROM visit_days
    WHERE kind = ${KIND.link} AND subject_id = ${id} AND dimension = ANY (${BREAKDOWNS}::smallint[])
      AND day BETWEEN ${formatDay(from)}::date AND ${formatDay(to)}::date
    GROUP BY dimension, value
    UNION ALL SELECT dimension, coalesce(value, ''), n FROM tail CROSS JOIN LATERAL (VALUES
      (${DIMENSION.country}::smallint, country), (${DIMENSION.referrer}::smallint, referrer),
      (${DIMENSION.device}::smallint, device), (${DIMENSION.browser}::smallint, browser),
      (${DIMENSION.system}::smallint, system), (${DIMENSION.language}::smallint, language),
      (${DIMENSION.trigger}::smallint, trigger), (${DIMENSION.target}::smallint, target::text)) AS facts(dimension, value)
  ), daily AS MATERIALIZED (
    SELECT day, n FROM visit_days
    WHERE kind = ${KIND.link} AND subject_id = ${id} AND dimension = ${DIMENSION.device}
      AND day BETWEEN ${formatDay(from)}::date AND ${formatDay(to)}::date
    UNION ALL SELECT day, n FROM tail
  ), summed AS (
    SELECT dimension, value, n FROM counted WHERE dimension < ${DIMENSION.language}::smallint OR value <> ''
    -- Of these the days only have visits with a value.
    UNION ALL SELECT dimension, '', (SELECT coalesce(sum(n), 0) FROM daily)
      - (SELECT coalesce(sum(n), 0) FROM counted c WHERE c.dimension = late.dimension AND value <> '')
    FROM unnest(${LATE}::smallint[]) AS late(dimension)
  ), ranked AS (
    SELECT dimension, value, sum(n) AS clicks, row_number() OVER (PARTITION BY dimension ORDER BY sum(n) DESC, value) AS rank
    FROM summed GROUP BY dimension, value HAVING sum(n) > 0
  )
  SELECT dimension, NULL AS day, value, clicks::bigint FROM ranked WHERE rank <= ${longest}
  UNION ALL SELECT ${DIMENSION.device}::smallint, day::text, '', sum(n)::bigint FROM daily GROUP BY day
  ORDER BY clicks DESC, value`;
