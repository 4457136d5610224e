import { expect, test } from "@playwright/test";
import { contrast, inkOn, readable } from "@/components/pages/color";
import { PALETTES, paletteStyle } from "@/components/pages/menu/palettes";
import { formatPrice } from "@/components/pages/menu/price";
import { translationsFor } from "@/components/pages/menu/translations";
import { THEMES } from "@/lib/menus/options";

const LANGUAGES = "en de fr es it pt nl pl sv da tr uk ar he ja".split(" ");

test("the page has the themes of the API", () => {
  expect(Object.keys(PALETTES).sort()).toEqual([...THEMES].sort());
});

for (const language of LANGUAGES) {
  test(`has every word in ${language}`, () => {
    const { lang, diets, allergens, marks, ...labels } = translationsFor(`${language}-ZZ`);
    expect(lang).toBe(language);
    const words = [labels, diets, allergens, marks].flatMap((group) => Object.entries(group));
    expect(words).toHaveLength(13 + 6 + 14 + 4);
    expect(words.filter(([name, word]) => word === name || word.trim() === "")).toEqual([]);
  });
}

test("falls back to English words, marked as English, for other languages", () => {
  for (const language of ["tlh", "fa", "constructor", "__proto__"])
    expect(translationsFor(language)).toEqual(translationsFor("en"));
});

test("every theme is readable with any accent, in light and dark", () => {
  const accents = "000000 ffffff 808080 ff0000 00ff00 0000ff ffff00 00ffff ff00ff a8431f 767676 777777".split(
    " ",
  );
  for (const [theme, pair] of Object.entries(PALETTES)) {
    for (const { paper, tile, ink, soft, line } of Object.values(pair)) {
      for (const background of [paper, tile]) {
        expect(contrast(ink, background), theme).toBeGreaterThanOrEqual(7);
        expect(contrast(soft, background), theme).toBeGreaterThanOrEqual(4.5);
        expect(contrast(line, background), theme).toBeLessThan(contrast(soft, background));
        for (const accent of accents) {
          const text = readable(accent, [paper, tile]);
          expect(contrast(text, background), `${theme} ${accent}`).toBeGreaterThanOrEqual(4.5);
          expect(contrast(inkOn(text), text), `${theme} ${accent}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  }
  expect(readable("a8431f", ["ffffff"])).toBe("a8431f");
});

test("an accent is a color and nothing else in the style", () => {
  expect(paletteStyle("slate", "FfA000")).toMatch(
    /^:root\{color-scheme:light dark;(--[\w-]+:#[\da-f]{6};?)+\}@media/,
  );
});

test("never rounds a price", () => {
  const plain = (amount: string, currency: string) =>
    formatPrice(amount, currency, "en").replace("\u00a0", " ");
  expect(plain("999999999.99", "USD")).toBe("$999,999,999.99");
  expect(plain("0.10", "USD")).toBe("$0.10");
  expect(plain("1200.00", "JPY")).toBe("¥1,200");
  expect(plain("0.05", "JPY")).toBe("¥0.05");
  expect(plain("0", "EUR")).toBe("€0.00");
});
