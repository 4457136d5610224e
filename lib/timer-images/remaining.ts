const SECONDS: Readonly<Record<string, number>> = { d: 86_400, h: 3_600, m: 60, s: 1 };

/**
 * Whole seconds left, counted from the clock's current second, so that zero appears exactly at the end, and all
 * requests within a second share an image.
 */
export const secondsLeft = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil(end.getTime() / 1000) - Math.floor(now.getTime() / 1000));

/**
 * The numbers a timer shows, one per unit, largest first. The first unit takes everything left, so without days hours
 * exceed 24. It has at least two digits, the others as many as their maximum needs.
 */
export function numbersOf(seconds: number, units: string): string[] {
  let left = seconds;
  return [...units].map((unit, index) => {
    const size = SECONDS[unit] ?? 1;
    const count = Math.floor(left / size);
    left -= count * size;
    const before = SECONDS[units[index - 1] ?? ""];
    const most = before === undefined ? 10 : before / size - 1;
    return String(count).padStart(Math.max(2, String(most).length), "0");
  });
}
