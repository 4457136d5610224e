// Punctuation that differs between languages.

const COLONS: Readonly<Record<string, string>> = { fr: "\u00a0: ", ja: "：" };
const COMMAS: Readonly<Record<string, string>> = { ar: "، ", ja: "、" };

/** Between a label and its value. */
export const colonIn = (language: string): string => COLONS[language] ?? ": ";

/** Between the members of a list. */
export const commaIn = (language: string): string => COMMAS[language] ?? ", ";
