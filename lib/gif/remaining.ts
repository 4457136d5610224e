const SECONDS: Readonly<Record<string, number>> = { d: 86_400, h: 3_600, m: 60, s: 1 };

/**
 * Whole seconds left. They are counted from the second that the clock shows, so that zero is shown when the moment
 * has come and not a second before it, and all requests of one second get one picture.
 */
export const secondsLeft = (end: Date, now: Date): number =>
  Math.max(0, Math.ceil(end.getTime() / 1000) - Math.floor(now.getTime() / 1000));

/**
 * What a counter shows for so many seconds: one number per unit, largest first. The first unit takes all that is left,
 * so hours run over 24 without days; it has at least two digits, the others as many as they can ever need.
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
