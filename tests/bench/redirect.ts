import { once } from "node:events";
import { freePort } from "@/tests/support/servers/server";
import { type Load, load, run } from "./processes";
import { accountWithLinks, type Bench, sql, TAIL } from "./seed";
import { median, table } from "./table";

const LINKS = 100_000;
const CONNECTIONS = [32, 64, 256];

/** Redirects with durable counting compared with a bare Node server that counts nothing; alternating, medians of the rounds. */
export async function benchRedirect(bench: Bench, rounds: number, seconds: number): Promise<string> {
  await accountWithLinks(bench, "b", LINKS);
  const barePort = await freePort();
  const bare = run("bare.ts", [String(barePort), String(LINKS)]);
  if (bare.stdout) await once(bare.stdout, "data");
  const port = Number(new URL(bench.url).port);
  await load(barePort, 64, LINKS, 2);
  let expected = (await load(port, 64, LINKS, 3)).statuses["302"] ?? 0;

  const rows: string[][] = [];
  for (const connections of CONNECTIONS) {
    const bareRuns: Load[] = [];
    const spread: Load[] = [];
    const hot: Load[] = [];
    for (let round = 0; round < rounds; round++) {
      bareRuns.push(await load(barePort, connections, LINKS, seconds));
      spread.push(await load(port, connections, LINKS, seconds));
      hot.push(await load(port, connections, 1, seconds));
    }
    for (const { statuses } of [...spread, ...hot]) expected += statuses["302"] ?? 0;
    rows.push(...lines(connections, bareRuns, spread, hot));
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
  const head = ["connections", "what", "per second", "of bare", "p50 ms", "p99 ms", "not 302"];
  return `${table(head, rows)}\n${check}`;
}

function lines(connections: number, bare: Load[], spread: Load[], hot: Load[]): string[][] {
  const base = median(bare.map((run) => run.perSecond));
  return [
    ["bare node:http, no database", bare],
    ["Waypost, 100,000 links", spread],
    ["Waypost, one hot link", hot],
  ].map(([what, runs]) => {
    const loads = runs as Load[];
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
      String(what),
      Math.round(rate).toLocaleString("en"),
      (rate / base).toFixed(2),
      median(loads.map((run) => run.p50)).toFixed(1),
      median(loads.map((run) => run.p99)).toFixed(1),
      String(other),
    ];
  });
}
