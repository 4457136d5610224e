import type { z } from "zod";
import { DIMENSION, KIND, SPARSE_DIMENSIONS } from "@/lib/analytics/kinds";
import { daysOf, type Span, spanFaults, spanOf, spanShape } from "@/lib/analytics/span";
import { tailOf } from "@/lib/analytics/tail";
import { formatDay } from "@/lib/dates";
import { db } from "@/lib/db/client";
import type { linkStatsResponse } from "@/lib/links/response-schema";
import type { LinkRow } from "@/lib/links/serialize";
import { get } from "@/lib/links/service";
import type { Owner } from "@/lib/owner";
import type { Query } from "@/lib/validation/query";
import { validate } from "@/lib/validation/validate";

const MAX_LIST_LENGTH = 100;
const BREAKDOWNS = [
  DIMENSION.country,
  DIMENSION.referrer,
  DIMENSION.device,
  DIMENSION.browser,
  DIMENSION.system,
  DIMENSION.language,
  DIMENSION.trigger,
  DIMENSION.target,
];
const SPARSE_BREAKDOWNS = BREAKDOWNS.filter((dimension) => SPARSE_DIMENSIONS.includes(dimension));

type Stats = z.input<typeof linkStatsResponse>;

/** Statistics of a link between two UTC days, inclusive; the last 30 days by default (docs/contract.md §3). */
export const stats = async (owner: Owner, at: { id?: number }, query: Query, now: Date): Promise<Stats> =>
  statsOf(await get(owner, at), query, now);

/** As `stats`, of a link that `get` returned, which checks its owner. */
export async function statsOf({ id, url }: LinkRow, query: Query, now: Date): Promise<Stats> {
  const span = readSpan(query, now);
  const { from, to } = span;
  const rows = await countClicks(id, from, to, MAX_LIST_LENGTH);
  const clicksOn = new Map(rows.filter((row) => row.day).map((row) => [row.day, Number(row.clicks)]));
  const daily = daysOf(span).map((date) => ({ date, clicks: clicksOn.get(date) ?? 0 }));
  const clicks = daily.reduce((sum, day) => sum + day.clicks, 0);
  const by = (dimension: number) =>
    rows
      .filter((row) => row.dimension === dimension && row.day === null)
      .map((row) => ({ value: row.value || null, clicks: Number(row.clicks) }));
  const named = await targetsOf(id, by(DIMENSION.target));
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
      if (value === null) return { id: null, label: "", url, ...rest };
      const { label = "", url: target = "" } = named.get(value) ?? {};
      return { id: Number(value), label, url: target, ...rest };
    }),
  };
}

/** The targets of a link's rules and splits by ID. Most links have none, and no clicks on them either. */
async function targetsOf(linkId: number, clicked: readonly { value: string | null }[]) {
  const hasSome = clicked.some(({ value }) => value !== null);
  const targets = hasSome ? await db.linkTarget.findMany({ where: { linkId } }) : [];
  return new Map(targets.map((target) => [String(target.id), target]));
}

/** The period of `from` and `to`. Throws `invalid_from`, `invalid_to`. */
export const readSpan = (query: Query, now: Date): Span =>
  spanOf(
    validate(spanShape, query, (sent) => spanFaults(sent, now)),
    now,
  );

type ClickRow = { dimension: number; day: string | null; value: string; clicks: bigint };

/**
 * Reads the daily rollup and the tail of the journal in one snapshot. Sums days before adding the tail: a popular
 * link has hundreds of thousands of rows a year. Of each list, the `longest` most clicked.
 */
export const countClicks = (
  id: number,
  from: Date,
  to: Date,
  longest: number,
): Promise<ClickRow[]> => db.$queryRaw<ClickRow[]>`
  WITH tail AS MATERIALIZED (
    SELECT * FROM ${tailOf("link", [id])} tail
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
    SELECT dimension, value, n FROM counted WHERE dimension <> ALL (${SPARSE_BREAKDOWNS}::smallint[]) OR value <> ''
    -- The daily counts of these only have visits with a value.
    UNION ALL SELECT dimension, '', (SELECT coalesce(sum(n), 0) FROM daily)
      - (SELECT coalesce(sum(n), 0) FROM counted c WHERE c.dimension = late.dimension AND value <> '')
    FROM unnest(${SPARSE_BREAKDOWNS}::smallint[]) AS late(dimension)
  ), ranked AS (
    SELECT dimension, value, sum(n) AS clicks, row_number() OVER (PARTITION BY dimension ORDER BY sum(n) DESC, value) AS rank
    FROM summed GROUP BY dimension, value HAVING sum(n) > 0
  )
  SELECT dimension, NULL AS day, value, clicks::bigint FROM ranked WHERE rank <= ${longest}
  UNION ALL SELECT ${DIMENSION.device}::smallint, day::text, '', sum(n)::bigint FROM daily GROUP BY day
  ORDER BY clicks DESC, value`;
