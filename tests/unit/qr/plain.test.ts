import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { PNG } from "pngjs";
import sharp from "sharp";
import { type Level, type QrOptions, renderQr, SizeTooSmallError, smallestSize } from "@/lib/qr";
import { readQr } from "@/tests/support/readers/qr";
import { cases } from "@/tests/support/repetitions";

const SHORT = "https://go.example.com/Ab3dE9x";
const LONG = `https://${"a-quite-long-label.".repeat(5)}example.com/${"Zz9_-".repeat(12)}slug`;
const LEVELS: Level[] = ["L", "M", "Q", "H"];
const MARGINS = [0, 1, 4, 16];
const COLORS = [
  { fg: "000000", bg: "ffffff" },
  { fg: "FFE08A", bg: "1b1464" },
  { fg: "767676", bg: "FFffFF" },
  { fg: "b45309", bg: "fef3c7" },
];
const PLAIN: QrOptions = { format: "png", size: 300, fg: "000000", bg: "ffffff", margin: 4, level: "M" };

const draw = (text: string, options: Partial<QrOptions>) => renderQr(text, { ...PLAIN, ...options }).body;
function refusal(text: string, options: Partial<QrOptions>): unknown {
  try {
    draw(text, options);
  } catch (error) {
    return error instanceof SizeTooSmallError && error;
  }
}

const rotate = <T>(list: T[], by: number): T[] => [...list.slice(by), ...list.slice(0, by)];

/** The text that a reader finds in the picture on a page of its background color, `edge` pixels wider on each side. */
async function read(body: Buffer, edge: number, bg = PLAIN.bg): Promise<string | undefined> {
  const sides = { top: edge, bottom: edge, left: edge, right: edge, background: `#${bg}` };
  const page = sharp(body).extend(sides).ensureAlpha().raw();
  const { data, info } = await page.toBuffer({ resolveWithObject: true });
  return readQr({ data, width: info.width, height: info.height });
}

/** The rows of a black and white picture, 1 where it is black. */
function bits(body: Buffer): number[][] {
  const { width, height, data } = PNG.sync.read(body);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => Number(data[4 * (y * width + x)] === 0)),
  );
}

/** Renders an SVG of one rectangle and one path by the even-odd rule: every vertical edge inverts all to its right. */
function rasterise(body: Buffer): { size: number; data: Buffer } {
  const form =
    /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="(\d+)" height="\1" viewBox="0 0 \1 \1" shape-rendering="crispEdges"><rect width="\1" height="\1" fill="#(\w{6})"\/><path fill="#(\w{6})" d="([Mhvz\d -]+)"\/><\/svg>$/;
  const [, width = "", bg, fg, path = ""] = form.exec(body.toString("utf8")) ?? [];
  const size = Number(width);
  const toggled = new Uint8Array(size * size);
  const edge = (x: number, from: number, to: number) => {
    for (let y = Math.min(from, to); y < Math.max(from, to); y++)
      if (x < size) toggled[y * size + x] = 1 - (toggled[y * size + x] ?? 0);
  };
  let [x, y, left, top] = [0, 0, 0, 0];
  for (const [, command, rest = ""] of path.matchAll(/([Mhvz])([^Mhvz]*)/g)) {
    const [first = Number.NaN, second = Number.NaN] = rest.split(" ").map(Number);
    if (command === "M") [x, y, left, top] = [first, second, first, second];
    if (command === "h") x += first;
    if (command === "v") {
      edge(x, y, y + first);
      y += first;
    }
    if (command === "z") {
      if (x !== left) throw new Error(`a subpath closes with a slanted line at ${x} ${y}`);
      edge(x, y, top);
      y = top;
    }
  }
  const palette = [bg, fg].map((color) => Buffer.from(`${color}ff`, "hex"));
  const data = Buffer.alloc(4 * size * size);
  let inside = 0;
  for (let at = 0; at < size * size; at++) {
    if (at % size === 0) inside = 0;
    inside ^= toggled[at] ?? 0;
    palette[inside]?.copy(data, 4 * at);
  }
  return { size, data };
}

for (const [sizeIndex, size] of [96, 300, 1000, 2048].entries())
  test(`decodes to the exact text from ${size} pixels, at any level, margin and colors`, async () => {
    for (const [index, level] of LEVELS.entries())
      for (const text of size > 1000 ? [index % 2 ? SHORT : LONG] : [SHORT, LONG]) {
        const margin = rotate(MARGINS, sizeIndex)[index] ?? 0;
        const { fg, bg } = rotate(COLORS, 2 * sizeIndex)[index] ?? PLAIN;
        const pixels = Math.max(size, smallestSize(text, margin, level));
        const body = draw(text, { size: pixels, fg, bg, margin, level });
        const about = `${text}, level ${level}, margin ${margin}, #${fg} on #${bg}`;
        expect(await read(body, margin < 4 ? Math.ceil(pixels / 8) : 0, bg), about).toBe(text);
      }
  });

test("has the requested size, with equal whole modules as large as fit, centered", () => {
  const asked = fc.record({
    text: fc.stringMatching(/^[A-Za-z0-9_-]{1,64}$/).map((slug) => `https://go.example.com/${slug}`),
    size: fc.integer({ min: 96, max: 700 }),
    margin: fc.integer({ min: 0, max: 16 }),
    level: fc.constantFrom(...LEVELS),
  });
  const holds = fc.property(asked, ({ text, margin, level, ...at }) => {
    const smallest = smallestSize(text, margin, level);
    const size = Math.max(at.size, smallest);
    const rows = bits(draw(text, { size, margin, level }));
    expect([rows.length, ...new Set(rows.map((row) => row.length))]).toEqual([size, size]);

    const top = rows.findIndex((row) => row.includes(1));
    const corner = rows[top] ?? [];
    const left = corner.indexOf(1);
    const module = (corner.indexOf(0, left) - left) / 7;
    const modules = (corner.lastIndexOf(1) + 1 - left) / module;
    expect(modules % 4, "a QR code is 21, 25, 29 … modules wide").toBe(1);
    expect(smallest).toBe(2 * (modules + 2 * margin));
    expect(module).toBe(Math.floor(size / (modules + 2 * margin)));
    expect([left, top]).toEqual(Array(2).fill(Math.floor((size - modules * module) / 2)));

    const inCode = (at: number) => at >= left && at < left + modules * module;
    const moduleStart = (at: number) => at - ((at - left) % module);
    const stray = rows.flatMap((row, y) =>
      row.filter((bit, x) =>
        inCode(x) && inCode(y) ? bit !== rows[moduleStart(y)]?.[moduleStart(x)] : bit === 1,
      ),
    );
    expect(stray).toEqual([]);
  });
  fc.assert(holds, { numRuns: cases(40) });
});

test("rejects a size that is too small, naming the smallest one that works", async () => {
  for (const text of [SHORT, LONG])
    for (const level of LEVELS)
      for (const margin of MARGINS) {
        const smallest = smallestSize(text, margin, level);
        if (smallest <= 96) continue;
        for (const size of [96, smallest - 1])
          expect(refusal(text, { size, margin, level })).toMatchObject({
            name: "SizeTooSmallError",
            smallest,
            message: expect.stringContaining(` ${smallest} pixels`),
          });
        expect(await read(draw(text, { size: smallest, margin, level }), margin < 4 ? 16 : 0)).toBe(text);
      }
});

test("PNG and SVG are the same picture, pixel by pixel, in exactly the two requested colors", () => {
  for (const [index, level] of LEVELS.entries())
    for (const size of [300, 457]) {
      const options = { ...COLORS[index], size, level, margin: MARGINS[index] };
      const { width, height, data } = PNG.sync.read(draw(LONG, options));
      const drawn = rasterise(draw(LONG, { ...options, format: "svg" }));
      expect([drawn.size, drawn.size]).toEqual([width, height]);
      expect(drawn.data.equals(data), `level ${level} at ${size}`).toBe(true);
    }
});

test("a PNG has a one-bit palette, the requested size and less than 10 KB", async () => {
  for (const text of [SHORT, LONG])
    for (const level of ["L", "H"] as const)
      for (const size of [1000, 2047]) {
        const body = draw(text, { size, level });
        const oneBit = { format: "png", width: size, height: size, isPalette: true, bitsPerSample: 1 };
        expect(await sharp(body).metadata()).toMatchObject(oneBit);
        expect(body.length).toBeLessThan(10_000);
      }
});

test("equal requests return equal bytes with the format's content type", () => {
  for (const [format, contentType] of [
    ["png", "image/png"],
    ["svg", "image/svg+xml"],
  ] as const) {
    const first = renderQr(SHORT, { ...PLAIN, format });
    expect(first.contentType).toBe(contentType);
    expect(renderQr(SHORT, { ...PLAIN, format })).toEqual(first);
  }
});

test("rejects options outside their bounds", () => {
  const wrong: Partial<QrOptions>[] = [
    ...[95, 2049, 300.5, Number.NaN, 1e9].map((size) => ({ size })),
    ...[-1, 17, 1.5, Number.NaN].map((margin) => ({ margin })),
    ...["", "fff", "#ffffff", "ffffff\n", "red000", '"/><script>'].flatMap((color) => [
      { fg: color },
      { bg: color },
    ]),
  ];
  for (const options of wrong)
    for (const format of ["png", "svg"] as const)
      expect(() => draw(SHORT, { ...options, format }), JSON.stringify(options)).toThrow(RangeError);
});

test("rejects an empty text and one too long for a QR code", () => {
  for (const text of ["", "x".repeat(3000)]) expect(() => draw(text, { size: 2048, level: "L" })).toThrow();
});
