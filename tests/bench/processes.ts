import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pidsOf, processTree } from "@/tests/support/servers/process-tree";

/** The result of a run of the load generator. */
export type Load = {
  perSecond: number;
  p50: number;
  p99: number;
  /** At a constant rate: the median of the p99s of each second, which an occasional disk stall doesn't move. */
  p99OfSecond: number;
  statuses: Record<string, number>;
  failures: number;
  /** Connections that the server closed during the load. */
  closed: number;
};

/** Starts a script of the bench in its own process. */
export function run(script: string, args: string[]): ChildProcess {
  const file = join(import.meta.dirname, script);
  return spawn(process.execPath, ["--import", "tsx", file, ...args], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function printed(child: ChildProcess): Promise<string> {
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => {
    text += chunk;
  });
  await once(child, "close");
  return text;
}

type Wanted = {
  host?: string;
  port: number;
  /** The Host header, if it isn't host and port. */
  name?: string;
  connections: number;
  links: number;
  path?: string;
  accept?: string;
  /** A form to send instead of GET. */
  form?: string;
  rate?: number;
};

/** Puts constant load on a server until `stop`, which returns the result. `path` may have {n} for the link's number. */
export function startLoad(wanted: Wanted & { seconds?: number }): {
  done: Promise<Load>;
  stop(): Promise<Load>;
} {
  const options = { seconds: 86_400, ...wanted };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const child = run("load.ts", args);
  const done = printed(child).then((text): Load => JSON.parse(text));
  const stop = () => {
    child.kill();
    return done;
  };
  return { done, stop };
}

/** Puts load on a server for `seconds` with this many connections. */
export const load = (
  port: number,
  connections: number,
  links: number,
  seconds: number,
  path = "/b{n}",
  accept = "",
): Promise<Load> => startLoad({ port, connections, links, seconds, path, accept }).done;

const TICKS_PER_SECOND = 100;

/** CPU seconds of a server's processes together; NaN where the system doesn't report them. */
export const cpuSeconds = (pid: number | undefined): number =>
  [...cpuSecondsByKind(pid).values()].reduce((sum, seconds) => sum + seconds, 0) || cpuSecondsOf(pid);

/** CPU seconds by the kind of process. */
export function cpuSecondsByKind(pid: number | undefined): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { pid: one, kind } of processTree(pid))
    kinds.set(kind, (kinds.get(kind) ?? 0) + cpuSecondsOf(one));
  return kinds;
}

/** How long the visitor workers' event loops were runnable but waited for a core, in seconds; NaN if unknown. */
export function coreWaitSeconds(pid: number | undefined): number {
  const waits = pidsOf(pid, "visitor worker").map((one) => {
    const [, nanoseconds] = readFileSync(`/proc/${one}/task/${one}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds) / 1e9;
  });
  return waits.length === 0 ? Number.NaN : waits.reduce((sum, seconds) => sum + seconds, 0);
}

/** Memory (PSS) of a server's processes in MB by kind. */
export function memoryByKind(pid: number | undefined): Map<string, number> {
  const kinds = new Map<string, number>();
  for (const { pid: one, kind } of processTree(pid)) {
    const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${one}/smaps_rollup`, "utf8"))?.[1]);
    kinds.set(kind, (kinds.get(kind) ?? 0) + kilobytes / 1024);
  }
  return kinds;
}

/** CPU seconds of a PostgreSQL server's processes, including those that have ended; NaN if unknown. */
export function postgresCpuSeconds(postmaster: number | undefined): number {
  const all = processTree(postmaster).map(({ pid }) => cpuSecondsOf(pid) || 0);
  return all.reduce((sum, seconds) => sum + seconds, endedCpuSecondsOf(postmaster));
}

const cpuSecondsOf = (pid: number | undefined): number => statSeconds(pid, 11, 12);

/** Of the children that the process has waited for. */
const endedCpuSecondsOf = (pid: number | undefined): number => statSeconds(pid, 13, 14);

/** The sum of two fields of /proc/<pid>/stat, counted from the one after the name. */
function statSeconds(pid: number | undefined, user: number, kernel: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8")
      .replace(/^.*\) /, "")
      .split(" ");
    return (Number(fields[user]) + Number(fields[kernel])) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}
