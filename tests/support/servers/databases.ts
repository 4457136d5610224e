import { randomUUID } from "node:crypto";
import { databaseUrl } from "@/lib/env";
import { DATABASE } from "@/lib/postgres/claims";
import { withConnection } from "@/prisma/connection";

/** A database on the PostgreSQL of this run. */
export type TestDatabase = {
  url: string;
  query<Row extends object>(sql: string): Promise<Row[]>;
  drop(): Promise<void>;
};

const run = <Row extends object>(url: string, sql: string): Promise<Row[]> =>
  withConnection(url, async (client) => (await client.query<Row>(sql)).rows);

/** A migrated database without rows, which `newDatabase` copies. */
const MIGRATED = "migrated";

/** Creates it from the database of this run, before anything connects to that: one with connections can't be copied. */
export async function createMigrated(runUrl: string): Promise<void> {
  const url = new URL(runUrl);
  url.pathname = "postgres";
  await run(url.href, `CREATE DATABASE ${MIGRATED} TEMPLATE ${DATABASE}`);
}

/** A database without rows; `empty`, one before the first migration. */
export async function newDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const server = databaseUrl();
  const url = new URL(server);
  url.pathname = `/${name}`;
  await run(server, `CREATE DATABASE ${name}${empty ? "" : ` TEMPLATE ${MIGRATED}`}`);
  return {
    url: url.href,
    query: (sql) => run(url.href, sql),
    drop: async () => void (await run(server, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}
