import { databaseUrl, env } from "@/lib/env";
import { startServer } from "./server";

/** Another server on the database of this run. */
export const copy = () =>
  startServer({ DATABASE_URL: databaseUrl(), SHORT_URL: env.SHORT_URL, LOG_LEVEL: "warn", WORKERS: "2" });

/** The number of responses by status. */
export const tally = (statuses: number[]): Record<number, number> =>
  statuses.reduce<Record<number, number>>((counts, status) => {
    counts[status] = (counts[status] ?? 0) + 1;
    return counts;
  }, {});
