import { randomUUID } from "node:crypto";
import { databaseUrl } from "@/lib/env";
import { withConnection } from "@/prisma/connection";
import { TEMPLATE_DATABASE } from "./database-template";

/** A database on the PostgreSQL of this run. */
export type TestDatabase = {
  url: string;
  query<Row extends object>(sql: string): Promise<Row[]>;
  drop(): Promise<void>;
};

const run = <Row extends object>(url: string, sql: string): Promise<Row[]> =>
  withConnection(url, async (client) => (await client.query<Row>(sql)).rows);

/** A database without rows; `empty`, one before the first migration. */
export async function newDatabase({ empty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const server = databaseUrl();
  const url = new URL(server);
  url.pathname = `/${name}`;
  await run(server, `CREATE DATABASE ${name}${empty ? "" : ` TEMPLATE ${TEMPLATE_DATABASE}`}`);
  return {
    url: url.href,
    query: (sql) => run(url.href, sql),
    drop: async () => void (await run(server, `DROP DATABASE ${name} WITH (FORCE)`)),
  };
}
