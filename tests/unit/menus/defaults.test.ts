import { expect, test } from "@playwright/test";
import { translationsFor } from "@/components/pages/menu/translations";
import { menuDefaults } from "@/lib/menus/defaults";
import { OTHER_LANGUAGES } from "@/lib/menus/languages";
import { PAGE_LANGUAGES } from "@/lib/validation/languages";

test("languages that are offered as translated have all words of a menu, the others have English ones", () => {
  const words = (tags: readonly string[]) => tags.map((tag) => translationsFor(tag).lang);
  expect(words(PAGE_LANGUAGES)).toEqual(PAGE_LANGUAGES);
  expect(new Set(words(OTHER_LANGUAGES))).toEqual(new Set(["en"]));
});

for (const [header, language, currency] of [
  ["cs-CZ,cs;q=0.9,en;q=0.8", "cs", "CZK"],
  ["cs", "cs", "CZK"],
  ["de-CH, de;q=0.9", "de", "CHF"],
  ["de;q=0.9", "de", "EUR"],
  ["en-US,en;q=0.5", "en", "USD"],
  ["en-GB", "en", "GBP"],
  ["pt-BR", "pt", "BRL"],
  ["ja", "ja", "JPY"],
  ["zh-TW", "zh-Hant", "TWD"],
  ["fr-CA", "fr", "CAD"],
  ["tlh", "en", "EUR"],
  ["*", "en", "EUR"],
  ["", "en", "EUR"],
  [null, "en", "EUR"],
] as const)
  test(`a new menu in a browser with ${JSON.stringify(header)} is in ${language} and ${currency}`, () => {
    expect(menuDefaults(header)).toEqual({ language, currency });
  });
