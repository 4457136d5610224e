import { addDays } from "@/lib/dates";
import { visitorPool } from "@/lib/db/visitor-pools";
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
  const made: string[] = [];
  for (let ahead = 0; ahead <= WEEKS_AHEAD; ahead++) {
    const from = addDays(startOfWeek(now), ahead * 7);
    const name = nameOf(from);
    const { rows } = await visitorPool().query<{ there: boolean }>(
      "SELECT to_regclass($1) IS NOT NULL AS there",
      [name],
    );
    if (rows[0]?.there) continue;
    // Several copies may get here at once; IF NOT EXISTS turns the second attempt into a notice.
    await visitorPool().query(
      `CREATE TABLE IF NOT EXISTS ${name} PARTITION OF visit_journal
       FOR VALUES FROM ('${from.toISOString()}') TO ('${addDays(from, 7).toISOString()}')`,
    );
    made.push(name);
  }
  return made;
}

/**
 * Drops the partitions of the visit journal that ended more than JOURNAL_DAYS days ago and are rolled up completely:
 * they hold nothing that the daily counts lack. Returns their names.
 */
export async function dropOldPartitions(now: Date): Promise<string[]> {
  const ended = nameOf(startOfWeek(addDays(now, -env.JOURNAL_DAYS)));
  const { rows } = await visitorPool().query<{ name: string }>(
    `SELECT relname AS name FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
     WHERE inhparent = 'visit_journal'::regclass AND relname ~ '^visit_journal_[0-9]' AND relname < $1 ORDER BY 1`,
    [ended],
  );
  const dropped: string[] = [];
  for (const { name } of rows) {
    const { rows: tail } = await visitorPool().query(
      `SELECT 1 FROM ${name} WHERE batch > (SELECT batch FROM visit_rollup) LIMIT 1`,
    );
    if (tail.length > 0) continue;
    await visitorPool().query(`DROP TABLE IF EXISTS ${name}`);
    dropped.push(name);
  }
  await visitorPool().query(
    "DELETE FROM visit_journal_default WHERE at < $1 AND batch <= (SELECT batch FROM visit_rollup)",
    [addDays(now, -env.JOURNAL_DAYS)],
  );
  return dropped;
}
