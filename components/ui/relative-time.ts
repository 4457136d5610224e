const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const format = new Intl.RelativeTimeFormat("en");

/**
 * A time of the last 24 hours relative to `now`: "5 minutes ago"; undefined for any other. Up to a minute ahead counts
 * as just now, because of clock skew.
 */
export function relativeTime(moment: Date, now: number): string | undefined {
  const age = now - moment.getTime();
  if (age <= -MINUTE || age >= DAY) return undefined;
  if (age < MINUTE) return "just now";
  return age < HOUR
    ? format.format(-Math.floor(age / MINUTE), "minute")
    : format.format(-Math.floor(age / HOUR), "hour");
}
