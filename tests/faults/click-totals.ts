import pg from "pg";
import { DIMENSION, KIND } from "@/lib/analytics/kinds";

/** What the database says of one link's clicks, read in one snapshot. */
export type Book = {
  slug: string;
  clicks: number;
  limit: number | null;
  /** The sum of its rows in the journal. */
  journal: number;
  /** The sum of those of them that are not folded yet. */
  tail: number;
  /** The sum of its folded days, for each dimension. */
  days: number[];
};

// All that a link is counted by: it has no places.
const { place: _, ...DIMENSIONS } = DIMENSION;

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

/** The books of all links, in the order in which they were made. */
export async function readBooks(databaseUrl: string): Promise<Book[]> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    return (await client.query<Book>(SQL, [Object.values(DIMENSIONS)])).rows;
  } finally {
    await client.end();
  }
}
