/** Keeps what `create` made for the latest locale: a page needs many formats in one locale, and creating them is slow. */
export function latestByLocale<Format>(create: (locale: string) => Format): (locale: string) => Format {
  let latest: { locale: string; format: Format } | undefined;
  return (locale) => {
    latest = latest?.locale === locale ? latest : { locale, format: create(locale) };
    return latest.format;
  };
}

/** The number format of a locale. */
export const numberFormat = latestByLocale((locale) => new Intl.NumberFormat(locale));
