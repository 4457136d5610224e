import { Socket } from "node:net";
import pg from "pg";
import { DATABASE_USER } from "@/lib/postgres/cluster";

// Advisory locks track the users of a database folder: every process holds USERS shared, the one server holds SERVER.
const CLASS = 0x77617970;
const USERS = 1;
const SERVER = 2;
export const DATABASE = "waypost";

export type Claims = {
  /** Settles when the connection, and so the claims, are lost. */
  lost: Promise<void>;
  /** Claims the folder for the one web server that may use it; returns the current holder, if any. */
  claimServer(address: string): Promise<string | undefined>;
  /** Releases the claims. True when nobody else uses the folder; then nobody can join until `close`. */
  leave(): Promise<boolean>;
  close(): Promise<void>;
};

/** Joins the users of the embedded server on this port, and creates its database if missing. */
export async function openClaims(port: number, password: string): Promise<Claims> {
  const socket = new Socket();
  const client = new pg.Client({
    host: "127.0.0.1",
    port,
    user: DATABASE_USER,
    password,
    database: "postgres",
    application_name: `Waypost process ${process.pid}`,
    connectionTimeoutMillis: 10_000,
    lock_timeout: 20_000,
    stream: () => socket,
  });
  const lost = new Promise<void>((resolve) => client.once("end", resolve));
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.query("SELECT pg_advisory_lock_shared($1, $2)", [CLASS, USERS]);
    await makeDatabase(client);
  } catch (error) {
    await client.end();
    throw error;
  }
  // An idle claim must not keep the process alive.
  const busy = async <T>(work: Promise<T>): Promise<T> => {
    socket.ref();
    return work.finally(() => socket.unref());
  };
  socket.unref();
  return {
    lost,
    claimServer: (address) => busy(claimServer(client, address)),
    leave: () => busy(leave(client)),
    close: () => busy(client.end()),
  };
}

async function makeDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query("SELECT FROM pg_database WHERE datname = $1", [DATABASE]);
  if (rowCount) return;
  await client.query(`CREATE DATABASE ${DATABASE}`).catch((error: unknown) => {
    // A concurrent start won: duplicate_database, or unique_violation in a tie.
    if (!hasSqlState(error, "42P04", "23505")) throw error;
  });
}

async function claimServer(client: pg.Client, address: string): Promise<string | undefined> {
  try {
    // A killed server's claim is released within this time.
    await client.query("SET lock_timeout = '2s'");
    await client.query("SELECT pg_advisory_lock($1, $2)", [CLASS, SERVER]);
  } catch (error) {
    if (hasSqlState(error, "55P03")) return holder(client);
    throw error;
  }
  const name = `Waypost process ${process.pid} at ${address}`;
  await client.query("SELECT set_config('application_name', $1, false)", [name]);
  return undefined;
}

async function holder(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND classid::bigint = $1 AND objid::bigint = $2 AND granted`,
    [CLASS, SERVER],
  );
  return rows[0]?.name || "another Waypost";
}

async function leave(client: pg.Client): Promise<boolean> {
  await client.query("SELECT pg_advisory_unlock_all()");
  const { rows } = await client.query<{ alone: boolean }>("SELECT pg_try_advisory_lock($1, $2) AS alone", [
    CLASS,
    USERS,
  ]);
  return rows[0]?.alone ?? false;
}

const hasSqlState = (error: unknown, ...codes: string[]) =>
  error instanceof pg.DatabaseError && codes.includes(error.code ?? "");
