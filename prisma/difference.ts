import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type pg from "pg";
import { catalogOf } from "@/prisma/catalog";
import { withConnection } from "@/prisma/connection";
import { openEngine } from "@/prisma/engine";
import { migrate } from "@/prisma/migrate";

/** Tables created by hand-written migrations. Prisma doesn't know them and must not drop them. */
const OWN_TABLES = [
  "public.link_texts",
  "public.visit_journal",
  "public.account_visit_days",
  "public.account_subject_days",
  "public.visit_days",
  "public.visit_rollup",
  "public.view_counters",
  "public.journal_version",
  "public.rate_log",
];

/**
 * The SQL that brings the migrations up to the schema; "" when they agree. Applies the migrations to a temporary
 * database on the server of `url`, and drops it.
 */
export async function pendingChanges(url: string, schema?: string): Promise<string> {
  const wanted = schema ?? (await readFile(join(import.meta.dirname, "schema.prisma"), "utf8"));
  return withScratch(url, async (scratch) => {
    await migrate(scratch, () => undefined);
    return withConnection(scratch, (client) => difference(client, wanted));
  });
}

async function difference(client: pg.Client, schema: string): Promise<string> {
  const engine = await openEngine(schema, catalogOf(client));
  const files = [{ path: "schema.prisma", content: schema }];
  try {
    const { exitCode, stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: import.meta.dirname },
      to: { tag: "schemaDatamodel", files },
      script: true,
      exitCode: true,
      filters: { externalTables: OWN_TABLES, externalEnums: [] },
    });
    return exitCode === 0 ? "" : (stdout ?? "");
  } finally {
    engine.free();
  }
}

async function withScratch<T>(url: string, work: (scratch: string) => Promise<T>): Promise<T> {
  const name = `waypost_scratch_${randomBytes(6).toString("hex")}`;
  const scratch = new URL(url);
  scratch.pathname = `/${name}`;
  return withConnection(url, async (client) => {
    await client.query(`CREATE DATABASE ${name}`);
    return work(scratch.href).finally(() => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  });
}
