import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { createAll } from "@/lib/links/create";
import { Owner } from "@/lib/owner";

const BATCH = 100;

type Waiting = { line: number; fields: Record<string, unknown> };

/**
 * Makes links of the next rows of an import that was started; answers how many rows that were, undefined when there is
 * nothing to do. It is one transaction that also says what became of the rows: killed at any point, the work goes on
 * where it was, and several copies share it.
 */
export const importBatch = (now: Date): Promise<number | undefined> =>
  transaction(async () => {
    const [work] = await db.$queryRaw<{ id: number; user_id: number }[]>`
      SELECT id, user_id FROM link_imports WHERE state = 'running' ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;
    if (!work) return undefined;
    const rows = await db.$queryRaw<Waiting[]>`
      SELECT line, fields FROM link_import_rows WHERE import_id = ${work.id} AND state = 'ready' ORDER BY line LIMIT ${BATCH}`;
    // Whoever started the import has proven to be this account.
    const made = await createAll(
      new Owner(work.user_id),
      rows.map(({ fields }) => fields),
      now,
    );
    const done = rows.map(({ line }, index) => ({ line, ...resultOf(made[index]) }));
    await db.$executeRaw`
      UPDATE link_import_rows r SET state = d.state, message = d.message, link_id = d.link_id
      FROM jsonb_to_recordset(${JSON.stringify(done)}::jsonb) AS d(line int, state text, message text, link_id int)
      WHERE r.import_id = ${work.id} AND r.line = d.line`;
    const count = (state: string) => ({ increment: done.filter((row) => row.state === state).length });
    const over = rows.length < BATCH ? { state: "done", finishedAt: toSecond(now) } : {};
    await db.linkImport.update({
      where: { id: work.id },
      data: { ...over, created: count("created"), reused: count("reused"), refused: count("refused") },
    });
    return rows.length;
  });

function resultOf(made: Awaited<ReturnType<typeof createAll>>[number] | undefined) {
  if (!made || made instanceof AppError)
    return { state: "refused", message: made?.message ?? null, link_id: null };
  return { state: made.reused ? "reused" : "created", message: null, link_id: made.row.id };
}
