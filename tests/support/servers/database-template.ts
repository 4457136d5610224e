import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { startPostgres } from "@/lib/postgres/embedded";
import { migrate } from "@/prisma/migrate";

const silent = () => undefined;

/**
 * Creates a database folder that the tests copy, because initdb and all migrations take longer than the rest of a start.
 * Workers find it by the environment.
 */
export async function createTemplate(dataDir: string): Promise<void> {
  const postgres = await startPostgres(dataDir, silent);
  await migrate(postgres.url, silent);
  await postgres.stop();
  process.env.DATABASE_TEMPLATE = postgres.folder;
}

/** Puts a copy into a data folder, with its owners. */
export async function copyTemplate(dataDir: string): Promise<void> {
  const template = process.env.DATABASE_TEMPLATE ?? "";
  await promisify(execFile)("cp", ["-a", template, join(dataDir, "postgres")]);
}
