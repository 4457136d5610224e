import pg from "pg";
import type { RawQuery } from "@/lib/db/raw-query";
import { databaseUrl } from "@/lib/env";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";

/**
 * Connections for the check of API keys only: it never waits for a slow request, and says within seconds that the
 * database doesn't respond.
 */
export const keyPool = (): pg.Pool =>
  perProcess("keyPool", () => {
    const pool = new pg.Pool({
      connectionString: databaseUrl(),
      max: 4,
      connectionTimeoutMillis: 4_000,
      query_timeout: 4_000,
      idleTimeoutMillis: 0,
      keepAlive: true,
    });
    // A broken idle connection is replaced when one is needed; without a listener the error would crash the process.
    return pool.on("error", (err) => log.warn({ reason: err.message }, "a database connection broke"));
  });

/**
 * Runs a statement that takes a millisecond: one that takes seconds tells that the database doesn't respond, and fails
 * as if it couldn't be reached.
 */
export async function queryKeys<Row extends object>(query: RawQuery): Promise<Row[]> {
  try {
    return (await keyPool().query<Row>(query)).rows;
  } catch (cause) {
    if (!(cause instanceof Error && /query read timeout/i.test(cause.message))) throw cause;
    throw Object.assign(new Error("The database doesn't respond", { cause }), { code: "ETIMEDOUT" });
  }
}
