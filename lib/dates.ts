export const DAY = 86_400_000;

/** A time in the API's format: `YYYY-MM-DD HH:MM:SS`, UTC, fractions dropped (docs/contract.md §2). */
export const formatDateTime = (date: Date): string => {
  // `toISOString` takes twice as long, and a page of links has a hundred times.
  const year = String(date.getUTCFullYear()).padStart(4, "0");
  const day = `${year}-${twoDigits(date.getUTCMonth() + 1)}-${twoDigits(date.getUTCDate())}`;
  const [hours, minutes, seconds] = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()];
  return `${day} ${twoDigits(hours)}:${twoDigits(minutes)}:${twoDigits(seconds)}`;
};

const twoDigits = (number: number) => (number < 10 ? `0${number}` : String(number));

/** The UTC day of a time, `YYYY-MM-DD`. */
export const formatDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Parses `YYYY-MM-DD HH:MM:SS` as UTC; undefined for any other format, an impossible date, or the year 0. */
export function parseDateTime(text: string): Date | undefined {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)$/.exec(text);
  if (!match) return undefined;
  const date = new Date(`${match[1]}T${match[2]}Z`);
  return isReal(date) && formatDateTime(date) === text ? date : undefined;
}

/** A time that `formatDateTime` wrote; invalid for any other text. */
export const dateOf = (text: string): Date => new Date(`${text.replace(" ", "T")}Z`);

/** Parses `YYYY-MM-DD` as the start of that UTC day; undefined for any other format or an impossible day. */
export function parseDay(text: string): Date | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const date = new Date(`${text}T00:00:00Z`);
  return isReal(date) && formatDay(date) === text ? date : undefined;
}

const isReal = (date: Date) => !Number.isNaN(date.getTime()) && date.getUTCFullYear() > 0;

export const addDays = (date: Date, days: number): Date => new Date(date.getTime() + days * DAY);

/** The same date and time next year; 29 February becomes 28 February. */
export function addYear(date: Date): Date {
  const next = new Date(date);
  next.setUTCFullYear(date.getUTCFullYear() + 1);
  if (next.getUTCMonth() !== date.getUTCMonth()) next.setUTCDate(0);
  return next;
}

/** Truncates to whole seconds, the API's precision. */
export const toSecond = (date: Date): Date => new Date(Math.floor(date.getTime() / 1000) * 1000);
