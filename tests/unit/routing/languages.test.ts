import { expect, test } from "@playwright/test";
import { isOfLanguage, preferredLanguages } from "@/lib/routing/languages";

const HEADERS: readonly (readonly [header: string, preferred: string[]])[] = [
  ["", []],
  ["de", ["de"]],
  ["DE-at", ["de-at"]],
  ["de;q=0.8, en;q=0.9", ["en"]],
  ["en-US,en;q=0.9,de;q=0.8", ["en-us"]],
  ["de, en", ["de", "en"]],
  ["fr;q=0.5,de;q=0.5", ["fr", "de"]],
  ["*", []],
  ["*, de;q=0.1", ["de"]],
  ["*;q=1,pt-BR;q=0.3", ["pt-br"]],
  ["de;q=0", []],
  ["de;q=0, en;q=0.001", ["en"]],
  ["de;q=1.000", ["de"]],
  ["de;q=2, en;q=0.2", ["en"]],
  ["de;q=, en;q=0.2", ["en"]],
  ["de;q=0.1234, en;q=0.1", ["en"]],
  ["de;level=1, en;q=0.2", ["en"]],
  [" de ; q = 0.4 ,fr;q=0.3", ["de"]],
  ["x, abcd-EF, d3, de", ["de"]],
  [",,;q=1,de", ["de"]],
  ["zh-Hant-TW", ["zh-hant-tw"]],
];

for (const [header, preferred] of HEADERS) {
  test(`"${header}" prefers ${preferred.join(" and ") || "nothing"}`, () => {
    expect(preferredLanguages(header)).toEqual(preferred);
  });
}

const MATCHES: readonly (readonly [tag: string, language: string, matches: boolean])[] = [
  ["pt", "pt", true],
  ["pt-br", "pt", true],
  ["pt", "pt-BR", false],
  ["pt-br", "pt-BR", true],
  ["pt-pt", "pt-BR", false],
  ["zh-hant-tw", "zh-TW", true],
  ["zh-hant", "zh-TW", false],
  ["es-419", "es-419", true],
  ["es-mx", "es-419", false],
  ["ptx", "pt", false],
  ["en-gb-oxendict", "en-GB", true],
];

for (const [tag, language, matches] of MATCHES) {
  test(`${tag} ${matches ? "is" : "is not"} ${language}`, () => {
    expect(isOfLanguage(tag, language)).toBe(matches);
  });
}
