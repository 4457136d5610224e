import { ar } from "@/components/pages/words/ar";
import { cs } from "@/components/pages/words/cs";
import { da } from "@/components/pages/words/da";
import { de } from "@/components/pages/words/de";
import { en } from "@/components/pages/words/en";
import { es } from "@/components/pages/words/es";
import { fr } from "@/components/pages/words/fr";
import { he } from "@/components/pages/words/he";
import { it } from "@/components/pages/words/it";
import { ja } from "@/components/pages/words/ja";
import { nl } from "@/components/pages/words/nl";
import { pl } from "@/components/pages/words/pl";
import { pt } from "@/components/pages/words/pt";
import { sv } from "@/components/pages/words/sv";
import { tr } from "@/components/pages/words/tr";
import { uk } from "@/components/pages/words/uk";
import type { Plural, Words } from "@/components/pages/words/words";
import type { PageLanguage } from "@/lib/validation/languages";

const WORDS: Readonly<Record<PageLanguage, Words>> = {
  ar,
  cs,
  da,
  de,
  en,
  es,
  fr,
  he,
  it,
  ja,
  nl,
  pl,
  pt,
  sv,
  tr,
  uk,
};

/** The built-in texts in a language. */
export const wordsIn = (language: PageLanguage): Words => WORDS[language];

// Arabic has two sets of digits; these match the clocks of all pages.
const LOCALES: Partial<Record<PageLanguage, string>> = { en: "en-GB", ar: "ar-u-nu-latn", pt: "pt-PT" };

/** The locale of dates, numbers and plural forms, on the server and in the page's script. */
export const localeOf = (language: PageLanguage): string => LOCALES[language] ?? language;

/** The attributes of an element, or the whole document, in this language. */
export const languageAttributes = (language: PageLanguage) =>
  ({ lang: language, dir: language === "ar" || language === "he" ? "rtl" : "ltr" }) as const;

/** Fills in the placeholders of a text. */
export const fillWords = (words: string, values: Readonly<Record<string, string | number>>): string =>
  words.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

const rules = new Map<PageLanguage, Intl.PluralRules>();

/** The plural form for a number, which replaces `{n}`. */
export function pluralOf(language: PageLanguage, words: Plural, n: number): string {
  const known = rules.get(language) ?? new Intl.PluralRules(localeOf(language));
  rules.set(language, known);
  return fillWords(words[known.select(n)] ?? words.other, { n });
}

type MomentStyle = Required<Pick<Intl.DateTimeFormatOptions, "dateStyle" | "timeStyle" | "timeZone">>;

/** Formats dates with their times, joined by our own words: those of Intl are wrong at some hours. */
export function momentFormat(language: PageLanguage, style: MomentStyle): (at: Date) => string {
  const { dateStyle, timeStyle, timeZone } = style;
  const date = new Intl.DateTimeFormat(localeOf(language), { dateStyle, timeZone });
  const time = new Intl.DateTimeFormat(localeOf(language), { timeStyle, timeZone });
  const { moment } = wordsIn(language).clock;
  return (at) => fillWords(moment, { date: date.format(at), time: time.format(at) });
}

/** The data attributes for the script of a clock. */
export function clockData(language: PageLanguage) {
  const { days, hours, minutes, seconds } = wordsIn(language).clock;
  return { "data-locale": localeOf(language), "data-units": JSON.stringify([days, hours, minutes, seconds]) };
}
