type Latest = { locale: string; timeZone: string; format: Intl.DateTimeFormat };

const latestDateFormats = new WeakMap<Intl.DateTimeFormatOptions, Latest>();

/**
 * A date format for one set of options, which must be a constant: it is kept until another locale or zone is asked for,
 * because a page has many times in one locale and zone, and creating a format is slow.
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale: string,
  timeZone: string,
): Intl.DateTimeFormat {
  const known = latestDateFormats.get(options);
  if (known?.locale === locale && known.timeZone === timeZone) return known.format;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  latestDateFormats.set(options, { locale, timeZone, format });
  return format;
}

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
