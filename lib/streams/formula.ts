// Text that a spreadsheet would execute: a formula, also after a tab or carriage return, also full-width. What looks like
// one after apostrophes gets one more, so that reading takes away only that one.
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/;

/** Escapes formulas with an apostrophe (CSV injection). Safe in the browser. */
export const escapeFormula = (text: string): string => (FORMULA.test(text) ? `'${text}` : text);

/** Inverse. */
export const unescapeFormula = (text: string): string =>
  text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
