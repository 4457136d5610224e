import { expect, test } from "@playwright/test";
import {
  fillWords,
  languageAttributes,
  momentFormat,
  pluralOf,
  wordsIn,
} from "@/components/pages/words/by-language";
import { colonIn } from "@/components/pages/words/punctuation";
import { DEFAULT_THANKS, SUBMIT_LABEL } from "@/lib/forms/options";
import { PAGE_LANGUAGES } from "@/lib/validation/languages";

/** All texts by their path. */
const textsIn = (value: unknown, path = ""): [path: string, text: string][] =>
  typeof value === "string"
    ? [[path, value]]
    : Object.entries(value ?? {}).flatMap(([name, inner]) => textsIn(inner, `${path}.${name}`));

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();

const CATEGORY = /\.(zero|one|two|few|many|other)$/;

const english = new Map(textsIn(wordsIn("en")));

for (const language of PAGE_LANGUAGES) {
  test(`${language} has all words, with the placeholders of the English ones`, () => {
    const texts = textsIn(wordsIn(language));
    expect(texts.filter(([, text]) => text === "" || text.trim() !== text)).toEqual([]);
    // "One star" may be said without its number.
    const compared = texts.filter(
      ([path, text]) => !CATEGORY.test(path) || path.endsWith(".other") || text.includes("{"),
    );
    const originalOf = (path: string) =>
      english.get(path) ?? english.get(path.replace(CATEGORY, ".other")) ?? "";
    expect(compared.map(([path, text]) => [path, placeholdersOf(text)])).toEqual(
      compared.map(([path]) => [path, placeholdersOf(originalOf(path))]),
    );
    expect(wordsIn(language).notices.unavailable.next).toMatch(/^[^[\]]*\[[^[\]]+\][^[\]]*$/);
    if (language !== "en")
      for (const [kind, notice] of Object.entries(wordsIn(language).notices))
        expect(notice.title, kind).not.toBe(english.get(`.notices.${kind}.title`));
  });
}

test("numbers have the plural forms of their language", () => {
  const days = (language: (typeof PAGE_LANGUAGES)[number], ...counts: number[]) =>
    counts.map((count) => pluralOf(language, wordsIn(language).clock.days, count));
  expect(days("en", 0, 1, 2)).toEqual(["days", "day", "days"]);
  expect(days("pl", 1, 2, 5, 12, 22, 100)).toEqual(["dzień", "dni", "dni", "dni", "dni", "dni"]);
  expect(days("uk", 1, 2, 5, 11, 21, 22)).toEqual(["день", "дні", "днів", "днів", "день", "дні"]);
  expect(days("cs", 1, 2, 5)).toEqual(["den", "dny", "dnů"]);
  expect(days("ar", 1, 2, 3, 11, 100)).toEqual(["يوم", "يومان", "أيام", "يومًا", "يوم"]);
  expect(days("fr", 0, 1, 2)).toEqual(["jour", "jour", "jours"]);
  expect(days("ja", 1, 2)).toEqual(["日", "日"]);
  expect(pluralOf("pl", wordsIn("pl").form.stars, 5)).toBe("5 gwiazdek");
});

test("no preposition that depends on the hour precedes a time", () => {
  for (const language of ["cs", "es", "pt", "uk"] as const)
    for (const [dateStyle, hour] of [
      ["full", 1],
      ["long", 11],
    ] as const) {
      const write = momentFormat(language, { dateStyle, timeStyle: "short", timeZone: "UTC" });
      const text = write(new Date(Date.UTC(2031, 2, 30, hour, 5)));
      expect(text, language).toMatch(new RegExp(`2031( р\\.)?, 0?${hour}:05$`));
    }
});

test("Arabic and Hebrew are right to left", () => {
  const rightToLeft = PAGE_LANGUAGES.filter((language) => languageAttributes(language).dir === "rtl");
  expect(rightToLeft).toEqual(["ar", "he"]);
});

test("French signs aren't torn from their words at the end of a line", () => {
  for (const [path, text] of textsIn(wordsIn("fr"))) expect(text, path).not.toMatch(/ [?!:;»]|« /);
  expect(["fr", "ja", "en"].map(colonIn)).toEqual(["\u00a0: ", "：", ": "]);
});

test("what is filled in isn't read as words", () => {
  expect(fillWords("“{label}” is {answers}", { label: "{answers} $& $1", answers: "x" })).toBe(
    "“{answers} $& $1” is x",
  );
});

test("the defaults of forms are the English words, by which they are recognized", () => {
  expect(wordsIn("en").form).toMatchObject({ send: SUBMIT_LABEL, thanks: DEFAULT_THANKS });
});
