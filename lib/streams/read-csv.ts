import { Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { yieldToEventLoop } from "@/lib/async/throttle";
import { invalid } from "@/lib/errors";
import { unescapeFormula } from "@/lib/streams/formula";

/** Bytes of a row: as many as the API takes in a body, so that every link that can be created can be imported. */
const MAX_ROW_LENGTH = 262_144;
const FIRST_LINE = 16_384;
/** Characters parsed per tick of the event loop: a millisecond or two. */
const PIECE = 8_192;

export type FileRow = { line: number; cells: string[] };

/**
 * Streams the rows of a CSV file: UTF-8 or UTF-16, separated by commas, semicolons or tabs, whichever is commonest in
 * the first line. Throws `invalid_file` for a quotation mark that is never closed, a row of more than 256 KiB, or more
 * than `megabytes`.
 */
export async function* readRows(
  body: ReadableStream<Uint8Array>,
  megabytes: number,
): AsyncGenerator<FileRow> {
  const text = decoded(body, megabytes)[Symbol.asyncIterator]();
  let start = "";
  while (start.length < FIRST_LINE && !start.includes("\n")) {
    const { value, done } = await text.next();
    if (done) break;
    start += value;
  }
  async function* whole() {
    for (let next: IteratorResult<string> = { value: start }; !next.done; next = await text.next())
      for (let at = 0; at < next.value.length; at += PIECE) {
        yield next.value.slice(at, at + PIECE);
        await yieldToEventLoop();
      }
  }
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(start),
    info: true,
    max_record_size: MAX_ROW_LENGTH,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
  const source = Readable.from(whole());
  source.on("error", (error) => parser.destroy(error));
  let line = 0;
  try {
    for await (const { record, info } of source.pipe(parser)) {
      line = info.lines;
      yield { line, cells: record.map(unescapeFormula) };
    }
  } catch (error) {
    throw error instanceof CsvError ? brokenRow(error.code, line) : error;
  } finally {
    source.destroy();
  }
}

/** What is wrong with the row after the last one that was read. An unclosed quote takes all that follows into its row. */
function brokenRow(code: string, line: number): Error {
  const where = line === 0 ? "" : ` after line ${line}`;
  return invalid(
    "file",
    code === "CSV_MAX_RECORD_SIZE"
      ? `has a row of more than 256 KiB${where}; shorten it, or add its missing quotation mark`
      : `has a quotation mark${where} that is never closed; correct it and try again`,
  );
}

async function* decoded(body: ReadableStream<Uint8Array>, megabytes: number): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  let size = 0;
  for await (const bytes of body) {
    size += bytes.byteLength;
    if (size > megabytes * 1024 * 1024)
      throw invalid("file", `must be at most ${megabytes} MB; split it and import the parts`);
    decoder ??= new TextDecoder(encodingOf(bytes));
    yield decoder.decode(bytes, { stream: true });
  }
  yield decoder?.decode() ?? "";
}

const encodingOf = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xfe && second === 0xff ? "utf-16be" : "utf-8";
};

function delimiterOf(start: string): string {
  const line = (start.split(/\r?\n/, 1)[0] ?? "").replace(/"[^"]*"/g, "");
  const count = (delimiter: string) => line.split(delimiter).length;
  return ["\t", ";"].find((other) => count(other) > count(",")) ?? ",";
}
