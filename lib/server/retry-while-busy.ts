import { setTimeout as sleep } from "node:timers/promises";

/** How long startup waits for a database that runs but doesn't respond or isn't ready. */
const WAIT_MS = 60_000;
const PAUSE_MS = 1_000;

// Starting up, too many clients, or no response. Anything else is a configuration error, reported at once.
const isBusy = (error: Error & { code?: string }): boolean =>
  /timeout/i.test(error.message) || ["57P03", "53300", "ETIMEDOUT"].includes(error.code ?? "");

/** A host name with several addresses fails with an AggregateError, which has no message. */
export const messageOf = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map(messageOf).join("; ") : error.message;

/** Retries a startup step for a minute while the database is too busy. Rejects with the last error. */
export async function retryWhileBusy<T>(say: (line: string) => void, step: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + WAIT_MS;
  for (let isReported = false; ; isReported = true) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof Error) || !isBusy(error) || performance.now() > deadline) throw error;
      if (!isReported) say(`The database isn't ready (${messageOf(error)}). Trying again for a minute…`);
      await sleep(PAUSE_MS);
    }
  }
}
