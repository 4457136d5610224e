import { setTimeout as sleep } from "node:timers/promises";

/** How long a start waits for a database that is running, but doesn't respond or isn't ready. */
const WAIT_MS = 60_000;
const PAUSE_MS = 1_000;

// Starting up, too many clients, and no response at all. Everything else is a wrong setting, which is reported at once.
const isBusy = (error: Error & { code?: string }): boolean =>
  /timeout/i.test(error.message) || ["57P03", "53300", "ETIMEDOUT"].includes(error.code ?? "");

/** A host name with several addresses fails with one error for each, and no message of its own. */
export const messageOf = (error: Error): string =>
  error instanceof AggregateError ? error.errors.map(messageOf).join("; ") : error.message;

/** Repeats a step of the start for a minute while the database is too busy for it. Rejects with the last error. */
export async function retryWhileBusy<T>(say: (line: string) => void, step: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + WAIT_MS;
  for (let isReported = false; ; isReported = true) {
    try {
      return await step();
    } catch (error) {
      if (!(error instanceof Error) || !isBusy(error) || performance.now() > deadline) throw error;
      if (!isReported) say(`The database isn't ready (${messageOf(error)}). Trying again for a minute …`);
      await sleep(PAUSE_MS);
    }
  }
}
