import { execFile } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "@/tests/support/servers/server";
import { type Cpu, cpuByProcess, cpuPerRequest, cpuTable } from "../cpu";
import { cpuSeconds, run } from "../processes";
import { accountWithLinks, type Bench } from "../seed";
import { median, table } from "../table";

const ACCOUNTS = 60;
const LINKS_EACH = 100;
const CONNECTIONS = 20;
const SCENES = [
  ["GET", "/api/v1/me"],
  ["GET", "/api/v1/links"],
  ["POST", "/api/v1/links"],
] as const;
// Far less than it takes to exhaust the 60 requests of one of 60 keys.
const CLEAR_INTERVAL_MS = 200;

type Load = {
  requests: number;
  perSecond: number;
  p50: number;
  p99: number;
  statuses: Record<string, number>;
};
type Run = Load & { cpu: number; byProcess: Cpu };
type Target = { name: string; port: number; pid: number | undefined; postgresPid: number | undefined };

/**
 * API requests of 20 connections with 60 keys, compared with a hand-written server for these three routes
 * (api/baseline.ts) on the same database; alternating, medians of the rounds. The keys' rate limits are counted and
 * checked as usual, but their logs are cleared before they are full.
 */
export async function benchApiRates(bench: Bench, rounds: number, seconds: number): Promise<string> {
  const keys: string[] = [];
  for (let n = 0; n < ACCOUNTS; n++)
    keys.push(await (await accountWithLinks(bench, `r${n}x`, LINKS_EACH)).newKey());
  const port = await freePort();
  const baseline = run("api/baseline.ts", [String(port), bench.databaseUrl]);
  if (baseline.stdout) await once(baseline.stdout, "data");
  const { postgresPid } = bench;
  const targets: Target[] = [
    { name: "written by hand", port, pid: baseline.pid, postgresPid },
    { name: "Waypost", port: Number(new URL(bench.url).port), pid: bench.pid, postgresPid },
  ];
  const stopClearing = await clearRateLogs(bench);
  const rows: string[][] = [];
  const costs: { titles: string[]; runs: Cpu[] }[] = [];
  try {
    for (const [method, path] of SCENES) {
      const runs = targets.map((): Run[] => []);
      for (const target of targets) await measure(target, method, path, keys, 2);
      for (let round = 0; round < rounds; round++)
        for (const [index, target] of targets.entries())
          runs[index]?.push(await measure(target, method, path, keys, seconds));
      rows.push(
        ...targets.map(({ name }, index) =>
          line(`${method} ${path}`, name, runs[index] ?? [], runs[0] ?? []),
        ),
      );
      costs.push(
        ...targets.map(({ name }, index) => ({
          titles: [`${method} ${path}`, name],
          runs: (runs[index] ?? []).map(({ byProcess }) => byProcess),
        })),
      );
    }
  } finally {
    await stopClearing();
    baseline.kill();
  }
  const head = [
    "request",
    "server",
    "per second",
    "of hand-written",
    "CPU ms each",
    "p50 ms",
    "p99 ms",
    "failed",
  ];
  return `${table(head, rows)}\n\n${cpuTable(["CPU ms per request", "server"], costs, 2)}`;
}

async function measure(
  target: Target,
  method: string,
  path: string,
  keys: string[],
  seconds: number,
): Promise<Run> {
  const { port, pid } = target;
  const args = { port, connections: CONNECTIONS, seconds, method, path, keys: keys.join(",") };
  const [before, byProcess] = [cpuSeconds(pid), cpuByProcess(target)];
  const file = join(import.meta.dirname, "load.ts");
  const options = Object.entries(args).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { stdout } = await promisify(execFile)(process.execPath, ["--import", "tsx", file, ...options]);
  const load: Load = JSON.parse(stdout);
  return {
    ...load,
    cpu: ((cpuSeconds(pid) - before) * 1000) / load.requests,
    byProcess: cpuPerRequest(byProcess, cpuByProcess(target), load.requests, 1000),
  };
}

/** Clears the rate limits' logs repeatedly, until the returned function is called. */
async function clearRateLogs({ databaseUrl }: Bench): Promise<() => Promise<void>> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  let clearing = Promise.resolve();
  const clear = () =>
    client.query("UPDATE rate_log SET hits = '{}' WHERE subject LIKE 'key:%'").then(() => undefined);
  const timer = setInterval(() => {
    clearing = clearing.then(clear);
  }, CLEAR_INTERVAL_MS);
  return async () => {
    clearInterval(timer);
    await clearing;
    await client.end();
  };
}

function line(request: string, server: string, runs: Run[], baseline: Run[]): string[] {
  const middle = (of: Run[], read: (run: Run) => number) => median(of.map(read));
  const rate = middle(runs, ({ perSecond }) => perSecond);
  const failed = runs.flatMap(({ statuses }) =>
    Object.entries(statuses).map(([status, count]) => (/^20[01]$/.test(status) ? 0 : count)),
  );
  return [
    request,
    server,
    Math.round(rate).toLocaleString("en"),
    (rate / middle(baseline, ({ perSecond }) => perSecond)).toFixed(2),
    middle(runs, ({ cpu }) => cpu).toFixed(2),
    middle(runs, ({ p50 }) => p50).toFixed(1),
    middle(runs, ({ p99 }) => p99).toFixed(1),
    String(failed.reduce((sum, count) => sum + count, 0)),
  ];
}
