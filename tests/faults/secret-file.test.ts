import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { type Account, ask, DataFolder } from "@/tests/faults/postgres/folders";
import { firstLogin } from "@/tests/support/clients/first-account";
import { session } from "@/tests/support/clients/session";
import { copyTemplate } from "@/tests/support/servers/database-template";
import { freePort, startServer } from "@/tests/support/servers/server";
import { testProgram } from "@/tests/support/servers/test-programs";

test.setTimeout(120_000);

let data: DataFolder;
test.beforeEach(async () => {
  data = await DataFolder.make();
});
test.afterEach(() => data.clear());

const fileOf = () => join(data.path, "auth.secret");
const storedRows = async () => ask((await data.start()).url, "SELECT value FROM secrets");

/** The secret that a process of this user prints. */
async function printSecret(account?: Account): Promise<string> {
  const { DATABASE_URL: _database, NEXTAUTH_SECRET: _secret, ...inherited } = process.env;
  const child = spawn(process.execPath, [testProgram("print-secret")], {
    ...account,
    cwd: join(import.meta.dirname, "../.."),
    env: { ...inherited, DATA_DIR: data.path, PORT: String(await freePort()) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [printed, said, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "exit"),
  ]);
  if (code !== 0) throw new Error(said);
  return printed.trim();
}

test("the secret of the embedded database is a private file in the data folder; an earlier version's moves there from the database, and keeps sessions", async () => {
  await copyTemplate(data.path);
  const first = await startServer({ DATA_DIR: data.path, LOG_LEVEL: "warn" });
  expect(await readFile(fileOf(), "utf8")).toMatch(/^[A-Za-z0-9]{43}\n$/);
  expect((await stat(fileOf())).mode & 0o777).toBe(0o600);
  expect(await storedRows()).toEqual([]);
  expect(first.output()).not.toContain("NEXTAUTH_SECRET");
  const { email, password } = firstLogin(first);
  const cookie = await session(first.url, email, password);
  expect(await first.stop()).toBe(0);
  const secret = (await readFile(fileOf(), "utf8")).trim();
  const { url } = await data.start();
  await ask(url, `INSERT INTO secrets (name, value) VALUES ('auth', '${secret}')`);
  await rm(fileOf());

  const next = await startServer({ DATA_DIR: data.path, LOG_LEVEL: "info" });
  expect((await readFile(fileOf(), "utf8")).trim()).toBe(secret);
  expect(await storedRows()).toEqual([]);
  expect(next.output()).toContain(`moved from the database to ${fileOf()}`);
  const page = await fetch(`${next.url}/dashboard/account`, { headers: { cookie }, redirect: "manual" });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(email)]);
  expect(await next.stop()).toBe(0);
});

test("processes that start on a new folder at the same time, and later ones, share one secret: the private file, not the database", async () => {
  const together = await Promise.all([printSecret(), printSecret(), printSecret()]);
  const kept = (await readFile(fileOf(), "utf8")).trim();
  expect(new Set(together)).toEqual(new Set([kept]));
  expect((await readdir(data.path)).filter((name) => name.startsWith("auth.secret"))).toEqual([
    "auth.secret",
  ]);
  // Another one in the database is left alone, and a readable file becomes private again.
  await ask((await data.start()).url, "INSERT INTO secrets (name, value) VALUES ('auth', 'of another copy')");
  await chmod(fileOf(), 0o644);
  expect(await printSecret()).toBe(kept);
  expect(await storedRows()).toEqual(["of another copy"]);
  expect((await stat(fileOf())).mode & 0o777).toBe(0o600);
  await writeFile(fileOf(), "");
  await expect(printSecret()).rejects.toThrow(`${fileOf()} is empty`);
});

test("root and the owner of the folder use the same secret, whoever starts first", async () => {
  test.skip(process.getuid?.() !== 0, "only root can act as several users");
  const nobody: Account = { uid: 65_534, gid: 65_534 };
  await data.clear();
  data = await DataFolder.make(nobody);
  const own = await printSecret(nobody);
  expect(await printSecret()).toBe(own);
  await rm(fileOf());
  const byRoot = await printSecret();
  expect((await stat(fileOf())).uid).toBe(nobody.uid);
  expect(await printSecret(nobody)).toBe(byRoot);
});
