import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { create } from "qrcode";
import sharp from "sharp";
import { SizeTooSmallError } from "@/lib/qr";
import { renderStyledQr, UnreadableError } from "@/lib/qr/styled";
import { encodeWithLogo } from "@/lib/qr/styled/symbol";
import { readPdf } from "@/tests/support/readers/pdf";
import { scan } from "@/tests/support/readers/scanners";
import { cases } from "@/tests/support/repetitions";
import { logoPicture } from "@/tests/support/rows/pictures";

const TEXT = "https://go.example.com/Ab3dE9x";
const LOOK: Parameters<typeof renderStyledQr>[2] = {
  size: 400,
  margin: 4,
  level: "M",
  fg: "000000",
  bg: "ffffff",
  dots: "square",
  eyes: "square",
};

test("a logo clears a square in the middle, at most 22 % wide, away from all patterns, of a code of level H", () => {
  const texts = fc.stringMatching(/^[A-Za-z0-9_-]{1,220}$/).map((path) => `https://go.example.com/${path}`);
  const holds = fc.property(texts, (text) => {
    const { across, version, modules, box } = encodeWithLogo(text);
    const { start = 0, side = 0 } = box ?? {};
    expect(side / across).toBeLessThanOrEqual(0.22);
    expect(side / across).toBeGreaterThan(0.1);
    expect(2 * start + side, "centered").toBe(across);
    const whole = create(text, { errorCorrectionLevel: "H", version }).modules;
    const isInside = (at: number) => at >= start && at < start + side;
    const isNear = (at: number) => at >= start - 1 && at <= start + side;
    for (let row = 0; row < across; row++)
      for (let column = 0; column < across; column++) {
        const isCleared = isInside(row) && isInside(column);
        const expected = isCleared ? 0 : whole.data[row * across + column];
        if (modules[row * across + column] !== expected) expect([row, column]).toBe("as encoded");
        if (isNear(row) && isNear(column) && whole.isReserved(row, column))
          expect([row, column]).toBe("no pattern");
      }
  });
  fc.assert(holds, { numRuns: cases(200) });
});

test("SVG and PDF have the logo inside, and are read as well", async () => {
  const logo = await logoPicture("b91c1c");
  for (const dots of ["square", "rounded", "circle"] as const) {
    const look = { ...LOOK, dots, eyes: dots };
    const svg = await renderStyledQr(TEXT, "svg", look, logo);
    expect(svg.contentType).toBe("image/svg+xml");
    const document = Buffer.from(svg.body).toString("utf8");
    expect(document.match(/href="(?!data:image\/png;base64,)/g)).toBeNull();
    expect(document.match(/<image /g)).toHaveLength(1);
    expect(await scan(sharp(svg.body))).toEqual({ jsQR: TEXT, ZXing: TEXT });
    const png = await renderStyledQr(TEXT, "png", look, logo);
    expect(
      (await sharp(svg.body).removeAlpha().raw().toBuffer()).equals(await sharp(png.body).raw().toBuffer()),
    ).toBe(true);
    const pdf = await renderStyledQr(TEXT, "pdf", look, logo);
    const [page, ...more] = await readPdf(pdf.body, 1, 1);
    expect([page?.codes, more]).toEqual([[TEXT], []]);
    expect(page?.size[0]).toBeCloseTo((400 / 300) * 25.4, 2);
    expect((await renderStyledQr(TEXT, "pdf", look, logo)).body).toEqual(pdf.body);
  }
});

test("shows the logo in the middle, whole and inside the cleared square", async () => {
  const wide = await sharp({ create: { width: 400, height: 100, channels: 3, background: "#b91c1c" } })
    .png()
    .toBuffer();
  const { body } = await renderStyledQr(TEXT, "png", { ...LOOK, size: 1000 }, wide);
  const { data, info } = await sharp(body).raw().toBuffer({ resolveWithObject: true });
  const red: { x: number; y: number }[] = [];
  for (let at = 0; at < data.length; at += info.channels)
    if ((data[at] ?? 0) > 150 && (data[at + 1] ?? 255) < 60)
      red.push({ x: (at / info.channels) % info.width, y: Math.floor(at / info.channels / info.width) });
  const span = (values: number[]) => [Math.min(...values), Math.max(...values)] as const;
  const [[left, right], [top, bottom]] = [span(red.map(({ x }) => x)), span(red.map(({ y }) => y))];
  expect((right - left + 1) / (bottom - top + 1)).toBeCloseTo(4, 0);
  for (const [from, to] of [
    [left, right],
    [top, bottom],
  ] as const)
    expect(Math.abs(from + to - 999)).toBeLessThan(4);
  const code = encodeWithLogo(TEXT).across;
  expect(right - left).toBeLessThan((1000 / (code + 8)) * code * 0.22);
});

test("a size too small for a style names the smallest that works, which is larger with a logo", async () => {
  const logo = await logoPicture("b91c1c");
  const smallest = async (given?: Buffer) => {
    const refused = await renderStyledQr(TEXT, "png", { ...LOOK, dots: "circle", size: 96 }, given).catch(
      (error: unknown) => error,
    );
    if (!(refused instanceof SizeTooSmallError)) throw refused;
    await renderStyledQr(TEXT, "png", { ...LOOK, dots: "circle", size: refused.smallest }, given);
    return refused.smallest;
  };
  expect(await smallest(logo)).toBeGreaterThan(await smallest());
});

/** Pictures that look like parts of a code. */
const HOSTILE: Record<string, () => Promise<Buffer>> = {
  black: () => solid("#000000"),
  white: () => solid("#ffffff"),
  transparent: () => solid("#00000000"),
  "a finder pattern": () =>
    svg('<path d="M0 0h70v70H0z"/><path d="M10 10h50v50H10z" fill="#fff"/><path d="M20 20h30v30H20z"/>'),
  "another QR code": async () =>
    Buffer.from((await renderStyledQr("https://evil.example/", "png", { ...LOOK, eyes: "circle" })).body),
  stripes: () => svg(Array.from({ length: 14 }, (_, at) => `<path d="M${at * 5} 0h2.5v70h-2.5z"/>`).join("")),
  noise: () =>
    sharp({
      create: {
        width: 70,
        height: 70,
        channels: 3,
        background: "#000",
        noise: { type: "gaussian", mean: 128, sigma: 90 },
      },
    })
      .png()
      .toBuffer(),
};

const solid = (background: string) =>
  sharp({ create: { width: 70, height: 70, channels: 4, background } })
    .png()
    .toBuffer();
const svg = (content: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="70" height="70">${content}</svg>`))
    .png()
    .toBuffer();

for (const [name, make] of Object.entries(HOSTILE))
  test(`a logo that is ${name} is refused, or its code read by both readers`, async () => {
    const logo = await make();
    for (const dots of ["square", "circle"] as const)
      for (const size of [300, 1000])
        try {
          const { body } = await renderStyledQr(TEXT, "png", { ...LOOK, dots, size }, logo);
          expect(await scan(sharp(body)), `${dots} ${size}`).toEqual({ jsQR: TEXT, ZXing: TEXT });
        } catch (error) {
          if (!(error instanceof UnreadableError)) throw error;
          expect(error.reason).toBe("logo");
        }
  });
