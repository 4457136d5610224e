import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { DATABASE } from "@/lib/postgres/claims";
import { startPostgres } from "@/lib/postgres/embedded";
import { withConnection } from "@/prisma/connection";
import { migrate } from "@/prisma/migrate";

/** A migrated database without rows, on the PostgreSQL of every copy. */
export const TEMPLATE_DATABASE = "migrated";

const silent = () => undefined;

/**
 * Creates a database folder that the tests copy, because initdb and all migrations take longer than the rest of a start.
 * Workers find it by the environment.
 */
export async function createTemplate(dataDir: string): Promise<void> {
  const postgres = await startPostgres(dataDir, silent);
  await migrate(postgres.url, silent);
  // From another database: one with connections can't be copied.
  const url = new URL(postgres.url);
  url.pathname = "postgres";
  await withConnection(url.href, (client) =>
    client.query(`CREATE DATABASE ${TEMPLATE_DATABASE} TEMPLATE ${DATABASE}`),
  );
  await postgres.stop();
  process.env.DATABASE_TEMPLATE = postgres.folder;
}

/** Puts a copy into a data folder, with its owners. */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = process.env.DATABASE_TEMPLATE ?? "";
  await promisify(execFile)("cp", ["-a", template, join(dataDir, "postgres")]);
}
