import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { colorNotice, colorsFor } from "@/app/dashboard/menus/[id]/cards/card-colors";
import { contrast, luminance } from "@/components/pages/color";
import { visualRuns } from "@/lib/menus/cards/pdf-text";
import { fitted } from "@/lib/menus/cards/shapes";
import { cases } from "@/tests/support/repetitions";

/** A font whose letters have these widths. */
const widthOf = (letter: number) => (text: string, size: number) => [...text].length * letter * size;

test("a text too wide for its line is set smaller, and truncated only at the smallest size", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40 }),
      fc.double({ min: 0.2, max: 1.3, noNaN: true }),
      fc.double({ min: 6, max: 60, noNaN: true }),
      fc.double({ min: 20, max: 400, noNaN: true }),
      (length, letter, size, width) => {
        const text = "x".repeat(length);
        const result = fitted({ text, size, width }, widthOf(letter));
        expect(result.size).toBeLessThanOrEqual(size);
        expect(result.size).toBeGreaterThanOrEqual(6);
        if (result.text === text) expect(widthOf(letter)(text, result.size)).toBeLessThan(width * 1.0001);
        else expect([result.size, result.text.endsWith("…")]).toEqual([6, true]);
      },
    ),
    { numRuns: cases(2000) },
  );
});

test("labels of tent cards are whole", () => {
  // With some of these numbers, rounding made the shrunk label a hair wider than its line.
  for (const width of [80.19, 92.7, 104.6, 105.3, 113.62, 120.001])
    for (const letter of [0.58, 0.601, 0.6123, 0.7])
      expect(fitted({ text: "Table 3", size: 40, width }, widthOf(letter)).text).toBe("Table 3");
});

test("keeps digits in order between right-to-left words", () => {
  expect(visualRuns("Table 12")).toEqual(["Table 12"]);
  expect(visualRuns("طاولة 12")).toEqual([" 12", "طاولة"]);
  expect(visualRuns("12")).toEqual(["12"]);
  expect(visualRuns("שולחן VIP בגן")).toEqual(["בגן", " VIP ", "שולחן"]);
});

test("codes are dark on light and words readable in any colors", () => {
  const tones = "000000 ffffff 808080 ff0000 00ff00 0000ff ffff00 a8431f 767676 eeeeee".split(" ");
  for (const color of tones)
    for (const background of tones) {
      const { ground, ink, area, onArea, accent, onAccent, code } = colorsFor(color, background);
      const about = `${color} on ${background}`;
      expect(contrast(code.dark, code.light), about).toBeGreaterThanOrEqual(4.5);
      expect(luminance(code.dark), about).toBeLessThan(luminance(code.light));
      for (const tone of [ink, accent]) expect(contrast(tone, ground), about).toBeGreaterThanOrEqual(4.5);
      expect(contrast(onAccent, accent), about).toBeGreaterThanOrEqual(4.5);
      expect(area, about).toBe(color);
      expect(contrast(onArea, area), about).toBeGreaterThanOrEqual(4.5);
    }
  expect(colorNotice("a8431f", "ffffff")).toBeUndefined();
  expect(colorNotice("eeeeee", "ffffff")).toContain("too close");
  expect(colorNotice("ffffff", "111111")).toContain("black on white");
});
