import { stringify } from "csv-stringify/sync";

export type Cell = string | number | null;

/** A byte order mark: without it, Excel takes UTF-8 for something else. */
const MARK = "\uFEFF";

// What a spreadsheet would run, not show: a formula, also behind a tab or a carriage return, also in full width.
const FORMULA = /^[=+\-@\t\r＝＋－＠]/;

const inert = (cell: Cell): Cell => (typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : cell);

/** Rows as CSV (RFC 4180). A text that a spreadsheet would take for a formula gets an apostrophe before it. */
const lines = (rows: Cell[][]): string =>
  stringify(
    rows.map((row) => row.map(inert)),
    { record_delimiter: "windows", quoted_match: /[\r\n]/ },
  );

/**
 * A CSV file in UTF-8 as it is read: a batch of rows is asked for when the reader has taken the last one, so that
 * memory holds one batch, however long the file.
 */
export function csvStream(head: string[], batches: AsyncIterable<Cell[][]>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const source = batches[Symbol.asyncIterator]();
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(MARK + lines([head]))),
    pull: async (controller) => {
      for (let next = await source.next(); ; next = await source.next()) {
        if (next.done) return controller.close();
        if (next.value.length > 0) return controller.enqueue(encoder.encode(lines(next.value)));
      }
    },
    cancel: async () => void (await source.return?.(undefined)),
  });
}

/** A text that was made inert for spreadsheets, as it was before. */
export const withoutApostrophe = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
