import { randomInt } from "node:crypto";
import { once } from "node:events";
import { constants, open } from "node:fs/promises";
import { createServer } from "node:net";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { DataLocation } from "@/lib/postgres/folder";
import { findPostmaster, removePidFile } from "@/lib/postgres/process";
import { runProgram } from "@/lib/postgres/program";

const LARGEST_LOG = 10 * 1024 * 1024;
const MEMORY = ["256MB", "32MB"];
/** Looks of 100 ms at a server that is not ready: five minutes for its recovery after a crash. */
const LOOKS = 3_000;
/** Starts while they fail for a passing reason, some 20 s. */
const STARTS = 100;

/** What another start, or the end of the server before, makes fail for a while. */
const PASSING =
  /lock file|pre-existing shared memory|could not create any TCP|could not bind|could not map anonymous/;

/**
 * Makes sure that a server runs on the folder, the one that is there already or a new one, and answers its port:
 * `port` when given, else the one it had before a crash, else a free one. Throws the server's own words when it cannot.
 */
export async function bringUp(place: DataLocation, port?: number, signal?: AbortSignal): Promise<number> {
  let memory = 0;
  let starts = 0;
  let reason = "";
  for (let look = 0; look < LOOKS && starts < STARTS; look++) {
    const found = await findPostmaster(place.folder);
    if (found?.life === "alive" && found.state === "ready") return found.port;
    signal?.throwIfAborted();
    if (found?.life === "alive") {
      reason = `process ${found.pid} runs on it and is not ready (${found.state})`;
      await sleep(100);
      continue;
    }
    if (found?.life === "reused") await removePidFile(place.folder, found.pid);
    starts++;
    reason = await launch(place, port ?? (await freePort(found?.port)), MEMORY[memory] ?? "");
    if (!reason) continue;
    if (!PASSING.test(reason)) break;
    if (/could not map/.test(reason) && ++memory === MEMORY.length) break;
    await sleep(100);
  }
  throw new Error(`PostgreSQL does not start on ${place.folder}: ${reason}`);
}

/** Starts a server and waits until it answers; says why where none runs then. */
async function launch(place: DataLocation, port: number, memory: string): Promise<string> {
  // A query that is shared out is worked on by its own process and others, together no more than there are cores.
  // Of the log files so many are kept and used again: a new one is zeroed and synced while commits wait.
  const options = [
    `-p ${port}`,
    "-c listen_addresses=127.0.0.1",
    "-c unix_socket_directories=",
    "-c max_connections=100",
    `-c shared_buffers=${memory}`,
    `-c max_parallel_workers_per_gather=${Math.min(2, availableParallelism() - 1)}`,
    "-c min_wal_size=512MB",
    "-c max_wal_size=2GB",
    "-c log_min_messages=log",
    "-c log_checkpoints=off",
    "-c log_timezone=UTC",
    "-c timezone=UTC",
  ].join(" ");
  const said = await openLog(place);
  const args = ["start", "-s", "-w", "-t", "300", "-D", place.folder, "-l", place.logFile, "-o", options];
  try {
    await runProgram(place.programs, "pg_ctl", args, {
      account: place.account,
      cwd: dirname(place.folder),
    });
    return "";
  } catch (error) {
    if ((await findPostmaster(place.folder))?.life === "alive") return "";
    return (await said()) || String(error);
  }
}

/** Prepares the server's log, emptied when it has grown large; answers what is written from now on. */
async function openLog(place: DataLocation): Promise<() => Promise<string>> {
  const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_WRONLY } = constants;
  const file = await open(place.logFile, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  let { size } = await file.stat();
  if (size > LARGEST_LOG) {
    await file.truncate();
    size = 0;
  }
  if (place.account) await file.chown(place.account.uid, place.account.gid);
  await file.close();
  return async () => {
    const log = await open(place.logFile);
    const { buffer, bytesRead } = await log.read({ position: size, buffer: Buffer.alloc(8_192) });
    await log.close();
    return buffer.toString("utf8", 0, bytesRead).trim();
  };
}

/** The port asked for if it is free, else another: below those that systems hand out to outgoing connections. */
async function freePort(wanted = 0): Promise<number> {
  const ports = [wanted, ...Array.from({ length: 50 }, () => randomInt(10_000, 32_000))];
  for (const port of ports) if (port && (await isFree(port))) return port;
  throw new Error("PostgreSQL finds no port to listen on at 127.0.0.1");
}

async function isFree(port: number): Promise<boolean> {
  const probe = createServer().listen(port, "127.0.0.1");
  try {
    await once(probe, "listening");
  } catch {
    return false;
  }
  probe.close();
  await once(probe, "close");
  return true;
}
