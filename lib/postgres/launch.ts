import { randomInt } from "node:crypto";
import { once } from "node:events";
import { constants, open } from "node:fs/promises";
import { createServer } from "node:net";
import { availableParallelism } from "node:os";
import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { backoff } from "@/lib/async/backoff";
import type { DataLocation } from "@/lib/postgres/folder";
import { hasSockets } from "@/lib/postgres/local-socket";
import { findPostmaster, removePidFiles } from "@/lib/postgres/process";
import { runProgram } from "@/lib/postgres/program";

const LARGEST_LOG = 10 * 1024 * 1024;
const MEMORY = ["256MB", "32MB"];
/** Checks, 100 ms apart, of a server that isn't ready: five minutes for crash recovery. */
const READY_CHECKS = 3_000;
/** Attempts to start while they fail for a temporary reason, about 20 s. Each costs the CPU time of two processes. */
const START_ATTEMPTS = 16;
const START_MAX_WAIT_MS = 2_000;

/** Transient failures, due to a concurrent start or the previous server's shutdown. */
const TEMPORARY_ERRORS =
  /lock file|pre-existing shared memory|could not create any TCP|could not bind|could not map anonymous/;

/**
 * Ensures that a server runs on the folder, and returns its port: `port` when given, else the one it had before a
 * crash, else a free one. Throws the server's own message when it cannot.
 */
export async function ensureServer(
  location: DataLocation,
  port?: number,
  signal?: AbortSignal,
): Promise<number> {
  let memory = 0;
  let starts = 0;
  let sockets = hasSockets;
  let reason = "";
  const retries = backoff(100, START_MAX_WAIT_MS);
  for (let look = 0; look < READY_CHECKS && starts < START_ATTEMPTS; look++) {
    const found = await findPostmaster(location.folder);
    if (found?.life === "alive" && found.state === "ready") return found.port;
    signal?.throwIfAborted();
    if (found?.life === "alive") {
      reason = `process ${found.pid} runs on it and is not ready (${found.state})`;
      await sleep(100, undefined, { signal });
      continue;
    }
    if (found?.life === "reused") await removePidFiles(location.folder, found);
    starts++;
    const settings = { memory: MEMORY[memory] ?? "", sockets };
    reason = await launch(location, port ?? (await freePort(found?.port)), settings);
    if (!reason) continue;
    if (sockets && /Unix-domain|\.s\.PGSQL/.test(reason)) {
      sockets = false;
      continue;
    }
    if (!TEMPORARY_ERRORS.test(reason)) break;
    if (/could not map/.test(reason) && ++memory === MEMORY.length) break;
    await sleep(retries.next(), undefined, { signal });
  }
  throw new Error(`PostgreSQL cannot start on ${location.folder}: ${reason}`);
}

/** Starts a server and waits until it responds; returns the reason when none is running then. */
async function launch(
  location: DataLocation,
  port: number,
  { memory, sockets }: { memory: string; sockets: boolean },
): Promise<string> {
  // At most two parallel workers, and a core left for the leader. WAL files are recycled: new ones are zeroed and synced
  // while commits wait.
  const options = [
    `-p ${port}`,
    "-c listen_addresses=127.0.0.1",
    // Relative to the database folder, because a socket's path must be short.
    `-c unix_socket_directories=${sockets ? "." : ""}`,
    "-c max_connections=200",
    `-c shared_buffers=${memory}`,
    `-c max_parallel_workers_per_gather=${Math.min(2, availableParallelism() - 1)}`,
    "-c min_wal_size=512MB",
    "-c max_wal_size=2GB",
    "-c log_min_messages=log",
    "-c log_checkpoints=off",
    "-c log_timezone=UTC",
    "-c timezone=UTC",
  ].join(" ");
  const said = await openLog(location);
  const args = [
    "start",
    "-s",
    "-w",
    "-t",
    "300",
    "-D",
    location.folder,
    "-l",
    location.logFile,
    "-o",
    options,
  ];
  try {
    await runProgram(location.programs, "pg_ctl", args, {
      systemUser: location.systemUser,
      cwd: dirname(location.folder),
    });
    return "";
  } catch (error) {
    if ((await findPostmaster(location.folder))?.life === "alive") return "";
    return (await said()) || String(error);
  }
}

/** Opens the server's log, truncated when large; returns a reader of what is written from now on. */
async function openLog(location: DataLocation): Promise<() => Promise<string>> {
  const { O_APPEND, O_CREAT, O_NOFOLLOW = 0, O_WRONLY } = constants;
  const file = await open(location.logFile, O_APPEND | O_CREAT | O_NOFOLLOW | O_WRONLY, 0o600);
  let { size } = await file.stat();
  if (size > LARGEST_LOG) {
    await file.truncate();
    size = 0;
  }
  if (location.systemUser) await file.chown(location.systemUser.uid, location.systemUser.gid);
  await file.close();
  return async () => {
    const log = await open(location.logFile);
    const { buffer, bytesRead } = await log.read({ position: size, buffer: Buffer.alloc(8_192) });
    await log.close();
    return buffer.toString("utf8", 0, bytesRead).trim();
  };
}

/** The requested port if free, else one below the ephemeral range. */
async function freePort(wanted = 0): Promise<number> {
  const ports = [wanted, ...Array.from({ length: 50 }, () => randomInt(10_000, 32_000))];
  for (const port of ports) if (port && (await isFree(port))) return port;
  throw new Error("PostgreSQL found no free port on 127.0.0.1");
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
