import { db, Prisma } from "@/lib/db/client";
import { prepared } from "@/lib/db/raw-query";
import {
  type Limiter,
  type RateLimitResult,
  type RateLimitRule,
  rateLimitResult,
} from "@/lib/rate-limit/limiter";

/** What `countInRateLog` returns. */
export type RateLogRow = { admitted: boolean; used: number; frees: number; wait: number };

/**
 * The statement that counts one request per row of `rule`, a CTE with `subject` and `requests`. Its time is the
 * database's, read after locking the subject's row.
 */
export const countInRateLog = (seconds: number): Prisma.Sql => Prisma.sql`
  INSERT INTO rate_log AS log (subject, hits, admitted)
  SELECT subject, ARRAY[clock_timestamp()], true FROM rule
  ON CONFLICT (subject) DO UPDATE SET (hits, admitted) = (
    SELECT CASE WHEN free THEN live || at ELSE live END, free
    FROM (SELECT clock_timestamp() AS at, make_interval(secs => ${seconds}::float8) AS span) AS clock,
      LATERAL (
        SELECT coalesce(array_agg(hit ORDER BY hit), '{}') AS live, count(*) < (SELECT requests FROM rule) AS free
        FROM unnest(log.hits) AS hit
        WHERE hit > at - span AND hit < at + span
      ) AS recent
  )
  RETURNING admitted, cardinality(hits) AS used,
    (extract(epoch FROM hits[greatest(cardinality(hits) - (SELECT requests FROM rule), 0) + 1])
      + ${seconds}::float8) * 1000 AS frees,
    (extract(epoch FROM hits[greatest(cardinality(hits) - (SELECT requests FROM rule), 0) + 1] - clock_timestamp())
      + ${seconds}::float8) * 1000 AS wait`;

/** The result of a counted row. */
export const resultOf = (rule: RateLimitRule, row: RateLogRow): RateLimitResult =>
  rateLimitResult(rule, { ...row, allowed: row.admitted });

/**
 * An exact sliding log in the table `rate_log`, one statement per request; the row lock serializes requests of all
 * processes (docs/contract.md §2).
 *
 * Uses the database's clock because hosts' clocks differ; `now` is unused. Never call it inside `transaction`: a
 * rollback would lose the hit, and the lock would be held until the end. The table is unlogged: after a database
 * crash every subject starts over. Rejects when the database is unavailable, as the rest of the request would (503).
 */
export const postgresLimiter: Limiter = Object.assign(count, { refund, wait });

async function count(subject: string, rule: RateLimitRule): Promise<RateLimitResult> {
  const [row] = await db.$queryRaw<RateLogRow[]>(prepared`
    WITH rule AS (SELECT ${subject}::text AS subject, ${rule.requests}::int AS requests)
    ${countInRateLog(rule.seconds)}`);
  if (!row) throw new Error("the rate limit's statement returned no row");
  return resultOf(rule, row);
}

function refund(subject: string): Promise<unknown> {
  return db.$executeRaw`
    UPDATE rate_log SET hits = trim_array(hits, 1) WHERE subject = ${subject} AND cardinality(hits) > 0`;
}

async function wait(subject: string, { requests, seconds }: RateLimitRule): Promise<number> {
  const [row] = await db.$queryRaw<{ wait: number }[]>(prepared`
    SELECT extract(epoch FROM hit - at)::float8 + ${seconds}::float8 AS wait
    FROM rate_log, unnest(hits) AS hit, clock_timestamp() AS at
    WHERE subject = ${subject} AND abs(extract(epoch FROM hit - at)) < ${seconds}::float8
    ORDER BY hit DESC OFFSET ${requests - 1}::int LIMIT 1`);
  return row ? Math.ceil(row.wait) : 0;
}

/** Deletes the logs of subjects idle for a day, the longest window of a rule. Returns how many. For a scheduled job. */
export const deleteIdleLogs = (): Promise<number> =>
  db.$executeRaw`
    DELETE FROM rate_log
    WHERE cardinality(hits) = 0 OR hits[cardinality(hits)] < clock_timestamp() - interval '1 day'`;
