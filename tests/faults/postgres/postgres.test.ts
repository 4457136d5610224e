import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, stat, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ask, DataFolder, isRunning, readRow, writeRow } from "./folders";

test.setTimeout(120_000);

let data: DataFolder;
test.beforeEach(async () => {
  data = await DataFolder.migrated();
});
test.afterEach(() => data.clear());

test("the first start creates the database, the last stop ends it, and the next start finds the committed data", async () => {
  await data.clear();
  data = await DataFolder.make();
  const first = await data.start();
  await writeRow(first.url);
  const pid = await first.pid();
  await first.stop();
  expect(isRunning(pid)).toBe(false);

  const second = await data.start();
  expect(await readRow(second.url)).toEqual([42]);
  expect(await ask(second.url, "SHOW listen_addresses")).toEqual(["127.0.0.1"]);
});

test("the database folds case in every alphabet", async () => {
  const { url } = await data.start();
  expect(await ask(url, "SELECT lower('ÄÉ ПРИВЕТ')")).toEqual(["äé привет"]);
  await ask(url, "CREATE EXTENSION IF NOT EXISTS pg_trgm");
  expect(await ask(url, "SELECT cardinality(show_trgm('привет'))")).toEqual([7]);
});

test("a second start joins the running server, and only the last process to leave stops it", async () => {
  const server = data.user();
  const { url, pid } = await server.ready;
  const tool = await data.start();
  expect([tool.url, await tool.pid()]).toEqual([url, pid]);
  await tool.stop();
  await ask(url, "SELECT 1");

  expect(await server.leave()).toBe(0);
  expect(isRunning(pid)).toBe(false);
});

test("three concurrent first starts on an empty folder create one server", async () => {
  await data.clear();
  data = await DataFolder.make();
  const users = [data.user(), data.user(), data.user()];
  const ready = await Promise.all(users.map((user) => user.ready));
  expect(new Set(ready.map(({ url }) => url)).size).toBe(1);
  expect((await readdir(data.path)).sort()).toEqual(["postgres", "postgres.log"]);
  expect(await Promise.all(users.map((user) => user.leave()))).toEqual([0, 0, 0]);
  expect(await data.pid()).toBeUndefined();
});

test("rejects a second web server on the same folder, naming the first, which keeps running", async () => {
  const first = await data.start();
  await first.claimServer("http://localhost:3000");
  const second = data.user(undefined, "stop", "http://localhost:4000");
  await expect(second.ready).rejects.toThrow(
    `Another Waypost is already running on ${data.path} (Waypost process ${process.pid} at http://localhost:3000). Stop it, or set DATA_DIR`,
  );
  expect(await ask(first.url, "SELECT 1")).toEqual([1]);
});

test("Ctrl-C in the terminal does not reach the server", async () => {
  const user = data.user();
  const { url, pid } = await user.ready;
  process.kill(-(user.process.pid ?? 0), "SIGINT");
  expect(await ask(url, "SELECT 1")).toEqual([1]);
  expect(await user.leave()).toBe(0);
  expect(user.said()).not.toContain("went away");
  expect(isRunning(pid)).toBe(false);
});

test("picks another port when its own is taken", async () => {
  const first = await data.start();
  await first.stop();
  const port = first.port;
  const squatter = spawn(process.execPath, [
    "-e",
    `require("net").createServer().listen(${port}, "127.0.0.1", () => console.log("listening"))`,
  ]);
  await once(squatter.stdout, "data");
  await writeFile(join(data.path, "postgres", "postmaster.pid"), `999999999\n\n\n${port}\n`);
  const next = await data.start();
  expect(next.port).not.toBe(port);
  squatter.kill();
});

test("the server's log file is bounded", async () => {
  const file = join(data.path, "postgres.log");
  await writeFile(file, "");
  await truncate(file, 11 * 1024 * 1024);
  await data.start();
  expect((await stat(file)).size).toBeLessThan(100_000);
});

test("rejects a folder that is not Waypost's with a clear message", async () => {
  const first = await data.start();
  await first.stop();
  const foreign = await DataFolder.make();
  await writeFile(join(foreign.path, "postgres"), "");
  await expect(foreign.start()).rejects.toThrow(/postgres/);
  await foreign.clear();
});

test("rejects a data folder that can't be created with a clear message", async () => {
  const file = join(data.path, "file");
  await writeFile(file, "");
  for (const path of ["/proc/x", "/proc/x/y", file, join(file, "below")])
    await expect(data.start(path)).rejects.toThrow(`${path} is not writable by this user: set DATA_DIR`);
});
