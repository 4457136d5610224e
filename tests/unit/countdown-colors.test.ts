import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { contrast, luminance } from "@/components/pages/color";
import { colorsOf, type Theme } from "@/components/pages/countdown/colors";
import { cases } from "@/tests/support/repetitions";

const THEMES: Theme[] = ["light", "dark", "brand"];
const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => value.toString(16).padStart(6, "0"));

/** The lowest contrast of any text of a theme with this accent. */
function lowest(theme: Theme, accent: string): number {
  const { paper, glow, tile, ink, soft, accent: text, button, onButton } = colorsOf(theme, accent);
  const onBackgrounds = [paper, glow, tile].flatMap((background) =>
    [ink, soft, text].map((color) => contrast(color, background)),
  );
  return Math.min(...onBackgrounds, contrast(onButton, button));
}

test("computes contrast as WCAG 2 does", () => {
  expect(contrast("000000", "ffffff")).toBeCloseTo(21, 5);
  expect(contrast("777777", "ffffff")).toBeCloseTo(4.48, 2);
  expect(luminance("ff0000")).toBeCloseTo(0.2126, 4);
});

for (const theme of THEMES) {
  test(`every text of the ${theme} theme has a contrast of at least 4.5:1 with any accent`, () => {
    const extremes = ["000000", "ffffff", "777777", "767676", "FFD400", "ff0000", "00ff00", "0000FF"];
    for (const accent of extremes) expect(lowest(theme, accent), accent).toBeGreaterThanOrEqual(4.5);
    fc.assert(
      fc.property(hex, (accent) => lowest(theme, accent) >= 4.5),
      { numRuns: cases(2_000) },
    );
  });
}

test("uses a readable accent unchanged", () => {
  expect(colorsOf("light", "0C6B58")).toMatchObject({
    accent: "0c6b58",
    button: "0c6b58",
    onButton: "ffffff",
  });
  expect(colorsOf("brand", "123456")).toMatchObject({ paper: "123456", ink: "ffffff" });
});
