import { db, Prisma } from "@/lib/db/client";

/**
 * Purges the visits of deleted subjects and returns how many journal rows were removed. The journal has no index for
 * this, so every monthly partition is scanned, but only when something was deleted. Daily counts rolled up since the
 * deletion are purged too.
 */
export async function purgeVisits(): Promise<number> {
  const deleted = await db.goneSubject.findMany();
  if (!deleted.length) return 0;
  const subjects = Prisma.sql`(SELECT * FROM unnest(${deleted.map((one) => one.kind)}::smallint[],
    ${deleted.map((one) => one.subjectId)}::int[]) AS gone (kind, subject_id))`;
  const purge = (table: string) =>
    db.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE (kind, subject_id) IN ${subjects}`;
  const months = await db.$queryRaw<{ name: string }[]>`
    SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'visits'::regclass`;
  let purged = 0;
  for (const { name } of months) purged += await purge(name);
  await purge("visit_days");
  await purge("view_counters");
  await purge("gone_subjects");
  return purged;
}
