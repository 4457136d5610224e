// Languages of public pages. Safe in the browser, and without zod for visitor workers.

/** Those with translations of the built-in texts (components/pages/words and components/pages/menu/translations.ts). */
export const PAGE_LANGUAGES = [
  "en",
  "ar",
  "cs",
  "da",
  "de",
  "es",
  "fr",
  "he",
  "it",
  "ja",
  "nl",
  "pl",
  "pt",
  "sv",
  "tr",
  "uk",
] as const;

export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

const known: ReadonlySet<string> = new Set(PAGE_LANGUAGES);

export const isPageLanguage = (text: string): text is PageLanguage => known.has(text);
