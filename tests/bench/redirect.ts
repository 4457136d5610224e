import { once } from "node:events";
import { freePort } from "@/tests/support/servers/server";
import { type Cpu, cpuByProcess, cpuPerRequest, cpuTable } from "./cpu";
import type { OtherShortener } from "./other-shortener";
import { cpuSeconds, type Load, load, run, startLoad } from "./processes";
import { accountWithLinks, type Bench, sql, TAIL } from "./seed";
import { median, table } from "./table";

const LINKS = 100_000;
const CONNECTIONS = [32, 64, 256];

/** Redirects with durable counting compared with a bare Node server without; alternating, medians of the rounds. */
export async function benchRedirect(
  bench: Bench,
  rounds: number,
  seconds: number,
  compare?: OtherShortener,
): Promise<string> {
  await accountWithLinks(bench, "b", LINKS);
  const barePort = await freePort();
  const bare = run("bare.ts", [String(barePort), String(LINKS)]);
  if (bare.stdout) await once(bare.stdout, "data");
  const port = Number(new URL(bench.url).port);
  await load(barePort, 64, LINKS, 2);
  let expected = (await load(port, 64, LINKS, 3)).statuses["302"] ?? 0;

  const rows: string[][] = [];
  const costs: { titles: string[]; runs: Cpu[] }[] = [];
  for (const connections of CONNECTIONS) {
    const bareRuns: Visits[] = [];
    const spread: Visits[] = [];
    const hot: Visits[] = [];
    for (let round = 0; round < rounds; round++) {
      bareRuns.push(await visits(undefined, () => load(barePort, connections, LINKS, seconds)));
      spread.push(await visits(bench, () => load(port, connections, LINKS, seconds)));
      hot.push(await visits(bench, () => load(port, connections, 1, seconds)));
    }
    for (const { statuses } of [...spread, ...hot]) expected += statuses["302"] ?? 0;
    rows.push(...lines(connections, bareRuns, spread, hot));
    for (const [what, runs] of [
      ["100,000 links", spread],
      ["one hot link", hot],
    ] as const)
      costs.push({ titles: [String(connections), what], runs: runs.map(({ cpu }) => cpu) });
    if (compare) rows.push(await lineOfOther(compare, connections, rounds, seconds, bareRuns));
  }
  bare.kill();
  const { rows: counted } = await sql(
    bench,
    `SELECT sum(n)::int AS n FROM (
       SELECT link_id AS id, clicks AS n FROM link_counters
       UNION ALL SELECT subject_id, n FROM ${TAIL} WHERE kind = 1) counted
     JOIN links USING (id) WHERE slug ~ '^b[0-9]+$'`,
  );
  const check = `302 answers received: ${expected}, clicks counted: ${counted[0].n}${expected === counted[0].n ? "" : "  << THEY DIFFER"}`;
  const head = [
    "connections",
    "what",
    "per second",
    "of bare",
    "p50 ms",
    "p99 ms",
    "CPU µs",
    "WAL bytes",
    "not 302",
  ];
  const byProcess = cpuTable(["connections", "CPU µs per redirect"], costs, 1);
  return `${table(head, rows)}\n\n${byProcess}\n\n${check}`;
}

/** A load, and the server's cost per visit: CPU time of all its processes but PostgreSQL's, the same by process, and WAL. */
export type Visits = Load & { cpuMicroseconds: number; cpu: Cpu; walBytes: number };

/** Runs a load, and measures its cost per visit. */
export async function visits(bench: Bench | undefined, run: () => Promise<Load>): Promise<Visits> {
  const [cpu, wal] = [cpuSeconds(bench?.pid), await walPosition(bench)];
  const before = bench && cpuByProcess(bench);
  const load = await run();
  const count = load.statuses["302"] ?? 0;
  return {
    ...load,
    cpu: bench && before ? cpuPerRequest(before, cpuByProcess(bench), count, 1_000_000) : new Map(),
    cpuMicroseconds: ((cpuSeconds(bench?.pid) - cpu) * 1_000_000) / count,
    walBytes: ((await walPosition(bench)) - wal) / count,
  };
}

async function walPosition(bench: Bench | undefined): Promise<number> {
  if (!bench) return Number.NaN;
  const { rows } = await sql(bench, "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0') AS bytes");
  return Number(rows[0].bytes);
}

/** Another shortener, by one of its links. */
async function lineOfOther(
  { address, ...other }: OtherShortener,
  connections: number,
  rounds: number,
  seconds: number,
  bare: Visits[],
): Promise<string[]> {
  const wanted = { ...other, connections, links: 1, seconds };
  const runs: Visits[] = [];
  for (let round = 0; round < rounds; round++)
    runs.push(await visits(undefined, () => startLoad(wanted).done));
  const closed = runs.reduce((sum, run) => sum + run.closed, 0);
  if (closed > 0) throw new Error(`${address} closed ${closed} connections, so its rate would say nothing`);
  return lineOf(connections, address, runs, median(bare.map((run) => run.perSecond)));
}

const shown = (value: number): string => (Number.isNaN(value) ? "" : value.toFixed(0));

function lines(connections: number, bare: Visits[], spread: Visits[], hot: Visits[]): string[][] {
  const base = median(bare.map((run) => run.perSecond));
  return [
    ["bare node:http, no database", bare],
    ["Waypost, 100,000 links", spread],
    ["Waypost, one hot link", hot],
  ].map(([what, runs]) => lineOf(connections, String(what), runs as Visits[], base));
}

function lineOf(connections: number, what: string, loads: Visits[], base: number): string[] {
  const rate = median(loads.map((run) => run.perSecond));
  const other = loads.reduce(
    (sum, run) =>
      sum +
      run.failures +
      Object.entries(run.statuses).reduce((n, [status, count]) => n + (status === "302" ? 0 : count), 0),
    0,
  );
  return [
    String(connections),
    what,
    Math.round(rate).toLocaleString("en"),
    (rate / base).toFixed(2),
    median(loads.map((run) => run.p50)).toFixed(1),
    median(loads.map((run) => run.p99)).toFixed(1),
    shown(median(loads.map((run) => run.cpuMicroseconds))),
    shown(median(loads.map((run) => run.walBytes))),
    String(other),
  ];
}
