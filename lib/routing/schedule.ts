import { LRUCache } from "lru-cache";

const MINUTE = 60_000;
const DAY_MINUTES = 24 * 60;
const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The wall clock of a time zone. `day` is 1 for Monday, `minute` is that of the day. */
type WallTime = { day: number; minute: number };

type Clock = { format: Intl.DateTimeFormat; at: number; wall: WallTime };

// Creating an Intl format is a thousand times slower than using it.
const clocks = new LRUCache<string, Clock>({ max: 600 });

function wallTime(timezone: string, now: Date): WallTime {
  const at = Math.floor(now.getTime() / MINUTE);
  const known = clocks.get(timezone);
  if (known?.at === at) return known.wall;
  const format =
    known?.format ??
    new Intl.DateTimeFormat("en-US", {
      timeZone: timezone,
      weekday: "short",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const wall = {
    day: WEEKDAYS.indexOf(parts.get("weekday") ?? "") + 1,
    minute: Number(parts.get("hour")) * 60 + Number(parts.get("minute")),
  };
  clocks.set(timezone, { format, at, wall });
  return wall;
}

/** The minutes of the day in `HH:MM-HH:MM`. */
function minutesOf(hours: string): { start: number; end: number } {
  const [start = 0, end = 0] = hours.split("-").map((time) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return (hour % 24) * 60 + minute;
  });
  return { start, end };
}

/**
 * Whether a time is on one of these days (1 is Monday) and within one of these hours (`HH:MM-HH:MM`, the end exclusive)
 * by the clock of the time zone; without days or hours, at any. Hours that cross midnight belong to the day they start.
 */
export function isScheduled(
  { days, hours, timezone }: { days?: readonly number[]; hours?: readonly string[]; timezone: string },
  now: Date,
): boolean {
  const { day, minute } = wallTime(timezone, now);
  const isOn = (one: number) => !days || days.includes(one);
  if (!hours) return isOn(day);
  const dayBefore = day === 1 ? 7 : day - 1;
  return hours.some((text) => {
    const { start, end } = minutesOf(text);
    if (start < end) return isOn(day) && minute >= start && minute < end;
    return (isOn(day) && minute >= start && minute < DAY_MINUTES) || (isOn(dayBefore) && minute < end);
  });
}
