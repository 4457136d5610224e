import { spawn } from "node:child_process";
import { EventEmitter, once } from "node:events";
import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { withBuildLock } from "@/lib/cli/build-lock";

let folder: string;
let file: string;
let said: string[];
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "waypost-lock-"));
  file = join(folder, ".building");
  said = [];
});
test.afterEach(() => rm(folder, { recursive: true }));

const say = (line: string) => void said.push(line);
const left = () => readdir(folder);

test("takes over a lock whose process id was reused, after saying what it waits for", async () => {
  // This process is alive, but never touches the file.
  await writeFile(file, `${process.pid} 2026-01-31T09:30:00.000Z of-another-boot\n`);
  expect(await withBuildLock(file, async () => "built", say, 200)).toBe("built");
  expect(said).toEqual([
    expect.stringContaining(`process ${process.pid}, since 2026-01-31T09:30:00.000Z, lock file ${file}`),
  ]);
  expect(await left()).toEqual([]);
});

test("takes over a lock of an earlier version and one that was written only in part", async () => {
  for (const text of [String(process.pid), ""]) {
    await writeFile(file, text);
    expect(await withBuildLock(file, async () => "built", say, 200)).toBe("built");
    expect(await left()).toEqual([]);
  }
});

test("takes over the lock of a dead process without waiting", async () => {
  const child = spawn(process.execPath, ["-e", ""]);
  await once(child, "exit");
  await writeFile(file, `${child.pid} 2026-01-31T09:30:00.000Z gone\n`);
  expect(await withBuildLock(file, async () => "built", say)).toBe("built");
  expect(said).toEqual([]);
});

test("waits for a working holder as long as it takes, and lets one process work at a time", async () => {
  let working = 0;
  let most = 0;
  const gate = new EventEmitter();
  const opened = once(gate, "open");
  const work = async () => {
    working++;
    most = Math.max(most, working);
    // Until all the others have said that they wait, and for longer than a silent lock is valid.
    await opened;
    working--;
  };
  const all = Array.from({ length: 5 }, () => withBuildLock(file, work, say, 500));
  await expect.poll(() => said.length).toBe(4);
  const touches = new Set<number>();
  await expect
    .poll(async () => touches.add((await stat(file)).mtimeMs).size, { intervals: [20] })
    .toBeGreaterThan(8);
  gate.emit("open");
  await Promise.all(all);
  expect(most).toBe(1);
  expect(await left()).toEqual([]);
});
