import { setTimeout as sleep } from "node:timers/promises";

/** Yields to the event loop: long synchronous work would hold up everything else in this process. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Runs one part of long work, then pauses for as long as it took: visitors and the API come first. */
export async function throttled<T>(part: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await part();
  await sleep(performance.now() - began);
  return done;
}
