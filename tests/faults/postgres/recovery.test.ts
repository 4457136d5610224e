import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { ask, DataFolder, isRunning, readRow, writeRow } from "./folders";

test.setTimeout(120_000);

let data: DataFolder;
test.beforeEach(async () => {
  data = await DataFolder.migrated();
});
test.afterEach(() => data.clear());

test("the claim of a killed web server is released at once", async () => {
  const killed = data.user(undefined, "stop", "http://localhost:3000");
  await killed.ready;
  await killed.kill();
  const next = await data.start();
  await next.claimServer("http://localhost:4000");
});

test("the next start takes over the server of a killed process", async () => {
  const killed = data.user();
  const { url, pid } = await killed.ready;
  await writeRow(url);
  await killed.kill();
  expect(isRunning(pid)).toBe(true);

  const next = await data.start();
  expect([next.url, await next.pid()]).toEqual([url, pid]);
  expect(await readRow(next.url)).toEqual([42]);
  await next.stop();
  expect(isRunning(pid)).toBe(false);
});

test("a killed server restarts on the same port with all committed data", async () => {
  const postgres = await data.start();
  await postgres.claimServer("http://localhost:3000");
  await writeRow(postgres.url);
  for (const _ of [1, 2]) {
    process.kill((await postgres.pid()) ?? 0, "SIGKILL");
    await expect(() => readRow(postgres.url)).rejects.toThrow();
    await expect.poll(() => readRow(postgres.url).catch(String), { timeout: 30_000 }).toEqual([42]);
  }
  const second = data.user(undefined, "stop", "http://localhost:4000");
  await expect(second.ready).rejects.toThrow("Another Waypost is already running");
  const pid = await postgres.pid();
  await postgres.stop();
  expect(isRunning(pid)).toBe(false);
});

test("retries less and less often while another program holds its port, and comes back once the port is free", async () => {
  const postgres = await data.start();
  await writeRow(postgres.url);
  const folder = join(data.path, "postgres");
  // Without its folder, the server can't restart before the port is taken.
  const pid = (await postgres.pid()) ?? 0;
  await rename(folder, join(data.path, "aside"));
  process.kill(pid, "SIGKILL");
  const said = () => data.lines.join("\n");
  await expect.poll(said, { timeout: 30_000 }).toContain("PostgreSQL is still away");
  const squatter = createServer().listen(postgres.port, "127.0.0.1");
  await once(squatter, "listening");
  await rename(join(data.path, "aside"), folder);

  await expect.poll(said, { timeout: 90_000 }).toContain("could not create any TCP/IP sockets");
  const attempts = async () => {
    const lines = (await readFile(join(data.path, "postgres.log"), "utf8")).split("\n");
    return lines.filter((line) => line.includes("could not create any TCP/IP sockets"));
  };
  // Some attempts before it may have failed for want of the folder.
  await expect.poll(async () => (await attempts()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(16);
  const times = (await attempts()).map((line) => Date.parse(line.replace(/^(\S+) (\S+) UTC.*/, "$1T$2Z")));
  const waits = times.slice(1, 16).map((time, index) => time - (times[index] ?? 0));
  // From two seconds, shortened by up to half at random.
  for (const wait of waits.slice(5)) expect(wait).toBeGreaterThanOrEqual(1_000);
  squatter.close();
  await expect.poll(() => readRow(postgres.url).catch(String), { timeout: 30_000 }).toEqual([42]);
});

test("a crash inside the server keeps its users and the web server's claim", async () => {
  const postgres = await data.start();
  await postgres.claimServer("http://localhost:3000");
  const backends = "SELECT pid FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = 'postgres'";
  const [backend] = await ask(postgres.url, backends);
  process.kill(Number(backend), "SIGKILL");
  await expect.poll(() => data.lines.join("\n"), { timeout: 30_000 }).toContain("PostgreSQL is back");
  const second = data.user(undefined, "stop", "http://localhost:4000");
  await expect(second.ready).rejects.toThrow("Another Waypost is already running");
  await ask(postgres.url, "SELECT 1");
});

test("a server that was taken over restarts too, once for all its users", async () => {
  const starter = data.user();
  const { url, pid } = await starter.ready;
  const joined = [data.user(), await data.start()] as const;
  await joined[0].ready;
  await writeRow(url);
  await starter.kill();

  process.kill(pid, "SIGKILL");
  const backHere = () => data.lines.join("\n");
  await expect.poll(backHere, { timeout: 30_000 }).toContain("PostgreSQL is back");
  expect(await readRow(url)).toEqual([42]);
  await expect.poll(() => joined[0].said(), { timeout: 30_000 }).toContain("PostgreSQL is back");
  expect(await joined[0].leave()).toBe(0);
  expect(await readRow(url)).toEqual([42]);
});

test("finds the committed data after a power cut", async () => {
  const user = data.user();
  const { url, pid } = await user.ready;
  await writeRow(url);
  await user.kill();
  process.kill(pid, "SIGKILL");
  const next = await data.start();
  expect(await readRow(next.url)).toEqual([42]);
});

test("a killed first start doesn't block the next one", async () => {
  await data.clear();
  data = await DataFolder.make();
  const user = data.user();
  const halfMade = async () => (await readdir(data.path)).filter((name) => name.startsWith("postgres.new-"));
  await expect.poll(halfMade, { intervals: [5], timeout: 30_000 }).toHaveLength(1);
  await user.kill();

  const { url } = await data.start();
  await writeRow(url);
  expect(await readdir(join(data.path, "postgres"))).toContain("PG_VERSION");
  expect(await halfMade()).toEqual([]);
});

test("ignores the lock of a dead server whose process id was reused", async () => {
  const first = await data.start();
  await first.stop();
  const other = spawn(process.execPath, ["-e", "setInterval(() => undefined, 1000)"]);
  await once(other, "spawn");
  await writeFile(join(data.path, "postgres", "postmaster.pid"), `${other.pid}\n`);
  const next = await data.start();
  expect(await next.pid()).not.toBe(other.pid);
  other.kill();
});

test("a process that doesn't stop the server still exits, and the next start takes the server over", async () => {
  const user = data.user(undefined, "abandon");
  const { pid } = await user.ready;
  expect(await user.leave()).toBe(0);
  expect(await (await data.start()).pid()).toBe(pid);
});
