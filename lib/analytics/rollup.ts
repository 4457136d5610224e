import { DIMENSION, KIND, SPARSE_DIMENSIONS } from "@/lib/analytics/kinds";
import { LOCKS } from "@/lib/db/advisory-locks";
import { db, Prisma, transaction } from "@/lib/db/client";

// Per statement: about half a second of processor time, during which it locks counter rows. The more visits of a link
// it adds up, the fewer rows it writes per visit.
const MAX_BATCHES = 2_000;
const MAX_GROUPS = 40_000;

/** A link whose counter was raised from `before` to `clicks`. */
export type RaisedLink = { id: number; before: number; clicks: number };

/** `visits` were rolled up, from all batches after `last` up to `upto`. */
export type Rollup = { visits: number; upto: number; last: number };

/** SQL: the account of a subject `s`. Ids are those of each kind's own table. */
const OWNERS = Prisma.raw(
  Object.entries({
    links: KIND.link,
    timers: KIND.timer,
    countdowns: KIND.countdown,
    bio_pages: KIND.bio_page,
    menus: KIND.menu,
    forms: KIND.form,
  })
    .map(([table, kind]) => [table, table === "bio_pages" ? `IN (${kind}, ${KIND.bio_click})` : `= ${kind}`])
    .map(([table, kinds]) => `SELECT account_id FROM ${table} WHERE s.kind ${kinds} AND id = s.subject_id`)
    .join(" UNION ALL "),
);

/**
 * Adds new visits from the journal to the counters and the daily counts, exactly once: one statement also advances
 * the last rolled-up batch. Handles a bounded number of batches. Calls `onRaised` in the same transaction with the
 * links whose counter passed one of `thresholds`. Visits of deleted subjects go into no daily count.
 */
export async function rollUpVisits(
  thresholds: readonly number[],
  onRaised: (links: RaisedLink[]) => Promise<void>,
): Promise<Rollup> {
  const last = await lastBatch();
  return transaction(async () => {
    // The planner overestimates arrays, which leads to sequential scans and JIT compilation.
    await db.$executeRaw`SELECT set_config('enable_seqscan', 'off', true), set_config('jit', 'off', true),
      set_config('work_mem', '32MB', true)`;
    const [done] = await db.$queryRaw<{ visits: number; upto: bigint; raised: RaisedLink[] }[]>`
      WITH span AS MATERIALIZED (
        SELECT r.batch AS after, least(${last}, coalesce((
          SELECT max(batch) FROM (
            SELECT batch, sum(cardinality(subjects)) OVER (ORDER BY batch) - cardinality(subjects) AS groups
            FROM visit_journal WHERE batch > r.batch AND batch <= ${last} ORDER BY batch LIMIT ${MAX_BATCHES}) sized
          WHERE groups < ${MAX_GROUPS}::int), ${last})) AS upto
        FROM visit_rollup r WHERE r.batch < ${last} FOR UPDATE
      ), journal AS MATERIALIZED (
        SELECT j.*, (at AT TIME ZONE 'UTC')::date AS day, extract(hour FROM at AT TIME ZONE 'UTC')::text AS hour
        FROM visit_journal j
        WHERE j.batch > (SELECT after FROM span) AND j.batch <= (SELECT upto FROM span)
      ), fact AS MATERIALIZED (
        SELECT batch, ord, country, referrer, device, browser, system, language, trigger
        FROM journal, unnest(countries, referrers, devices, browsers, systems, languages, triggers) WITH ORDINALITY
          AS facts(country, referrer, device, browser, system, language, trigger, ord)
      ), visit AS MATERIALIZED (
        SELECT j.kind, v.subject_id, v.segment, v.target, j.day, j.hour, f.country, f.referrer, f.device, f.browser, f.system,
          f.language, f.trigger, sum(v.n) AS n, max(j.at) AS at
        FROM journal j
        CROSS JOIN LATERAL unnest(j.subjects, j.segments, j.counts, j.facts, j.targets)
          AS v(subject_id, segment, n, fact, target)
        JOIN fact f ON f.batch = j.batch AND f.ord = v.fact
        GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13
      ), subject AS MATERIALIZED (
        SELECT s.*, owner.account_id FROM (
          SELECT kind, subject_id, day, sum(n)::bigint AS n, max(at) AS at FROM visit GROUP BY 1, 2, 3) s
        LEFT JOIN LATERAL (${OWNERS}) AS owner ON true
      ), value AS MATERIALIZED (
        SELECT s.account_id, v.kind, v.subject_id, dimension, v.day, coalesce(value, '') AS value, sum(v.n) AS n
        FROM visit v JOIN subject s ON s.kind = v.kind AND s.subject_id = v.subject_id AND s.day = v.day
        CROSS JOIN LATERAL (VALUES (${DIMENSION.country}::smallint, country), (${DIMENSION.referrer}::smallint, referrer),
          (${DIMENSION.device}::smallint, device), (${DIMENSION.browser}::smallint, browser),
          (${DIMENSION.segment}::smallint, segment), (${DIMENSION.system}::smallint, system),
          (${DIMENSION.language}::smallint, language), (${DIMENSION.trigger}::smallint, trigger),
          (${DIMENSION.target}::smallint, target::text), (${DIMENSION.hour}::smallint, hour)) AS facts(dimension, value)
        WHERE s.account_id IS NOT NULL
          AND (value <> '' OR dimension <> ALL (${SPARSE_DIMENSIONS}::smallint[]))
        GROUP BY 1, 2, 3, 4, 5, 6
      ), days AS (
        INSERT INTO visit_days AS d (kind, subject_id, dimension, day, value, n)
        SELECT kind, subject_id, dimension, day, value, n FROM value ORDER BY 1, 2, 3, 4, 5
        ON CONFLICT (kind, subject_id, dimension, day, value) DO UPDATE SET n = d.n + excluded.n
      ), views AS (
        INSERT INTO view_counters AS c (kind, subject_id, segment, n)
        SELECT kind, subject_id, coalesce(segment, ''), sum(n) FROM visit WHERE kind <> ${KIND.link}::smallint
        GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
        ON CONFLICT (kind, subject_id, segment) DO UPDATE SET n = c.n + excluded.n
      ), counters AS (
        UPDATE link_counters c
        SET clicks = c.clicks + clicked.n, last_clicked_at = greatest(c.last_clicked_at, clicked.at)
        FROM (
          SELECT subject_id, sum(n)::bigint AS n, max(at) AS at FROM subject WHERE kind = ${KIND.link}::smallint GROUP BY 1
        ) clicked WHERE c.link_id = clicked.subject_id
        RETURNING c.link_id AS id, c.clicks - clicked.n AS before, c.clicks
      ), accounts AS (
        INSERT INTO account_visit_days AS d (account_id, kind, dimension, day, value, n)
        SELECT account_id, kind, dimension, day, value, sum(n) FROM value
        WHERE kind <> ${KIND.bio_click}::smallint
          AND dimension NOT IN (${DIMENSION.segment}::smallint, ${DIMENSION.target}::smallint)
        GROUP BY 1, 2, 3, 4, 5 ORDER BY 1, 2, 3, 4, 5
        ON CONFLICT (account_id, kind, dimension, day, value) DO UPDATE SET n = d.n + excluded.n
      ), subjects AS (
        INSERT INTO account_subject_days AS d (account_id, kind, day, subject_id, n)
        SELECT account_id, kind, day, subject_id, n FROM subject
        WHERE kind <> ${KIND.bio_click}::smallint AND account_id IS NOT NULL ORDER BY 1, 2, 3, 4
        ON CONFLICT (account_id, kind, day, subject_id) DO UPDATE SET n = d.n + excluded.n
      ), moved AS (
        UPDATE visit_rollup SET batch = span.upto FROM span
      )
      SELECT (SELECT coalesce(sum(n), 0) FROM visit)::int AS visits, upto,
        (SELECT coalesce(json_agg(counters), '[]') FROM counters
          WHERE EXISTS (SELECT FROM unnest(${thresholds}::bigint[]) AS t WHERE before < t AND clicks >= t)) AS raised
      FROM span`;
    if (done?.raised.length) await onRaised(done.raised);
    return { visits: done?.visits ?? 0, upto: Number(done?.upto ?? last), last: Number(last) };
  });
}

/**
 * The newest batch before which all have ended. Batches hold the lock shared, so once it is held exclusively, all
 * that have a number have ended.
 */
async function lastBatch(): Promise<bigint> {
  const [batch] = await db.$queryRaw<{ last: bigint }[]>`
    SELECT last_value AS last
    FROM visit_batches, (SELECT pg_advisory_xact_lock(${Prisma.raw(String(LOCKS.journal))}) OFFSET 0) AS locked`;
  return batch?.last ?? 0n;
}
