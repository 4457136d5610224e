import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { freePort } from "@/tests/support/servers/server";
import { cpuSeconds, type Load, load, run } from "./processes";
import type { Bench } from "./seed";
import { median } from "./table";

/** `cpu` is the server's CPU time per response, in milliseconds. */
export type Measured = Load & { cpu: number };

/** A server under test: its URL and its process. */
export type Target = { port: number; pid: number | undefined };

export const targetOf = ({ url, pid }: Bench): Target => ({ port: Number(new URL(url).port), pid });

/** The bare Node server that sends this many bytes to every request; stop it with `kill`. */
export async function bareServer(bytes: number): Promise<Target & { process: ChildProcess }> {
  const port = await freePort();
  const process = run("bare.ts", [String(port), "0", String(bytes)]);
  if (process.stdout) await once(process.stdout, "data");
  return { port, pid: process.pid, process };
}

/** Puts load on a server and returns its CPU time. */
export async function measured(
  { port, pid }: Target,
  ...[connections, links, seconds, path, accept]: Tail<Parameters<typeof load>>
): Promise<Measured> {
  const before = cpuSeconds(pid);
  const result = await load(port, connections, links, seconds, path, accept);
  return { ...result, cpu: ((cpuSeconds(pid) - before) * 1000) / okOf(result) };
}

type Tail<T extends unknown[]> = T extends [unknown, ...infer Rest] ? Rest : never;

/** How many responses were 200. */
export const okOf = ({ statuses }: Load): number => statuses["200"] ?? 0;

export const HEAD = [
  "connections",
  "what",
  "per second",
  "of bare",
  "p50 ms",
  "p99 ms",
  "CPU ms each",
  "not 200",
];

/** A row under HEAD: medians of the runs. */
export function line(connections: number, what: string, runs: Measured[], bare: Measured[]): string[] {
  const rate = (loads: Load[]) => median(loads.map(({ perSecond }) => perSecond));
  const other = runs.flatMap(({ statuses, failures }) => [
    failures,
    ...Object.entries(statuses).map(([status, count]) => (status === "200" ? 0 : count)),
  ]);
  return [
    String(connections),
    what,
    Math.round(rate(runs)).toLocaleString("en"),
    (rate(runs) / rate(bare)).toFixed(2),
    median(runs.map(({ p50 }) => p50)).toFixed(1),
    median(runs.map(({ p99 }) => p99)).toFixed(1),
    median(runs.map(({ cpu }) => cpu)).toFixed(3),
    String(other.reduce((sum, count) => sum + count, 0)),
  ];
}

/** Whether every request with a response was counted. */
export const check = (answered: number, counted: number): string =>
  `200s received: ${answered}, counted: ${counted}${answered === counted ? "" : "  << THEY DIFFER"}`;
