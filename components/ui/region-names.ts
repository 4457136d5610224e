const FLAG_A = 0x1f1e6;
const CODE_A = "A".charCodeAt(0);

/** The name of a country, in this language. */
export const regionName = (code: string, locale = "en"): string =>
  new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code;

/** A country with its flag, in this language. */
export function countryName(code: string | null, locale = "en"): string {
  if (!code || !/^[A-Z]{2}$/.test(code)) return code || "Unknown";
  const flag = String.fromCodePoint(...[...code].map((letter) => FLAG_A + letter.charCodeAt(0) - CODE_A));
  return `${flag} ${regionName(code, locale)}`;
}

/** The name of a language, in this language: `pt-BR` is Brazilian Portuguese. */
export const languageName = (tag: string, locale = "en"): string =>
  new Intl.DisplayNames(locale, { type: "language" }).of(tag) ?? tag;
