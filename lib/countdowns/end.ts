import { serialize } from "@/lib/countdowns/serialize";
import { db, transaction } from "@/lib/db";
import { emit } from "@/lib/events";
import { viewsOf } from "@/lib/page-stats";

const BATCH = 500;

/** Tells, once per end, of countdowns that have ended; answers how many (CONTRACT §10, `countdown.expired`). */
export async function endCountdowns(now: Date): Promise<number> {
  let told = 0;
  for (let found = BATCH; found === BATCH; told += found) found = await tellBatch(now);
  return told;
}

const tellBatch = (now: Date): Promise<number> =>
  transaction(async () => {
    const due = await db.$queryRaw<{ id: number }[]>`
      SELECT id FROM countdowns WHERE NOT end_noted AND ends_at <= ${now}
      ORDER BY ends_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED`;
    const ids = due.map(({ id }) => id);
    const rows = await db.countdown.updateManyAndReturn({
      where: { id: { in: ids } },
      data: { endNoted: true },
    });
    const views = await viewsOf("countdown", ids);
    for (const row of rows.sort((a, b) => a.id - b.id)) {
      const countdown = serialize({ ...row, views: views.get(row.id) ?? 0 }, now);
      await emit(row.userId, "countdown.expired", { countdown }, now);
    }
    return rows.length;
  });
