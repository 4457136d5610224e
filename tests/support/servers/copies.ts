import { databaseUrl, env } from "@/lib/env";
import { startServer } from "./server";
import { sharedServer } from "./shared-servers";

/** Another server on the database of this run, which the test may stop. */
export const copy = () => startServer({ DATABASE_URL: databaseUrl(), LOG_LEVEL: "warn", WORKERS: "2" });

export type Copies = readonly [{ url: string }, { url: string }];

/** Two copies of the app: the server of this run, and another one. */
export const twoCopies = async (): Promise<Copies> => [{ url: env.APP_URL }, await sharedServer("copy")];

/** The number of responses by status. */
export const tally = (statuses: number[]): Record<number, number> =>
  statuses.reduce<Record<number, number>>((counts, status) => {
    counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }, {});
