import { databaseUrl, env } from "@/lib/env";
import { startServer } from "./server";
import { SharedServer } from "./shared-servers";

/** Another server on the database of this run, which the test may stop. */
export const copy = () => startServer({ DATABASE_URL: databaseUrl(), LOG_LEVEL: "warn", WORKERS: "2" });

type Copies = readonly [{ readonly url: string }, { readonly url: string }];

/** Two copies of the app for the tests of the calling file: the server of this run, and another one. */
export const twoCopies = (): Copies => [{ url: env.APP_URL }, SharedServer.forTests("copy")];

/** The number of responses by status. */
export const tally = (statuses: number[]): Record<number, number> =>
  statuses.reduce<Record<number, number>>((counts, status) => {
    counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }, {});
