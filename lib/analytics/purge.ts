import { db, Prisma } from "@/lib/db/client";

/**
 * Forgets the visits of what was deleted; answers how many rows of their journal. That has no index
 * for it, so it is read whole, a month at a time, but only when there is something to forget. What was folded
 * between the deletion and now goes too.
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
