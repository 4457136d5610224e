import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { createAll } from "@/lib/links/create";
import { type ColumnMapping, fieldsOf } from "@/lib/links/import/column-presets";
import { rowMessage } from "@/lib/links/import/row-message";
import { Owner } from "@/lib/owner";

const BATCH = 200;

type Work = { id: number; account_id: number; mapping: ColumnMapping };
type Waiting = { line: number; cells: string[] };

/**
 * Creates links from the next rows of a started import. Returns how many rows it processed; undefined when there is
 * nothing to do. Rows are removed in the transaction that creates their links, so a killed import resumes where it
 * was, and several copies share the work. Rejected rows stay, with a message.
 */
export const processImportBatch = (now: Date): Promise<number | undefined> =>
  transaction(async () => {
    const [work] = await db.$queryRaw<Work[]>`
      SELECT id, account_id, mapping FROM link_imports WHERE state = 'running' ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;
    if (!work) return undefined;
    const rows = await takeRows(work.id);
    // Starting the import proved that this is the account's own.
    const made = await createAll(
      new Owner(work.account_id),
      rows.map(({ cells }) => fieldsOf(work.mapping, cells)),
      now,
    );
    const refused = rows.flatMap((row, index) => {
      const outcome = made[index];
      return outcome instanceof AppError ? [{ ...row, message: rowMessage(outcome) }] : [];
    });
    if (refused.length > 0) await storeRejected(work.id, refused);
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

/** Processes batches of all started imports, at most `limit`. `more` is true when that left something to do. */
export async function processImports(limit: number): Promise<{ rows: number; more: boolean }> {
  let rows = 0;
  for (let done = 0; done < limit; done++) {
    const processed = await processImportBatch(new Date());
    if (processed === undefined) return { rows, more: false };
    rows += processed;
  }
  return { rows, more: true };
}

async function takeRows(importId: number): Promise<Waiting[]> {
  const rows = await db.$queryRaw<Waiting[]>`
    WITH next AS (
      SELECT line FROM link_import_rows WHERE import_id = ${importId} AND state = 'ready' ORDER BY line LIMIT ${BATCH}
    )
    DELETE FROM link_import_rows r USING next WHERE r.import_id = ${importId} AND r.line = next.line
    RETURNING r.line, r.cells`;
  return rows.sort((a, b) => a.line - b.line);
}

const storeRejected = (importId: number, rows: (Waiting & { message: string })[]): Promise<number> =>
  db.$executeRaw`
    INSERT INTO link_import_rows (import_id, line, cells, state, message)
    SELECT ${importId}::int, line, cells, 'refused', message
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS row(line int, cells jsonb, message text)`;
