import { throttled } from "@/lib/async/throttle";
import { db } from "@/lib/db/client";
import { invalid } from "@/lib/errors";
import { type Claimed, validationErrors } from "@/lib/links/create";
import {
  type ColumnMapping,
  type DetectedPreset,
  detectPreset,
  fieldsOf,
} from "@/lib/links/import/column-presets";
import { rowMessage } from "@/lib/links/import/row-message";
import type { Owner } from "@/lib/owner";
import { type FileRow, readRows } from "@/lib/streams/read-csv";
import { Prisma } from "@/prisma/client/client";

const MAX_ROWS = 100_000;
const MAX_MEGABYTES = 32;
const BATCH = 250;

const nothingClaimed = (): Claimed => ({ aliases: new Set(), externalIds: new Set() });

type Checked = FileRow & { state: string; message: string | null };

/**
 * Stores the rows of a file and validates each as if it were created now. Without a recognized destination column,
 * rows are stored unvalidated. Throws `invalid_file` where `readRows` does, and for a file without links or with too
 * many rows.
 */
export async function storeRows(owner: Owner, importId: number, body: ReadableStream<Uint8Array>, now: Date) {
  const claimed = nothingClaimed();
  let layout: DetectedPreset | undefined;
  let columns: string[] = [];
  let [total, faulty] = [0, 0];
  let batch: FileRow[] = [];
  const store = async (mapping: ColumnMapping) => {
    const rows = await check(owner, batch, mapping, claimed, now);
    await db.$executeRaw`
      WITH heartbeat AS (${heartbeat(importId)})
      INSERT INTO link_import_rows (import_id, line, cells, state, message)
      SELECT ${importId}::int, line, cells, state, message
      FROM jsonb_to_recordset(${jsonb(rows)}::jsonb) AS row(line int, cells jsonb, state text, message text)
      ON CONFLICT DO NOTHING`;
    faulty += rows.filter(isFaulty).length;
    batch = [];
  };
  for await (const row of readRows(body, MAX_MEGABYTES)) {
    if (!layout) {
      layout = detectPreset(row.cells);
      columns = row.cells.map(
        (cell, at) => (layout?.named && cell.trim().slice(0, 60)) || `Column ${at + 1}`,
      );
      if (layout.named) continue;
    }
    if (++total > MAX_ROWS)
      throw invalid(
        "file",
        `must have at most ${MAX_ROWS.toLocaleString("en")} rows; split it and import the parts`,
      );
    const { mapping } = layout;
    if (batch.push(row) === BATCH) await throttled(() => store(mapping));
  }
  if (!layout || total === 0) throw invalid("file", "contains no links");
  const { name, mapping } = layout;
  await store(mapping);
  return { layout: name, columns: columns.map(withoutNul), mapping, total, faulty };
}

/** Revalidates the stored rows of an import with this column mapping. Returns how many are invalid. */
export async function recheckRows(
  owner: Owner,
  importId: number,
  mapping: ColumnMapping,
  now: Date,
): Promise<number> {
  const claimed = nothingClaimed();
  let [faulty, after] = [0, 0];
  const next = async () => {
    const stored = await db.$queryRaw<FileRow[]>`
      SELECT line, cells FROM link_import_rows WHERE import_id = ${importId} AND line > ${after} ORDER BY line LIMIT ${BATCH}`;
    const rows = await check(owner, stored, mapping, claimed, now);
    const results = rows.map(({ line, state, message }) => ({ line, state, message }));
    await db.$executeRaw`
      WITH heartbeat AS (${heartbeat(importId)})
      UPDATE link_import_rows r SET state = d.state, message = d.message
      FROM jsonb_to_recordset(${jsonb(results)}::jsonb) AS d(line int, state text, message text)
      WHERE r.import_id = ${importId} AND r.line = d.line AND (r.state, r.message) IS DISTINCT FROM (d.state, d.message)`;
    faulty += rows.filter(isFaulty).length;
    after = rows.at(-1)?.line ?? after;
    return rows.length === BATCH;
  };
  while (await throttled(next));
  return faulty;
}

async function check(
  owner: Owner,
  rows: readonly FileRow[],
  mapping: ColumnMapping,
  claimed: Claimed,
  now: Date,
): Promise<Checked[]> {
  const all = rows.map(({ cells }) => fieldsOf(mapping, cells));
  const faults = mapping.url?.length ? await validationErrors(owner, all, claimed, now) : [];
  return rows.map((row, index) => {
    const fault = faults[index];
    const message = fault ? rowMessage(fault) : null;
    return { ...row, state: message === null ? "ready" : "faulty", message };
  });
}

/** Tells `recoverImports` of all processes that this import is still being checked. */
const heartbeat = (importId: number): Prisma.Sql =>
  Prisma.sql`UPDATE link_imports SET checked_at = now() WHERE id = ${importId}`;

const isFaulty = ({ state }: Checked): boolean => state === "faulty";

// PostgreSQL stores every character but NUL.
const withoutNul = (text: string): string => text.replaceAll("\0", "\uFFFD");
const jsonb = (rows: object[]): string => JSON.stringify(rows).replaceAll("\\u0000", "\uFFFD");
