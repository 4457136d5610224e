import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { createAll } from "@/lib/links/create";
import { type ColumnMapping, fieldsOf } from "@/lib/links/import/column-presets";
import { Owner } from "@/lib/owner";

const BATCH = 200;

type Work = { id: number; user_id: number; places: ColumnMapping };
type Waiting = { line: number; cells: string[] };

/**
 * Makes links of the next rows of an import that was started; answers how many rows that were, undefined when there is
 * nothing to do. The rows go in the transaction in which their links come: killed at any point, the work goes on where
 * it was, and several copies share it. A row that is refused stays and says why.
 */
export const processImportBatch = (now: Date): Promise<number | undefined> =>
  transaction(async () => {
    const [work] = await db.$queryRaw<Work[]>`
      SELECT id, user_id, places FROM link_imports WHERE state = 'running' ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;
    if (!work) return undefined;
    const rows = await takeRows(work.id);
    // Whoever started the import has proven to be this account.
    const made = await createAll(
      new Owner(work.user_id),
      rows.map(({ cells }) => fieldsOf(work.places, cells)),
      now,
    );
    const refused = rows.flatMap((row, index) => {
      const outcome = made[index];
      return outcome instanceof AppError ? [{ ...row, message: outcome.message }] : [];
    });
    if (refused.length > 0) await keepRows(work.id, refused);
    const reused = made.filter((outcome) => "reused" in outcome).length;
    const created = rows.length - reused - refused.length;
    const over = rows.length < BATCH ? { state: "done", finishedAt: toSecond(now) } : {};
    await db.linkImport.update({
      where: { id: work.id },
      data: {
        ...over,
        created: { increment: created },
        reused: { increment: reused },
        refused: { increment: refused.length },
      },
    });
    return rows.length;
  });

async function takeRows(importId: number): Promise<Waiting[]> {
  const rows = await db.$queryRaw<Waiting[]>`
    WITH next AS (
      SELECT line FROM link_import_rows WHERE import_id = ${importId} AND state = 'ready' ORDER BY line LIMIT ${BATCH}
    )
    DELETE FROM link_import_rows r USING next WHERE r.import_id = ${importId} AND r.line = next.line
    RETURNING r.line, r.cells`;
  return rows.sort((a, b) => a.line - b.line);
}

const keepRows = (importId: number, rows: (Waiting & { message: string })[]): Promise<number> =>
  db.$executeRaw`
    INSERT INTO link_import_rows (import_id, line, cells, state, message)
    SELECT ${importId}::int, line, cells, 'refused', message
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row(line int, cells jsonb, message text)`;
