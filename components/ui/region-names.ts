const FLAG_A = 0x1f1e6;
const CODE_A = "A".charCodeAt(0);

/** The localized name of a country. */
export const regionName = (code: string, locale = "en"): string =>
  new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;

/** A country's flag and localized name. */
export function countryName(code: string | null, locale = "en"): string {
  if (!code || !/^[A-Z]{2}$/.test(code)) return code || "Unknown";
  const flag = String.fromCodePoint(...[...code].map((letter) => FLAG_A + letter.charCodeAt(0) - CODE_A));
  return `${flag} ${regionName(code, locale)}`;
}

/** The localized name of a language: `pt-BR` is Brazilian Portuguese. */
export const languageName = (tag: string, locale = "en"): string =>
  new Intl.DisplayNames(locale, { type: "language" }).of(tag) ?? tag;
