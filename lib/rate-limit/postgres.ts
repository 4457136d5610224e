import { db } from "@/lib/db/client";
import {
  type Limiter,
  type RateLimitResult,
  type RateLimitRule,
  rateLimitResult,
} from "@/lib/rate-limit/result";

type Row = { admitted: boolean; used: number; frees: number; wait: number };

/**
 * An exact sliding log in the table `rate_log`, one statement per request; the row lock serializes concurrent
 * requests of all copies (docs/contract.md §2).
 *
 * The time is the database's, read after locking, because the copies' clocks differ; `now` is unused. Never call it
 * inside `transaction`: a rollback would lose the hit, and the lock would be held until the end. The table is
 * unlogged: after a database crash every subject starts over. Rejects when the database is unavailable; nothing else
 * of the request would work without it (503).
 */
export const postgresLimiter: Limiter = Object.assign(count, { refund });

async function count(subject: string, rule: RateLimitRule): Promise<RateLimitResult> {
  const { requests, seconds } = rule;
  const [row] = await db.$queryRaw<Row[]>`
    INSERT INTO rate_log AS log (subject, hits, admitted)
    VALUES (${subject}, ARRAY[clock_timestamp()], true)
    ON CONFLICT (subject) DO UPDATE SET (hits, admitted) = (
      SELECT CASE WHEN free THEN live || at ELSE live END, free
      FROM (SELECT clock_timestamp() AS at, make_interval(secs => ${seconds}::float8) AS span) AS clock,
        LATERAL (
          SELECT coalesce(array_agg(hit ORDER BY hit), '{}') AS live, count(*) < ${requests}::int AS free
          FROM unnest(log.hits) AS hit
          WHERE hit > at - span AND hit < at + span
        ) AS recent
    )
    RETURNING admitted, cardinality(hits) AS used,
      (extract(epoch FROM hits[greatest(cardinality(hits) - ${requests}::int, 0) + 1])
        + ${seconds}::float8) * 1000 AS frees,
      (extract(epoch FROM hits[greatest(cardinality(hits) - ${requests}::int, 0) + 1] - clock_timestamp())
        + ${seconds}::float8) * 1000 AS wait`;
  if (!row) throw new Error("the rate limit's statement returned no row");
  return rateLimitResult(rule, { ...row, allowed: row.admitted });
}

function refund(subject: string): Promise<unknown> {
  return db.$executeRaw`
    UPDATE rate_log SET hits = trim_array(hits, 1) WHERE subject = ${subject} AND cardinality(hits) > 0`;
}

/**
 * Deletes the logs of subjects that were idle for a day, the longest window of a rule. Returns how many. For a
 * scheduled job.
 */
export const deleteIdleLogs = (): Promise<number> =>
  db.$executeRaw`
    DELETE FROM rate_log
    WHERE cardinality(hits) = 0 OR hits[cardinality(hits)] < clock_timestamp() - interval '1 day'`;
