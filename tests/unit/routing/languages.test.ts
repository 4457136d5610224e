import { expect, test } from "@playwright/test";
import { isOfLanguage, preferredLanguages } from "@/lib/routing/languages";
import { ACCEPT_LANGUAGES } from "@/tests/support/accept-languages";

for (const [header, preferred] of ACCEPT_LANGUAGES) {
  test(`"${header}" prefers ${preferred.join(" and ") || "nothing"}`, () => {
    expect(preferredLanguages(header)).toEqual(preferred);
  });
}

test("a malformed tag is kept as sent", () => {
  expect(preferredLanguages("en-A")).toEqual(["en-a"]);
});

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
