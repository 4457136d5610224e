import { databaseUrl, env } from "@/lib/env";
import { startServer } from "./server";

/** Another server on the database of this run. */
export const copy = () => startServer({ DATABASE_URL: databaseUrl(), LOG_LEVEL: "warn", WORKERS: "2" });

export type Copies = { copies: readonly [{ url: string }, { url: string }]; stop(): Promise<number | null> };

/** Two copies of the app: the server of this run, and another one, which `stop` ends. */
export async function twoCopies(): Promise<Copies> {
  const other = await copy();
  return { copies: [{ url: env.APP_URL }, other], stop: other.stop };
}

/** The number of responses by status. */
export const tally = (statuses: number[]): Record<number, number> =>
  statuses.reduce<Record<number, number>>((counts, status) => {
    counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }, {});
