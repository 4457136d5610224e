import { addDays } from "@/lib/dates";
import { db, Prisma, transaction } from "@/lib/db/client";
import { env } from "@/lib/env";

const WEEKS_AHEAD = 2;

const startOfWeek = (now: Date): Date => {
  const day = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()));
  return addDays(day, -((day.getUTCDay() + 6) % 7));
};

const nameOf = (monday: Date): string =>
  `visit_journal_${monday.toISOString().slice(0, 10).replaceAll("-", "_")}`;

/**
 * Creates missing partitions of the visit journal for this week (Monday to Sunday, UTC) and the next two. Returns the
 * names of the new ones.
 */
export async function createPartitions(now: Date): Promise<string[]> {
  const created: string[] = [];
  for (let ahead = 0; ahead <= WEEKS_AHEAD; ahead++) {
    const from = addDays(startOfWeek(now), ahead * 7);
    const name = nameOf(from);
    const [table] = await db.$queryRaw<
      { there: boolean }[]
    >`SELECT to_regclass(${name}) IS NOT NULL AS there`;
    if (table?.there) continue;
    // Several processes may get here at once; IF NOT EXISTS makes the second attempt a no-op.
    await db.$executeRaw`
      CREATE TABLE IF NOT EXISTS ${Prisma.raw(name)} PARTITION OF visit_journal
      FOR VALUES FROM (${Prisma.raw(`'${from.toISOString()}'`)}) TO (${Prisma.raw(`'${addDays(from, 7).toISOString()}'`)})`;
    created.push(name);
  }
  return created;
}

/** Visitors queue behind a drop that waits for a long query, so it gives up soon; the job retries in an hour. */
const LOCK_TIMEOUT_MS = 500;

/**
 * Drops the partitions of the visit journal that ended more than JOURNAL_DAYS days ago and are rolled up completely:
 * they hold nothing that the daily counts lack. Returns their names.
 */
export async function dropOldPartitions(now: Date): Promise<string[]> {
  const oldest = addDays(now, -env.JOURNAL_DAYS);
  const partitions = await db.$queryRaw<{ name: string }[]>`
    SELECT relname::text AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = 'visit_journal'::regclass AND relname ~ '^visit_journal_[0-9]'
      AND relname < ${nameOf(startOfWeek(oldest))} ORDER BY 1`;
  const dropped: string[] = [];
  for (const { name } of partitions) {
    const tail = await db.$queryRaw<object[]>`
      SELECT 1 FROM ${Prisma.raw(name)} WHERE batch > (SELECT batch FROM visit_rollup) LIMIT 1`;
    if (tail.length > 0) continue;
    await transaction(async () => {
      await db.$executeRaw`SELECT set_config('lock_timeout', ${String(LOCK_TIMEOUT_MS)}, true)`;
      await db.$executeRaw`DROP TABLE IF EXISTS ${Prisma.raw(name)}`;
    });
    dropped.push(name);
  }
  await db.$executeRaw`
    DELETE FROM visit_journal_default WHERE at < ${oldest} AND batch <= (SELECT batch FROM visit_rollup)`;
  return dropped;
}
