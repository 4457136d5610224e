import { db, transaction } from "@/lib/db";
import { emit } from "@/lib/events";
import { viewsOf } from "@/lib/page-stats";
import { serialize } from "@/lib/timers/serialize";

const BATCH = 500;

/** Tells, once per end, of counters that have ended; answers how many (CONTRACT §10, `timer.expired`). */
export async function endTimers(now: Date): Promise<number> {
  let told = 0;
  for (let found = BATCH; found === BATCH; told += found) found = await tellBatch(now);
  return told;
}

const tellBatch = (now: Date): Promise<number> =>
  transaction(async () => {
    const due = await db.$queryRaw<{ id: number }[]>`
      SELECT id FROM timers WHERE NOT end_noted AND ends_at <= ${now}
      ORDER BY ends_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
    const ids = due.map(({ id }) => id);
    if (!ids.length) return 0;
    const rows = await db.timer.updateManyAndReturn({ where: { id: { in: ids } }, data: { endNoted: true } });
    const views = await viewsOf("timer", ids);
    for (const row of rows.sort((a, b) => a.id - b.id)) {
      const timer = serialize({ ...row, views: views.get(row.id) ?? 0 }, now);
      await emit(row.userId, "timer.expired", { timer }, now);
    }
    return rows.length;
  });
