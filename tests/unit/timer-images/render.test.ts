import { expect, test } from "@playwright/test";
import fc from "fast-check";
import sharp from "sharp";
import { sizeOf } from "@/lib/timer-images/layout";
import { renderGif, renderPng } from "@/lib/timer-images/render";
import { STYLES, type Style } from "@/lib/timer-images/style";
import { framesInFile, framesLaid, framesShown } from "@/tests/support/readers/gif-frames";
import { cases } from "@/tests/support/repetitions";
import { BOXED } from "@/tests/support/rows/timer-styles";

const now = new Date("2026-11-21T12:00:00Z");
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const styles = fc.record({
  look: fc.constantFrom(...STYLES),
  bg: fc.stringMatching(/^[0-9a-f]{6}$/),
  fg: fc.stringMatching(/^[0-9a-f]{6}$/),
  accent: fc.stringMatching(/^[0-9a-f]{6}$/),
  width: fc.integer({ min: 200, max: 1200 }),
  units: fc.subarray(["d", "h", "m", "s"], { minLength: 1 }).map((units) => units.join("")),
  labels: fc.constantFrom([], ["a", "Ελλάδα", "ไทย", "日本語日本語日本語日本語日本語日"]),
  message: fc.constantFrom("", "Over", "Кончено ".repeat(12)),
});

test("has 60 one-second frames, plays once, and later frames contain only what changed", () => {
  const gif = renderGif({ style: BOXED, end: inSeconds(200_000) }, now);
  const frames = framesInFile(gif);
  expect(frames.map(({ delay }) => delay)).toEqual(Array(60).fill(1000));
  expect(gif.includes("NETSCAPE")).toBe(false);
  expect(frames[0]?.dims).toEqual({ top: 0, left: 0, ...sizeOf(BOXED) });
  for (const { dims } of frames.slice(1)) {
    expect(dims.width).toBeLessThan(sizeOf(BOXED).width);
    expect(dims.height).toBeLessThan(sizeOf(BOXED).height);
  }
  expect(frames.filter(({ dims }) => dims.width < 80)).toHaveLength(53);
});

test("the default image is smaller than 30 kB in every style at any time", () => {
  const large = [];
  for (const look of STYLES)
    for (let left = 60; left < 50_000_000; left += 104_729) {
      const { length } = renderGif({ style: { ...BOXED, look }, end: inSeconds(left) }, now);
      if (length >= 30_000) large.push({ look, left, length });
    }
  expect(large).toEqual([]);
});

test("two decoders read the same pixels in every frame, and the PNG equals the first, in every style", async () => {
  const run = async (style: Style, left: number) => {
    const timer = {
      style: { ...style, labels: style.labels.slice(0, style.units.length) },
      end: inSeconds(left),
    };
    const gif = renderGif(timer, now);
    const shown = await framesShown(gif);
    const laid = framesLaid(gif);
    expect(shown).toHaveLength(Math.min(60, left + 1));
    expect(shown.every(({ rgb }, index) => laid[index]?.equals(rgb))).toBe(true);
    const png = await sharp(renderPng(timer, now)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(png.info).toMatchObject(sizeOf(style));
    expect(png.data.equals(shown[0]?.rgb ?? Buffer.alloc(0))).toBe(true);
  };
  const left = fc.oneof(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 0, max: 250_000_000_000 }));
  await fc.assert(fc.asyncProperty(styles, left, run), { numRuns: cases(40) });
});

test("shows the message from the end on", async () => {
  const style = { ...BOXED, message: "The sale is over" };
  const frames = await framesShown(renderGif({ style, end: inSeconds(3) }, now));
  const after = await framesShown(renderGif({ style, end: inSeconds(-1) }, now));
  expect(frames).toHaveLength(4);
  expect(after).toHaveLength(1);
  expect(frames[3]?.rgb.equals(after[0]?.rgb ?? Buffer.alloc(0))).toBe(true);
  const zeros = await framesShown(renderGif({ style: BOXED, end: now }, now));
  expect(after[0]?.rgb.equals(zeros[0]?.rgb ?? Buffer.alloc(0))).toBe(false);
});

test("labels and messages of any text keep the image's size and never fail", () => {
  const hostile = [
    "",
    " ",
    "🎉🎉",
    "\u202e\u200b\u0000",
    "<img src=x>",
    "W".repeat(100),
    "\ud800",
    "ن".repeat(100),
    "é́́́",
  ];
  for (const look of STYLES)
    for (const text of hostile) {
      const style = { ...BOXED, look, labels: [text, text, text, text], message: text };
      for (const end of [now, inSeconds(5)]) {
        expect(framesInFile(renderGif({ style, end }, now))[0]?.dims).toMatchObject(sizeOf(style));
      }
    }
});
