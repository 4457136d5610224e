import pg from "pg";
import { DIMENSION, KIND } from "@/lib/analytics/kinds";

/** The database's totals of one link's clicks, read in one snapshot. */
export type ClickTotals = {
  slug: string;
  clicks: number;
  limit: number | null;
  /** The sum of its rows in the journal. */
  journal: number;
  /** The sum of its rows that aren't rolled up yet. */
  tail: number;
  /** The sum of its rolled-up days, per dimension. */
  days: number[];
};

// Every dimension of a link: links have no tables.
const { segment: _, ...DIMENSIONS } = DIMENSION;

const SQL = `
  WITH mine AS (SELECT batch, subject_id, n FROM visits WHERE kind = ${KIND.link})
  SELECT slug, clicks::int, click_limit AS limit,
    (SELECT coalesce(sum(n), 0)::int FROM mine WHERE subject_id = id) AS journal,
    (SELECT coalesce(sum(n), 0)::int FROM mine
      WHERE subject_id = id AND batch > (SELECT batch FROM visit_rollup)) AS tail,
    ARRAY(SELECT (SELECT coalesce(sum(n), 0)::int FROM visit_days
        WHERE kind = ${KIND.link} AND subject_id = id AND dimension = one)
      FROM unnest($1::int[]) AS one) AS days
  FROM links JOIN link_counters ON link_id = id ORDER BY id`;

/** The totals of all links, in order of creation. */
export async function readClickTotals(databaseUrl: string): Promise<ClickTotals[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query<ClickTotals>(SQL, [Object.values(DIMENSIONS)])).rows;
  } finally {
    await client.end();
  }
}
