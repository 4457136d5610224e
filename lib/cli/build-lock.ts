import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

const POLL_MS = 300;
/** The holder touches its lock file five times as often. */
const SILENT_MS = 10_000;

/** The contents of a lock file. Earlier versions only wrote the process id. */
type Lock = { text: string; pid: number; since: string | undefined };

/**
 * Runs `work` while holding the lock file, and says once what it is waiting for. A lock is stale when its process is
 * gone, or when its file has not been touched for `silentMs`: then its process id was reused.
 */
export async function withBuildLock<T>(
  file: string,
  work: () => Promise<T>,
  say: (line: string) => void,
  silentMs = SILENT_MS,
): Promise<T> {
  const own = `${process.pid} ${new Date().toISOString()} ${randomUUID()}\n`;
  await tryLock(file, own, say, silentMs);
  const heartbeat = setInterval(() => touch(file), silentMs / 5);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    remove(file, own);
  }
}

async function tryLock(file: string, own: string, say: (line: string) => void, silentMs: number) {
  let seen = "";
  let seenAt = 0;
  let said = false;
  while (!create(file, own)) {
    const lock = read(file);
    if (!lock) continue;
    // Not compared with the clock, which may be adjusted or suspended: only observed changes count.
    const state = `${lock.text} ${touchedAt(file)}`;
    if (state !== seen) [seen, seenAt] = [state, performance.now()];
    if (!isRunning(lock.pid) || performance.now() - seenAt > silentMs) {
      remove(file, lock.text);
      continue;
    }
    if (!said) say(`Waiting for another process to build the app: ${holderOf(lock)}, lock file ${file}`);
    said = true;
    await sleep(Math.min(POLL_MS, silentMs / 5));
  }
}

const holderOf = ({ pid, since }: Lock) => `process ${pid}${since ? `, since ${since}` : ""}`;

function create(file: string, text: string): boolean {
  try {
    writeFileSync(file, text, { flag: "wx" });
    return true;
  } catch (error) {
    if (codeOf(error) === "EEXIST") return false;
    throw error;
  }
}

function read(file: string): Lock | undefined {
  try {
    const text = readFileSync(file, "utf8");
    const [pid = "", since] = text.trim().split(" ");
    return { text, pid: Number(pid), since };
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

const touchedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Already removed: nothing to keep alive.
  }
}

/** Removes the lock with this text; puts back one that another process has created since. */
function remove(file: string, text: string): void {
  const aside = `${file}.${randomUUID()}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return;
    throw error;
  }
  if (readFileSync(aside, "utf8") === text) rmSync(aside);
  else renameSync(aside, file);
}

function isRunning(pid: number): boolean {
  // Still being written, or never finished: if it stays unchanged, it becomes stale.
  if (!Number.isInteger(pid) || pid <= 0) return true;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === "EPERM";
  }
}

const codeOf = (error: unknown) => (error instanceof Error && "code" in error ? error.code : undefined);
