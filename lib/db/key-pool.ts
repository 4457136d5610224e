import pg from "pg";
import type { RawQuery } from "@/lib/db/raw-query";
import { databaseUrl } from "@/lib/env";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";

/**
 * Connections for checking API keys only: a check never waits for slow requests, and fails within seconds when the
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
 * Runs a statement that takes a millisecond: if it takes seconds, the database isn't responding, and it fails as if
 * that were unreachable.
 */
export async function queryKeys<Row extends object>(query: RawQuery): Promise<Row[]> {
  try {
    return (await keyPool().query<Row>(query)).rows;
  } catch (cause) {
    throw cause instanceof Error && /query read timeout/i.test(cause.message) ? noResponse(cause) : cause;
  }
}

/** An error that counts as `isDatabaseUnavailable`. */
export const noResponse = (cause?: Error): Error =>
  Object.assign(new Error("The database doesn't respond", { cause }), { code: "ETIMEDOUT" });
