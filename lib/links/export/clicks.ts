import { DIMENSION, KIND } from "@/lib/analytics/kinds";
import { tailOf } from "@/lib/analytics/tail";
import { viewsByDay } from "@/lib/analytics/view-counts";
import { addDays, formatDay } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { allLinks } from "@/lib/links/export/links";
import type { Owner } from "@/lib/owner";
import { type Cell, csvStream } from "@/lib/streams/csv";

const DAYS = 365;
const BATCH = 5_000;

const firstDay = (now: Date): Date => addDays(now, 1 - DAYS);

/** Clicks of all the account's links by day over the last 365 days as CSV, a row per link and day with clicks. */
export function exportClicks(owner: Owner, now: Date): ReadableStream<Uint8Array> {
  async function* batches() {
    for await (const slugs of allSlugs(owner)) {
      const days = await viewsByDay("link", [...slugs.keys()], firstDay(now));
      yield days.map(({ id, date, n }): Cell[] => [date, slugs.get(id) ?? "", n]);
    }
  }
  return csvStream(["date", "alias", "clicks"], batches());
}

/**
 * Clicks of all the account's links over the last 365 days as CSV, a row per link and each country, referrer, device
 * and browser. An empty value is unknown, or no referrer.
 */
export function exportOrigins(owner: Owner, now: Date): ReadableStream<Uint8Array> {
  async function* batches() {
    for await (const slugs of allSlugs(owner)) {
      for await (const rows of origins([...slugs.keys()], formatDay(firstDay(now))))
        yield rows.map(({ id, dimension, value, n }): Cell[] => [
          slugs.get(id) ?? "",
          NAMES.get(dimension) ?? "",
          value,
          Number(n),
        ]);
    }
  }
  return csvStream(["alias", "dimension", "value", "clicks"], batches());
}

async function* allSlugs(owner: Owner): AsyncGenerator<Map<number, string>> {
  for await (const links of allLinks(owner)) yield new Map(links.map(({ id, slug }) => [id, slug]));
}

const { country, referrer, device, browser } = DIMENSION;
const NAMES = new Map<number, string>(
  Object.entries({ country, referrer, device, browser }).map(([name, dimension]) => [dimension, name]),
);

type Origin = { id: number; dimension: number; value: string; n: bigint };

/** A link may have any number of referrers, so paging by link would not bound memory. */
async function* origins(ids: number[], from: string): AsyncGenerator<Origin[]> {
  for (let after = { id: 0, dimension: 0, value: "" }; ; ) {
    const rows = await db.$queryRaw<Origin[]>`
      SELECT id, dimension, value, sum(n)::bigint AS n FROM (
        SELECT subject_id AS id, dimension, value, n FROM visit_days
        WHERE kind = ${KIND.link}::smallint AND subject_id = ANY (${ids}::int[]) AND subject_id >= ${after.id}
          AND dimension = ANY (${[...NAMES.keys()]}::smallint[]) AND day >= ${from}::date
        UNION ALL SELECT subject_id, fact.dimension, coalesce(fact.value, ''), n FROM ${tailOf("link")} tail
        CROSS JOIN LATERAL (VALUES (${country}::smallint, country), (${referrer}::smallint, referrer),
          (${device}::smallint, device), (${browser}::smallint, browser)) AS fact(dimension, value)
        WHERE subject_id = ANY (${ids}::int[]) AND subject_id >= ${after.id} AND day >= ${from}::date
      ) counted
      WHERE (id, dimension, value) > (${after.id}::int, ${after.dimension}::smallint, ${after.value}::text)
      GROUP BY id, dimension, value ORDER BY id, dimension, value LIMIT ${BATCH}`;
    yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last;
  }
}
