const SECOND_MS = 1_000;

/**
 * Throttles logging of what may happen thousands of times a second: `report` gets the first at once, then at most
 * once a second the latest, with the sum of the amounts since.
 */
export function oncePerSecond<T>(
  report: (latest: T, sum: number) => void,
): (latest: T, amount: number) => void {
  let waiting: { latest: T; sum: number } | undefined;
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    timer = undefined;
    if (!waiting) return;
    const { latest, sum } = waiting;
    waiting = undefined;
    timer = setTimeout(flush, SECOND_MS).unref();
    report(latest, sum);
  };
  return (latest, amount) => {
    waiting = { latest, sum: (waiting?.sum ?? 0) + amount };
    if (!timer) flush();
  };
}
