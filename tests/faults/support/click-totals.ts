import { expect } from "@playwright/test";
import pg from "pg";
import { DIMENSION, KIND } from "@/lib/analytics/kinds";
import { withConnection } from "@/prisma/connection";
import type { Counts, VisitorLoad } from "./visitors";

/** The database's totals of one link's clicks, read in one snapshot. */
export type ClickTotals = {
  slug: string;
  clicks: number;
  limit: number | null;
  /** The counter of its click limit; null without a limit. */
  limited: number | null;
  /** The sum of its rows in the journal. */
  journal: number;
  /** The sum of its rows that aren't rolled up yet. */
  tail: number;
  /** The sum of its rolled-up days, per dimension. */
  days: number[];
};

// The dimensions that every click of a link is counted under.
const DIMENSIONS = Object.values(DIMENSION).filter(
  (dimension) => dimension < DIMENSION.language && dimension !== DIMENSION.segment,
);

const SQL = `
  WITH mine AS (
    SELECT batch, visit.subject_id, visit.n
    FROM visit_journal CROSS JOIN LATERAL unnest(subjects, counts) AS visit(subject_id, n) WHERE kind = ${KIND.link}
  ), tail AS (
    SELECT links.id, coalesce(sum(n), 0)::int AS n
    FROM links LEFT JOIN mine ON subject_id = id AND batch > (SELECT batch FROM visit_rollup) GROUP BY links.id
  )
  SELECT slug, c.clicks::int + tail.n AS clicks, click_limit AS limit, m.clicks::int AS limited,
    (SELECT coalesce(sum(n), 0)::int FROM mine WHERE subject_id = id) AS journal, tail.n AS tail,
    ARRAY(SELECT (SELECT coalesce(sum(n), 0)::int FROM visit_days
        WHERE kind = ${KIND.link} AND subject_id = id AND dimension = one)
      FROM unnest($1::int[]) AS one) AS days
  FROM links JOIN tail USING (id) JOIN link_counters c ON c.link_id = id LEFT JOIN limit_counters m ON m.link_id = id
  ORDER BY id`;

/** The totals of all links, in order of creation. */
export async function readClickTotals(databaseUrl: string): Promise<ClickTotals[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query<ClickTotals>(SQL, [DIMENSIONS])).rows;
  } finally {
    await client.end();
  }
}

/** All visitors' requests and redirects must match the totals: each redirect is counted, and nothing that nobody sent. */
export function expectTotalsMatch(totals: readonly ClickTotals[], loads: readonly VisitorLoad[]): void {
  expect(totals).toHaveLength(4);
  for (const { slug, clicks, limit, limited, journal } of totals) {
    const counts = loads.map((load) => load.of(slug));
    const sum = (count: (one: Counts) => number) => counts.reduce((total, one) => total + count(one), 0);
    expect(clicks).toBeGreaterThanOrEqual(sum(({ redirected }) => redirected));
    expect(clicks).toBeLessThanOrEqual(sum(({ sent }) => sent));
    expect(clicks).toBeLessThanOrEqual(limit ?? Number.POSITIVE_INFINITY);
    expect(journal).toBe(clicks);
    expect(limited).toBe(limit === null ? null : clicks);
    // A visitor is rejected only once the limit is reached.
    if (counts.some(({ responses }) => responses[410])) expect(clicks).toBe(limit);
  }
}

/** The clicks of one target of a link; target 0 is the link's own URL. */
export type TargetTotals = {
  id: number;
  target: number;
  /** The sum of its rows in the journal. */
  journal: number;
  /** The sum of those that are rolled up. */
  rolledUp: number;
  /** The sum of its rolled-up days; null for the link's own URL, which has none. */
  days: number | null;
};

const TARGETS = `
  WITH visits AS (
    SELECT visit.subject_id AS id, coalesce(visit.target, 0) AS target, sum(visit.n)::int AS journal,
      coalesce(sum(visit.n) FILTER (WHERE batch <= (SELECT batch FROM visit_rollup)), 0)::int AS "rolledUp"
    FROM visit_journal CROSS JOIN LATERAL unnest(subjects, counts, targets) AS visit(subject_id, n, target)
    WHERE kind = ${KIND.link} GROUP BY 1, 2
  )
  SELECT visits.*, CASE WHEN target <> 0 THEN (SELECT coalesce(sum(n), 0)::int FROM visit_days
      WHERE kind = ${KIND.link} AND subject_id = id AND dimension = ${DIMENSION.target} AND value = target::text)
    END AS days
  FROM visits`;

/** The totals of the targets of all links, read in one snapshot. */
export const readTargetTotals = (databaseUrl: string): Promise<TargetTotals[]> =>
  withConnection(databaseUrl, async (client) => (await client.query<TargetTotals>(TARGETS)).rows);
