import { db, Prisma } from "@/lib/db/client";

/**
 * Forgets the visits of what was deleted; answers how many rows of their journal. That has no index
 * for it, so it is read whole, a month at a time, but only when there is something to forget. What was folded
 * between the deletion and now goes too.
 */
export async function forgetVisits(): Promise<number> {
  const gone = await db.goneSubject.findMany();
  if (!gone.length) return 0;
  const subjects = Prisma.sql`(SELECT * FROM unnest(${gone.map((one) => one.kind)}::smallint[],
    ${gone.map((one) => one.subjectId)}::int[]) AS gone (kind, subject_id))`;
  const forget = (table: string) =>
    db.$executeRaw`DELETE FROM ${Prisma.raw(table)} WHERE (kind, subject_id) IN ${subjects}`;
  const months = await db.$queryRaw<{ name: string }[]>`
    SELECT inhrelid::regclass::text AS name FROM pg_inherits WHERE inhparent = 'visits'::regclass`;
  let forgotten = 0;
  for (const { name } of months) forgotten += await forget(name);
  await forget("visit_days");
  await forget("view_counters");
  await forget("gone_subjects");
  return forgotten;
}
