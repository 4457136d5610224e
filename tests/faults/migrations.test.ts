import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { DEFAULT_THANKS } from "@/lib/forms/options";
import type { EmbeddedPostgres } from "@/lib/postgres/embedded";
import { pendingChanges } from "@/prisma/difference";
import { openEngine } from "@/prisma/engine";
import { MIGRATIONS, type Migration, readHistory } from "@/prisma/history";
import { migrate } from "@/prisma/migrate";
import { ask, DataFolder } from "@/tests/faults/postgres/folders";
import { ROOT } from "@/tests/support/root";
import { testProgram } from "@/tests/support/servers/test-programs";

test.setTimeout(120_000);

const silent = () => undefined;

let data: DataFolder;
let postgres: EmbeddedPostgres;
test.beforeAll(async () => {
  data = await DataFolder.make();
  postgres = await data.start();
});
test.afterAll(() => data.clear());

async function emptyDatabase(): Promise<string> {
  const name = `test_${randomBytes(6).toString("hex")}`;
  await ask(postgres.url, `CREATE DATABASE ${name}`);
  const url = new URL(postgres.url);
  url.pathname = name;
  return url.href;
}

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash("sha256").update(sql).digest("hex"),
});

const recorded = (url: string) =>
  ask(url, "SELECT migration_name FROM _prisma_migrations ORDER BY started_at");
const tables = (url: string) =>
  ask(url, "SELECT tablename::text FROM pg_tables WHERE schemaname = 'public' ORDER BY 1");

test("four concurrent processes apply every migration exactly once", async () => {
  const url = await emptyDatabase();
  const run = () => promisify(execFile)(process.execPath, [testProgram("migrate-once"), url], { cwd: ROOT });
  const outputs = await Promise.all([run(), run(), run(), run()]);
  const applied = outputs.flatMap(({ stdout }): string[] => JSON.parse(stdout));
  const names = (await readHistory()).map(({ name }) => name);
  expect(applied.sort()).toEqual(names);
  expect(await recorded(url)).toEqual(names);
});

test("does nothing to a database that is up to date", async () => {
  const url = await emptyDatabase();
  await migrate(url, silent);
  const before = await recorded(url);
  expect(await migrate(url, silent)).toEqual([]);
  expect(await recorded(url)).toEqual(before);
});

test("a failing migration is named, rolled back, and applied once it is fixed", async () => {
  const url = await emptyDatabase();
  const good = migration("1_good", "CREATE TABLE one (id int)");
  const bad = migration("2_bad", "CREATE TABLE two (id int); CREATE TABLE one (id int)");
  await expect(migrate(url, silent, [good, bad])).rejects.toThrow(
    'Migration 2_bad failed and was rolled back: relation "one" already exists',
  );
  expect(await tables(url)).toEqual(["_prisma_migrations", "one"]);

  const right = migration("2_bad", "CREATE TABLE two (id int)");
  expect(await migrate(url, silent, [good, right])).toEqual(["2_bad"]);
  expect(await tables(url)).toEqual(["_prisma_migrations", "one", "two"]);
});

test("an interrupted migration is rolled back and applied next time", async () => {
  const url = await emptyDatabase();
  const sleepers = "FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)' AND pid <> pg_backend_pid()";
  const slow = migrate(url, silent, [migration("1_slow", "CREATE TABLE one (id int); SELECT pg_sleep(60)")]);
  const failure = expect(slow).rejects.toThrow("Migration 1_slow failed and was rolled back");
  await expect.poll(() => ask(postgres.url, `SELECT count(*)::int ${sleepers}`)).toEqual([1]);
  await ask(postgres.url, `SELECT pg_terminate_backend(pid) ${sleepers}`);
  await failure;
  expect(await tables(url)).toEqual([]);
  expect(await migrate(url, silent, [migration("1_slow", "CREATE TABLE one (id int)")])).toEqual(["1_slow"]);
});

test("a migration with a function body is one script", async () => {
  const url = await emptyDatabase();
  const body = "CREATE FUNCTION two() RETURNS int LANGUAGE plpgsql AS $$ BEGIN PERFORM 1; RETURN 2; END $$;";
  await migrate(url, silent, [migration("1_function", body)]);
  expect(await ask(url, "SELECT two()")).toEqual([2]);
});

test("forms with the former default thanks get the new one, others keep their own", async () => {
  const url = await emptyDatabase();
  const history = await readHistory();
  const index = history.findIndex(({ name }) => name.endsWith("_reword_form_thanks"));
  await migrate(url, silent, history.slice(0, index));
  const own = "Thank you! We've received your answer. See you!";
  await ask(url, "INSERT INTO accounts (id, name, plan, created_at) VALUES (1, 'Ada', 'pro', now())");
  const former = "Thank you! We''ve received your answer.";
  await ask(
    url,
    `INSERT INTO forms (account_id, slug, slug_key, title, description, fields, submit_label, theme, accent, thanks,
       open, published, key, created_at, updated_at)
     SELECT 1, n, n, 'Guests', '', '[]', 'Send', 'paper', '#000000', thanks, true, true, '', now(), now()
     FROM (VALUES ('a', '${former}'), ('b', '${former} See you!')) AS forms (n, thanks)`,
  );
  await migrate(url, silent, history);
  expect(await ask(url, "SELECT thanks FROM forms ORDER BY slug")).toEqual([DEFAULT_THANKS, own]);
});

test("schema and migrations agree", async () => {
  expect(await pendingChanges(postgres.url)).toBe("");
});

test("writes the difference between schema and migrations as SQL and drops its scratch database", async () => {
  const schema = await readFile(join(MIGRATIONS, "..", "schema.prisma"), "utf8");
  const sql = await pendingChanges(postgres.url, `${schema}\nmodel Extra {\n  id Int @id\n}\n`);
  expect(sql).toContain('CREATE TABLE "Extra"');
  expect(sql).not.toContain("DROP");
  expect(
    await ask(postgres.url, "SELECT datname::text FROM pg_database WHERE datname LIKE '%scratch%'"),
  ).toEqual([]);
});

test("Prisma's own tools read the same history", async () => {
  const url = await emptyDatabase();
  await migrate(url, silent);
  const schema = await readFile(join(MIGRATIONS, "..", "schema.prisma"), "utf8");
  const pool = new pg.Pool({ connectionString: url });
  const engine = await openEngine(schema, new PrismaPg(pool));
  const migrationDirectories = (await readHistory()).map(({ name, sql }) => ({
    path: name,
    migrationFile: { path: "migration.sql", content: { tag: "ok" as const, value: sql } },
  }));
  const lock = "migration_lock.toml";
  const lockfile = { path: lock, content: await readFile(join(MIGRATIONS, lock), "utf8") };
  const seen = await engine.diagnoseMigrationHistory({
    migrationsList: { baseDir: MIGRATIONS, lockfile, shadowDbInitScript: "", migrationDirectories },
    optInToShadowDatabase: false,
    filters: { externalTables: [], externalEnums: [] },
  });
  expect(seen).toMatchObject({
    hasMigrationsTable: true,
    editedMigrationNames: [],
    failedMigrationNames: [],
  });
  expect(seen.history).toBeNull();
  engine.free();
  await pool.end();
});
