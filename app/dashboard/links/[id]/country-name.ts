const FLAG_A = 0x1f1e6;
const CODE_A = "A".charCodeAt(0);

/** A country with its flag, in this language. */
export function countryName(code: string | null, locale: string): string {
  if (!code || !/^[A-Z]{2}$/.test(code)) return code || "Unknown";
  const flag = String.fromCodePoint(...[...code].map((letter) => FLAG_A + letter.charCodeAt(0) - CODE_A));
  return `${flag} ${new Intl.DisplayNames(locale, { type: "region" }).of(code) ?? code}`;
}
