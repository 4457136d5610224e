import { stringify } from "csv-stringify/sync";
import { textStream } from "@/lib/streams/text";

export type Cell = string | number | null;

/** Byte order mark: without it, Excel doesn't read the file as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

// Text that a spreadsheet would execute: a formula, also after a tab or carriage return, also full-width.
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

const escapeFormula = (cell: Cell): Cell =>
  typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : cell;

/** Rows as CSV (RFC 4180). Text that looks like a formula is prefixed with an apostrophe (CSV injection). */
const lines = (rows: Cell[][]): string =>
  stringify(
    rows.map((row) => row.map(escapeFormula)),
    { record_delimiter: "windows", quoted_match: /[\r\n]/ },
  );

/** A streamed CSV file in UTF-8, one batch of rows at a time. */
export function csvStream(head: string[], batches: AsyncIterable<Cell[][]>): ReadableStream<Uint8Array> {
  async function* pieces() {
    yield BYTE_ORDER_MARK + lines([head]);
    for await (const rows of batches) if (rows.length > 0) yield lines(rows);
  }
  return textStream(pieces());
}

/** Undoes the escaping of formulas. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
