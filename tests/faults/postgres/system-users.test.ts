import { chmod, cp, lstat, mkdir, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "@playwright/test";
import { canRun, copyPrograms, findPrograms, linkLibraries } from "@/lib/postgres/binaries";
import { runProgram } from "@/lib/postgres/program";
import { type Account, ask, DataFolder, isRunning } from "./folders";

test.setTimeout(120_000);
test.skip(process.getuid?.() !== 0, "only root can act as several users");

const nobody: Account = { uid: 65_534, gid: 65_534 };

let data: DataFolder;
test.afterEach(() => data.clear());

test("an ordinary user starts, takes over and stops their own server", async () => {
  data = await DataFolder.make(nobody);
  const killed = data.user(nobody);
  const { url, pid, folder } = await killed.ready;
  expect([(await stat(folder)).uid, (await stat(`/proc/${pid}`)).uid]).toEqual([nobody.uid, nobody.uid]);
  await ask(url, "CREATE TABLE kept AS SELECT 42");
  await killed.kill();

  const next = data.user(nobody);
  expect(await next.ready).toEqual({ url, pid, folder });
  process.kill(pid, "SIGKILL");
  await expect.poll(() => ask(url, "TABLE kept").catch(String), { timeout: 30_000 }).toEqual([42]);
  const again = await data.pid();
  expect(await next.leave()).toBe(0);
  expect(isRunning(again)).toBe(false);
});

test("root runs an ordinary user's database as that user, who can use it afterwards", async () => {
  data = await DataFolder.make(nobody);
  const first = data.user(nobody);
  const { url } = await first.ready;
  await ask(url, "CREATE TABLE kept AS SELECT 42");
  await first.leave();

  const byRoot = await data.start();
  expect((await stat(`/proc/${await byRoot.pid()}`)).uid).toBe(nobody.uid);
  await byRoot.stop();
  const later = data.user(nobody);
  expect(await ask((await later.ready).url, "TABLE kept")).toEqual([42]);
  await later.leave();
});

test("tells an ordinary user that the database belongs to another user", async () => {
  data = await DataFolder.make();
  await chmod(data.path, 0o777);
  await (await data.start()).stop();
  await expect(data.user(nobody).ready).rejects.toThrow(/belongs to another user .* set DATA_DIR/);
});

test("root opens its private data folder to the database user only", async () => {
  data = await DataFolder.make();
  const { folder } = await data.start();
  expect(folder).toBe(join(data.path, "postgres"));
  const [outer, inner] = [await stat(data.path), await stat(folder)];
  expect([outer.uid, outer.mode & 0o777]).toEqual([0, 0o710]);
  expect([inner.uid > 0, inner.mode & 0o777]).toEqual([true, 0o700]);
});

test("root puts the database elsewhere, and says so, when the database user can't enter the data folder", async () => {
  data = await DataFolder.make();
  const wanted = join(data.path, "data");
  await mkdir(wanted);
  const first = await data.start(wanted);
  try {
    expect(first.folder).toMatch(/^\/var\/lib\/waypost\/[0-9a-f]{12}\/postgres$/);
    expect(data.lines.join("\n")).toContain(`its user cannot enter ${wanted}`);
    await ask(first.url, "CREATE TABLE kept AS SELECT 42");
    await first.stop();
    expect(await ask((await data.start(wanted)).url, "TABLE kept")).toEqual([42]);
  } finally {
    await data.clear();
    await rm(dirname(first.folder), { recursive: true, force: true });
  }
});

test("works when npm installed the programs without symlinks or the database user can't reach them", async () => {
  data = await DataFolder.make();
  const installed = await findPrograms();
  const root = join(data.path, "package");
  const plain = async (path: string) => !(await lstat(path)).isSymbolicLink();
  await cp(dirname(installed.home), root, { recursive: true, filter: plain });
  await linkLibraries(root);

  const open = await DataFolder.make();
  await chmod(open.path, 0o755);
  const programs = { home: join(root, "native"), version: "0" };
  const run = (from: typeof programs) =>
    runProgram(from, "initdb", ["--version"], { systemUser: nobody, cwd: "/" });
  await expect(run(programs)).rejects.toThrow();
  expect(await canRun(programs, nobody)).toBe(false);
  const copied = await copyPrograms(programs, open.path);
  expect(await canRun(copied, nobody)).toBe(true);
  await run(copied);
  await open.clear();
});
