/**
 * Part of the scripts of clocks: the sentence in `data.local` with the date and the time of `date`, in a time zone or
 * the visitor's own.
 */
export const momentScript = `const moment = (timeZone) => data.local
  .replace("{date}", date.toLocaleString(data.locale, { dateStyle: "full", timeZone }))
  .replace("{time}", date.toLocaleString(data.locale, { timeStyle: "short", timeZone }));`;
