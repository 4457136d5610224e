import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { AppError } from "@/lib/errors";
import { createAll } from "@/lib/links/create";
import { type ColumnMapping, fieldsOf } from "@/lib/links/import/column-presets";
import { rowMessage } from "@/lib/links/import/row-message";
import type { CreatedLink } from "@/lib/links/plan-drafts";
import { log } from "@/lib/log";
import { Owner } from "@/lib/owner";

const BATCH = 200;
/** The links of smaller imports are left to autovacuum. */
const MANY_LINKS = 5_000;

type Work = { id: number; account_id: number; mapping: ColumnMapping; last_line: number };
type Waiting = { line: number; cells: string[] };

/**
 * Creates links from the next rows of a started import. Returns how many rows it processed; undefined when there is
 * nothing to do. Rows are marked in the transaction that creates their links, so a killed import resumes where it
 * was, and processes share the work.
 */
export async function processImportBatch(now: Date): Promise<number | undefined> {
  const batch = await importRows(now);
  if (batch?.state === "done" && batch.created >= MANY_LINKS) await vacuumLinks();
  return batch?.rows;
}

const importRows = (now: Date): Promise<{ rows: number; state: string; created: number } | undefined> =>
  transaction(async () => {
    const [work] = await db.$queryRaw<Work[]>`
      SELECT id, account_id, mapping, last_line FROM link_imports WHERE state = 'running' ORDER BY id LIMIT 1 FOR UPDATE SKIP LOCKED`;
    if (!work) return undefined;
    const rows = await takeRows(work.id, work.last_line);
    // `startImport` has checked that the account owns it.
    const outcomes = await createAll(
      new Owner(work.account_id),
      rows.map(({ cells }) => fieldsOf(work.mapping, cells)),
      now,
    );
    const results = rows.flatMap(({ line }, index) => {
      const outcome = outcomes[index];
      return outcome ? [{ line, ...resultOf(outcome) }] : [];
    });
    await storeResults(work.id, results);
    const count = (state: string) => results.filter((result) => result.state === state).length;
    const over = rows.length < BATCH ? { state: "done", finishedAt: toSecond(now) } : {};
    const { state, created } = await db.linkImport.update({
      where: { id: work.id },
      data: {
        ...over,
        lastLine: rows.at(-1)?.line ?? work.last_line,
        created: { increment: count("created") },
        reused: { increment: count("reused") },
        refused: { increment: count("refused") },
      },
    });
    return { rows: rows.length, state, created };
  });

// Until then, counting links takes three times as long, and autovacuum runs only once a minute.
const vacuumLinks = (): Promise<unknown> =>
  db.$executeRaw`VACUUM (ANALYZE) links`.catch((err: unknown) =>
    log.warn({ err }, "could not vacuum links after an import"),
  );

/** Processes at most `limit` batches of all started imports. `more` is true when work is left. */
export async function processImports(limit: number): Promise<{ rows: number; more: boolean }> {
  let rows = 0;
  for (let done = 0; done < limit; done++) {
    const processed = await processImportBatch(new Date());
    if (processed === undefined) return { rows, more: false };
    rows += processed;
  }
  return { rows, more: true };
}

const takeRows = (importId: number, after: number): Promise<Waiting[]> =>
  db.$queryRaw<Waiting[]>`
    SELECT line, cells FROM link_import_rows WHERE import_id = ${importId} AND line > ${after} AND state = 'ready'
    ORDER BY line LIMIT ${BATCH} FOR UPDATE`;

type Result = { state: "created" | "reused" | "refused"; message?: string; linkId?: number };

function resultOf(outcome: CreatedLink | AppError): Result {
  if (outcome instanceof AppError) return { state: "refused", message: rowMessage(outcome) };
  return { state: outcome.reused ? "reused" : "created", linkId: outcome.row.id };
}

/** Drops the cells of imported rows. */
const storeResults = (importId: number, results: readonly ({ line: number } & Result)[]): Promise<number> =>
  db.$executeRaw`
    UPDATE link_import_rows r SET state = d.state, message = d.message, link_id = d."linkId",
      cells = CASE WHEN d."linkId" IS NULL THEN r.cells ELSE '[]' END
    FROM jsonb_to_recordset(${JSON.stringify(results)}::jsonb) AS d(line int, state text, message text, "linkId" int)
    WHERE r.import_id = ${importId} AND r.line = d.line`;
