import pg from "pg";
import { databaseUrl } from "@/lib/env";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";

/** Connections that only short links use: neither a busy API nor a popular page can make a redirect wait for one. */
export const visitorPool = (): pg.Pool => perProcess("visitorPool", () => open(2));

/** Connections of all other public pages. */
export const pagePool = (): pg.Pool => perProcess("pagePool", () => open(3));

function open(max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: databaseUrl(),
    max,
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
    idleTimeoutMillis: 0,
    keepAlive: true,
    onConnect: setUp,
  });
  // An idle connection that breaks is replaced at the next visit; without a listener it would end the process.
  pool.on("error", (err) => log.warn({ err }, "a visitor connection broke"));
  return pool;
}

// Their few statements find everything by an index. Left alone, PostgreSQL may plan each batch anew, which takes longer
// than its work, and reads whole tables while it has no statistics of them.
async function setUp(client: pg.ClientBase): Promise<void> {
  await client.query("SET plan_cache_mode = force_generic_plan; SET enable_seqscan = off");
}
