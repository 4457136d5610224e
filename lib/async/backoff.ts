/**
 * Waits before retries, in milliseconds: doubling from `first` up to `max`, with jitter (each is shortened by up to
 * half), so that processes don't retry in step. `reset` starts again at `first`.
 */
export function backoff(
  first: number,
  max: number,
  random: () => number = Math.random,
): { next(): number; reset(): void } {
  let wait = first;
  return {
    next: () => {
      const current = wait;
      wait = Math.min(wait * 2, max);
      return current * (1 - random() / 2);
    },
    reset: () => {
      wait = first;
    },
  };
}
