import { DIMENSION, KIND } from "@/lib/analytics/kinds";
import { LOCKS } from "@/lib/db/advisory-locks";
import { visitorPool } from "@/lib/db/visitor-pools";

// Batches per statement. A longer statement would let dead versions of the counter rows pile up.
const BATCHES_PER_STATEMENT = 500;

// Batches hold the shared lock, so once we hold the exclusive one, every batch up to the sequence's last value has
// ended.
const LAST_BATCH_SQL = `SELECT last_value FROM visit_batches, (SELECT pg_advisory_xact_lock(${LOCKS.journal}) OFFSET 0) AS locked`;

const ROLLUP_SQL = `
WITH span AS MATERIALIZED (
  SELECT batch AS after, least($1::bigint, batch + ${BATCHES_PER_STATEMENT}) AS upto FROM visit_rollup WHERE batch < $1 FOR UPDATE
), fresh AS MATERIALIZED (
  SELECT v.kind, v.subject_id, (v.at AT TIME ZONE 'UTC')::date AS day, v.n, v.country, v.referrer, v.device, v.browser, v.place
  FROM visits v WHERE v.batch > (SELECT after FROM span) AND v.batch <= (SELECT upto FROM span)
), rolled_up AS (
  INSERT INTO visit_days AS d (kind, subject_id, dimension, day, value, n)
  SELECT kind, subject_id, dimension, day, coalesce(value, ''), sum(n) FROM fresh
  CROSS JOIN LATERAL (VALUES (${DIMENSION.country}, country), (${DIMENSION.referrer}, referrer),
    (${DIMENSION.device}, device), (${DIMENSION.browser}, browser), (${DIMENSION.segment}, place)) AS facts(dimension, value)
  WHERE dimension <> ${DIMENSION.segment} OR value <> ''
  GROUP BY kind, subject_id, dimension, day, coalesce(value, '')
  ORDER BY 1, 2, 3, 4, 5
  ON CONFLICT (kind, subject_id, dimension, day, value) DO UPDATE SET n = d.n + excluded.n
), accounts AS (
  INSERT INTO account_days AS d (account_id, day, n)
  SELECT l.account_id, f.day, sum(f.n) FROM fresh f JOIN links l ON l.id = f.subject_id
  WHERE f.kind = ${KIND.link} GROUP BY l.account_id, f.day ORDER BY l.account_id, f.day
  ON CONFLICT (account_id, day) DO UPDATE SET n = d.n + excluded.n
), moved AS (
  UPDATE visit_rollup SET batch = span.upto FROM span
)
SELECT (SELECT coalesce(sum(n), 0) FROM fresh)::int AS visits, upto < $1 AS more FROM span`;

/**
 * Adds new visits from the journal to the daily counts, exactly once: the counts and the last rolled-up batch change
 * in one statement. Handles a bounded number of batches; `more` is true while others remain.
 */
export async function rollUpVisits(): Promise<{ visits: number; more: boolean }> {
  const cut = await visitorPool().query<{ last_value: string }>(LAST_BATCH_SQL);
  const { rows } = await visitorPool().query<{ visits: number; more: boolean }>(ROLLUP_SQL, [
    cut.rows[0]?.last_value,
  ]);
  return rows[0] ?? { visits: 0, more: false };
}
