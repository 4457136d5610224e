import pg from "pg";
import { databaseUrl } from "@/lib/env";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";

/** Connections that only visitors use: a busy API cannot make a redirect wait for one. */
export const visitorPool = (): pg.Pool =>
  perProcess("visitorPool", () => {
    const pool = new pg.Pool({
      connectionString: databaseUrl(),
      max: 2,
      connectionTimeoutMillis: 5_000,
      query_timeout: 15_000,
      idleTimeoutMillis: 0,
      keepAlive: true,
    });
    // An idle connection that breaks is replaced at the next visit; without a listener it would end the process.
    pool.on("error", (err) => log.warn({ err }, "a visitor connection broke"));
    return pool;
  });
