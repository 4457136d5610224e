import { db, Prisma } from "@/lib/db/client";

/** Maximum deleted subjects per pass through the journal. */
const SUBJECTS = 50_000;
/** 8 kB pages per statement, 32 MB: tenths of a second. */
const PAGES = 4_096;

/**
 * Purges the visits of deleted subjects and returns how many journal rows were removed. The journal has no index for
 * this, so all of it is scanned, a range of pages per statement, but only when something was deleted. Daily counts
 * rolled up since the deletion are purged too.
 */
export async function purgeVisits(): Promise<number> {
  let purged = 0;
  for (;;) {
    const deleted = await db.deletedSubject.findMany({ take: SUBJECTS });
    if (!deleted.length) return purged;
    const subjects = Prisma.sql`(SELECT * FROM unnest(${deleted.map((one) => one.kind)}::smallint[],
      ${deleted.map((one) => one.subjectId)}::int[]) AS deleted (kind, subject_id))`;
    const purge = (table: string, part = Prisma.empty) =>
      db.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE (kind, subject_id) IN ${subjects} ${part}`;
    for (const { name, pages } of await months())
      for (const part of partsOf(pages)) purged += await purge(name, part);
    await purge("visit_days");
    await purge("view_counters");
    await purge("deleted_subjects");
  }
}

const months = () => db.$queryRaw<{ name: string; pages: number }[]>`
  SELECT inhrelid::regclass::text AS name,
    (pg_relation_size(inhrelid) / current_setting('block_size')::int)::int AS pages
  FROM pg_inherits WHERE inhparent = 'visits'::regclass`;

/** Ranges of a table's pages. The last one is open-ended, because rows are added meanwhile. */
function* partsOf(pages: number): Iterable<Prisma.Sql> {
  for (let first = 0; first === 0 || first < pages; first += PAGES) {
    const from = Prisma.sql`AND ctid >= ${`(${first},0)`}::tid`;
    const next = first + PAGES;
    yield next < pages ? Prisma.sql`${from} AND ctid < ${`(${next},0)`}::tid` : from;
  }
}
