import pg from "pg";
import { databaseUrl } from "@/lib/env";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";

/** Connections for short links only: neither a busy API nor a popular page can delay a redirect. */
export const linkPool = (): pg.Pool => perProcess("linkPool", () => open(2));

/** Connections for all other public pages. */
export const pagePool = (): pg.Pool => perProcess("pagePool", () => open(3));

function open(max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl(),
    max,
    // Visitors get their 503 within five seconds when the database has stopped responding.
    connectionTimeoutMillis: 4_000,
    query_timeout: 4_000,
    idleTimeoutMillis: 0,
    keepAlive: true,
    onConnect: configureSession,
  });
  // A broken idle connection is replaced at the next visit; without a listener the error would crash the process.
  pool.on("error", (err) => log.warn({ reason: err.message }, "a visitor's database connection broke"));
  return pool;
}

// All of these statements use an index. By default PostgreSQL may replan every batch, which takes longer than running
// it, and uses sequential scans while a table has no statistics.
async function configureSession(client: pg.ClientBase): Promise<void> {
  await client.query("SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off");
}
