import { setTimeout as sleep } from "node:timers/promises";

/** Yields to the event loop, which long synchronous work would block. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Runs one part of long work, then pauses as long as that took: visitors and the API come first. */
export async function throttled<T>(part: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await part();
  const took = performance.now() - began;
  // A timer takes at least a millisecond.
  if (took >= 1) await sleep(took);
  return done;
}
