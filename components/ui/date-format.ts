type Latest = { locale: string; timeZone: string; format: Intl.DateTimeFormat };

const latest = new WeakMap<Intl.DateTimeFormatOptions, Latest>();

/**
 * A date format for one set of options, which must be a constant: it is kept until another locale or zone is asked for,
 * because a page has many times in one locale and zone, and creating a format is slow.
 */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale: string,
  timeZone: string,
): Intl.DateTimeFormat {
  const known = latest.get(options);
  if (known?.locale === locale && known.timeZone === timeZone) return known.format;
  const format = new Intl.DateTimeFormat(locale, { ...options, timeZone });
  latest.set(options, { locale, timeZone, format });
  return format;
}
