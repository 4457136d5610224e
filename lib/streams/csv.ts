import { stringify } from "csv-stringify/sync";
import { textStream } from "@/lib/streams/text";

export type Cell = string | number | null;

/** A byte order mark: without it, Excel takes UTF-8 for something else. */
const BYTE_ORDER_MARK = "\uFEFF";

// What a spreadsheet would run, not show: a formula, also behind a tab or a carriage return, also in full width.
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

const escapeFormula = (cell: Cell): Cell =>
  typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : cell;

/** Rows as CSV (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe before it. */
const lines = (rows: Cell[][]): string =>
  stringify(
    rows.map((row) => row.map(escapeFormula)),
    { record_delimiter: "windows", quoted_match: /[\r\n]/ },
  );

/** A CSV file in UTF-8 that is made while it is read, a batch of rows at a time. */
export function csvStream(head: string[], batches: AsyncIterable<Cell[][]>): ReadableStream<Uint8Array> {
  async function* pieces() {
    yield BYTE_ORDER_MARK + lines([head]);
    for await (const rows of batches) if (rows.length > 0) yield lines(rows);
  }
  return textStream(pieces());
}

/** A text that was made inert for spreadsheets, as it was before. */
export const unescapeFormula = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
