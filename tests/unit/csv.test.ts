import { expect, test } from "@playwright/test";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { type Cell, csvStream } from "@/lib/streams/csv";
import { unescapeFormula } from "@/lib/streams/formula";
import { type FileRow, readRows } from "@/lib/streams/read-csv";

async function* inBatches(...batches: Cell[][][]) {
  yield* batches;
}

const written = async (rows: Cell[][]): Promise<string> =>
  new TextDecoder("utf-8", { ignoreBOM: true }).decode(
    await new Response(csvStream(["head"], inBatches(rows, []))).arrayBuffer(),
  );

test("starts with a byte order mark and ends every line with CR LF", async () => {
  expect(
    await written([
      ["a", 1],
      ["b", null],
    ]),
  ).toBe("\uFEFFhead\r\na,1\r\nb,\r\n");
});

test("quotes commas, quotes and line breaks", async () => {
  expect(await written([['say "hi"', "a,b", "two\nlines"]])).toContain('"say ""hi""","a,b","two\nlines"\r\n');
});

for (const start of ["=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠"]) {
  test(`escapes a text that starts with ${JSON.stringify(start)} so that it is no formula; a number stays a number`, async () => {
    const [, row] = parse(await written([[`${start}1+cmd|' /C calc'!A0`, -5]]), {
      bom: true,
      relax_column_count: true,
    });
    expect(row).toEqual([`'${start}1+cmd|' /C calc'!A0`, "-5"]);
  });
}

test("reads back what it wrote", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(fc.string({ unit: "grapheme" }), fc.stringMatching(/^'{0,3}[=@+a]?$/)), {
        minLength: 2,
        maxLength: 4,
      }),
      async (cells) => {
        const options = { bom: true, relax_column_count: true, skip_empty_lines: false };
        const [, row] = parse(await written([cells]), options);
        expect(row?.map(unescapeFormula)).toEqual(cells);
      },
    ),
  );
});

test("reads the next batch only after the previous one was consumed", async () => {
  let asked = 0;
  async function* endless() {
    for (;;) yield [[++asked]];
  }
  const reader = csvStream(["n"], endless()).getReader();
  for (let read = 0; read < 5; read++) await reader.read();
  expect(asked).toBeLessThanOrEqual(6);
  await reader.cancel();
});

const rowsOf = async (text: string): Promise<FileRow[]> => {
  const body = new Response(text).body;
  if (!body) throw new Error("a body");
  const rows: FileRow[] = [];
  for await (const row of readRows(body, 1)) rows.push(row);
  return rows;
};

test("a file with a broken row is rejected, and the message says where and what to do", async () => {
  const closing = "that is never closed; correct it and try again";
  const shorten = "shorten it, or add its missing quotation mark";
  for (const [text, message] of [
    ['a,b\n1,2\n\n3,"4\n5,6\n', `file has a quotation mark after line 2 ${closing}`],
    ['a,"b\n1,2\n', `file has a quotation mark ${closing}`],
    [`a,b\n1,2\n3,"${"x\n".repeat(140_000)}`, `file has a row of more than 256 KiB after line 2; ${shorten}`],
    ["x".repeat(270_000), `file has a row of more than 256 KiB; ${shorten}`],
  ] as const)
    await expect(rowsOf(text)).rejects.toMatchObject({ code: "invalid_file", message });
});
