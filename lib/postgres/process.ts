import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile, readlink, realpath, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DataLocation } from "@/lib/postgres/folder";
import { socketOf } from "@/lib/postgres/local-socket";
import { runProgram } from "@/lib/postgres/program";

/** `reused`: the server is gone, but its process id belongs to another program or a zombie. */
type ProcessState = "alive" | "gone" | "reused";

/** What `postmaster.pid` says about the server of a folder. `state` is starting, ready, stopping or empty. */
export type Postmaster = { pid: number; port: number; state: string; life: ProcessState };

const pidFileOf = (folder: string) => join(folder, "postmaster.pid");

/** The server that runs on a folder, or one that died without cleaning up. */
export async function findPostmaster(folder: string): Promise<Postmaster | undefined> {
  const text = await readFile(pidFileOf(folder), "utf8").catch(() => "");
  const lines = text.split("\n").map((line) => line.trim());
  const pid = pidIn(text);
  if (!pid) return undefined;
  return { pid, port: Number(lines[3]) || 0, state: lines[7] ?? "", life: await processStateOf(pid, folder) };
}

const pidIn = (mark: string): number => Math.max(0, Number.parseInt(mark, 10) || 0);

async function processStateOf(pid: number, folder: string): Promise<ProcessState> {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ESRCH") return "gone";
  }
  if (!existsSync("/proc/self/cwd")) return "alive";
  // A server's processes run in its folder; for other users' or dead ones this is unreadable.
  const cwd = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  return cwd === (await realpath(folder)) ? "alive" : "reused";
}

/**
 * Removes the pid files of a dead server: the folder's, and its socket's. PostgreSQL does so itself unless the
 * process id is in use; then it refuses to start. Puts back a pid file that a concurrent start has created.
 */
export async function removePidFiles(folder: string, { pid, port }: Postmaster): Promise<void> {
  for (const file of [`${socketOf(folder, port)}.lock`, pidFileOf(folder)]) await removePidFile(file, pid);
}

async function removePidFile(file: string, pid: number): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  if (pidIn(await readFile(aside, "utf8")) === pid) await rm(aside);
  else await rename(aside, file);
}

/** Stops the server of a folder: connections are cut, commits are safe. Waits until it is gone. */
export async function stopServer(location: DataLocation): Promise<void> {
  const running = await findPostmaster(location.folder);
  if (running?.life !== "alive") return;
  const stop = (mode: string) =>
    runProgram(location.programs, "pg_ctl", ["stop", "-s", "-D", location.folder, "-m", mode, "-t", "10"], {
      systemUser: location.systemUser,
      cwd: dirname(location.folder),
    });
  const gone = async () => (await findPostmaster(location.folder))?.pid !== running.pid;
  await stop("fast").catch(async () => (await gone()) || stop("immediate"));
  for (let look = 0; look < 100 && (await processStateOf(running.pid, location.folder)) === "alive"; look++)
    await sleep(20);
}
