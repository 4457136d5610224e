import { db, Prisma, transaction } from "@/lib/db/client";

/** Maximum deleted subjects per pass through the journal. */
const SUBJECTS = 50_000;
/** 8 kB pages per statement, 32 MB: tenths of a second. */
const PAGES = 4_096;

/**
 * Purges the visits of deleted subjects from the journal and the daily counts; returns how many groups of visits left
 * the journal. It has no index for this, so all of it is scanned, a range of pages per statement, but only after a
 * deletion. `rollUp` must roll up everything journaled before the call, hence every visit of these subjects, so that
 * none is added to the daily counts later.
 */
export async function purgeVisits(rollUp: () => Promise<unknown>): Promise<number> {
  let purged = 0;
  for (;;) {
    const deleted = await db.deletedSubject.findMany({ take: SUBJECTS });
    if (!deleted.length) return purged;
    await rollUp();
    const subjects = Prisma.sql`(SELECT * FROM unnest(${deleted.map((one) => one.kind)}::smallint[],
      ${deleted.map((one) => one.subjectId)}::int[]) AS deleted (kind, subject_id))`;
    for (const { name, pages } of await partitions())
      for (const part of rangesOf(pages)) purged += await purgeJournal(name, part, subjects);
    await db.$executeRaw`DELETE FROM view_counters WHERE (kind, subject_id) IN ${subjects}`;
    await transaction(() => purgeDays(subjects));
  }
}

/**
 * Purges the daily counts and subtracts them from the account totals, in the same statement that stops readers from
 * subtracting them (lib/analytics/account-visits.ts).
 */
async function purgeDays(subjects: Prisma.Sql): Promise<void> {
  // Prevents a deadlock: the rollup updates the same account rows in another order.
  await db.$queryRaw`SELECT 1 FROM visit_rollup FOR UPDATE`;
  const same = Prisma.sql`
    (a.account_id, a.kind, a.dimension, a.day, a.value) = (s.account_id, s.kind, s.dimension, s.day, s.value)`;
  await db.$executeRaw`
    WITH deleted AS (
      DELETE FROM deleted_subjects WHERE (kind, subject_id) IN ${subjects} RETURNING kind, subject_id, account_id
    ), purged AS (
      DELETE FROM visit_days WHERE (kind, subject_id) IN ${subjects} RETURNING kind, subject_id, dimension, day, value, n
    ), subtracted AS (
      SELECT account_id, kind, dimension, day, value, sum(n) AS n FROM purged JOIN deleted USING (kind, subject_id) GROUP BY 1, 2, 3, 4, 5
    ), subjects AS (
      DELETE FROM account_subject_days a USING (SELECT DISTINCT account_id, kind, day, subject_id FROM purged JOIN deleted USING (kind, subject_id)) s
      WHERE (a.account_id, a.kind, a.day, a.subject_id) = (s.account_id, s.kind, s.day, s.subject_id)
    ), emptied AS (
      DELETE FROM account_visit_days a USING subtracted s WHERE ${same} AND a.n <= s.n
    )
    UPDATE account_visit_days a SET n = a.n - s.n FROM subtracted s WHERE ${same} AND a.n > s.n`;
}

/** Removes visits from the arrays of a part of the journal. */
async function purgeJournal(partition: string, part: Prisma.Sql, subjects: Prisma.Sql): Promise<number> {
  const [row] = await db.$queryRaw<{ purged: bigint }[]>`
    WITH deleted AS MATERIALIZED ${subjects}, visit AS MATERIALIZED (
      SELECT j.ctid AS row, v.*, deleted.subject_id IS NOT NULL AS purged
      FROM ${Prisma.raw(partition)} j
      CROSS JOIN LATERAL unnest(j.subjects, j.segments, j.counts, j.facts, j.targets) WITH ORDINALITY
        AS v(subject_id, segment, n, fact, target, ord)
      LEFT JOIN deleted ON deleted.kind = j.kind AND deleted.subject_id = v.subject_id
      WHERE ${part}
    ), rest AS MATERIALIZED (
      SELECT row, count(*) FILTER (WHERE purged) AS purged,
        coalesce(array_agg(subject_id ORDER BY ord) FILTER (WHERE NOT purged), '{}') AS subjects,
        coalesce(array_agg(segment ORDER BY ord) FILTER (WHERE NOT purged), '{}') AS segments,
        coalesce(array_agg(n ORDER BY ord) FILTER (WHERE NOT purged), '{}') AS counts,
        coalesce(array_agg(fact ORDER BY ord) FILTER (WHERE NOT purged), '{}') AS facts,
        array_agg(target ORDER BY ord) FILTER (WHERE NOT purged) AS targets
      FROM visit GROUP BY row HAVING bool_or(purged)
    ), changed AS (
      UPDATE ${Prisma.raw(partition)} j
      SET subjects = rest.subjects, segments = rest.segments, counts = rest.counts, facts = rest.facts,
        targets = rest.targets
      FROM rest WHERE j.ctid = rest.row
    )
    SELECT coalesce(sum(purged), 0)::bigint AS purged FROM rest`;
  return Number(row?.purged ?? 0);
}

const partitions = () => db.$queryRaw<{ name: string; pages: number }[]>`
  SELECT inhrelid::regclass::text AS name,
    (pg_relation_size(inhrelid) / current_setting('block_size')::int)::int AS pages
  FROM pg_inherits WHERE inhparent = 'visit_journal'::regclass`;

/** Ranges of a table's pages. The last one is open-ended, because the table grows. */
function* rangesOf(pages: number): Iterable<Prisma.Sql> {
  for (let first = 0; first === 0 || first < pages; first += PAGES) {
    const from = Prisma.sql`j.ctid >= ${`(${first},0)`}::tid`;
    const next = first + PAGES;
    yield next < pages ? Prisma.sql`${from} AND j.ctid < ${`(${next},0)`}::tid` : from;
  }
}
