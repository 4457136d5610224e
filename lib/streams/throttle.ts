import { setTimeout as sleep } from "node:timers/promises";

/** Lets everybody else have a turn: long work that waits for nothing would hold up all visitors of this process. */
export const yieldToEventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Runs a part of long work, then rests for as long as it took: visitors and the API come first. */
export async function throttled<T>(part: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const done = await part();
  await sleep(performance.now() - began);
  return done;
}
