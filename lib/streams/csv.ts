import { stringify } from "csv-stringify/sync";
import { escapeFormula } from "@/lib/streams/formula";
import { textStream } from "@/lib/streams/text";

export type Cell = string | number | null;

/** Byte order mark: without it, Excel doesn't read the file as UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Rows as CSV (RFC 4180). Formulas are escaped with an apostrophe (CSV injection). */
const lines = (rows: Cell[][]): string =>
  stringify(
    rows.map((row) => row.map((cell) => (typeof cell === "string" ? escapeFormula(cell) : cell))),
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
