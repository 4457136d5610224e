import { latestByLocale } from "./intl-formats";

const FLAG_A = 0x1f1e6;
const CODE_A = "A".charCodeAt(0);

const regionNames = latestByLocale((locale) => new Intl.DisplayNames(locale, { type: "region" }));
const languageNames = latestByLocale((locale) => new Intl.DisplayNames(locale, { type: "language" }));

/** The localized name of a country. */
export const regionName = (code: string, locale = "en"): string => regionNames(locale).of(code) ?? code;

// Their English names follow "in" with an article.
const WITH_ARTICLE = new Set(
  "AE AX BQ BS CC CF CK DO FK FO GB GM HM IM IO KM KY MH MP MV NL PH PN PS SB SC TC TF UM US VG VI".split(
    " ",
  ),
);

/** The localized name of a country, as it follows "in". */
export function regionInSentence(code: string, locale = "en"): string {
  const name = regionName(code, locale);
  return WITH_ARTICLE.has(code) && /^en\b/i.test(locale) ? `the ${name}` : name;
}

/** A country's flag and localized name. */
export function countryName(code: string | null, locale = "en"): string {
  if (!code || !/^[A-Z]{2}$/.test(code)) return code || "Unknown";
  const flag = String.fromCodePoint(...[...code].map((letter) => FLAG_A + letter.charCodeAt(0) - CODE_A));
  return `${flag} ${regionName(code, locale)}`;
}

/** The localized name of a language: `pt-BR` is Brazilian Portuguese. */
export const languageName = (tag: string, locale = "en"): string => languageNames(locale).of(tag) ?? tag;
