import { expect, test } from "@playwright/test";
import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { type Cell, csvStream } from "@/lib/streams/csv";
import { unescapeFormula } from "@/lib/streams/formula";

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
