import { setTimeout as sleep } from "node:timers/promises";
import { hashLinkPassword } from "@/lib/links/routing/link-password";
import { type Load, load, startLoad } from "../processes";
import { visits } from "../redirect";
import { accountWithLinks, type Bench, sql } from "../seed";
import { median, table } from "../table";
import { ratioOf, takeTurns } from "./turns";

const LINKS = 10_000;
const CONNECTIONS = [64, 256];

const RULES = [
  { id: 1, url: "https://example.com/de", label: "Germany", countries: ["DE", "AT"] },
  { id: 2, url: "https://example.com/phone", label: "Phones", devices: ["mobile"], languages: ["de", "fr"] },
  { id: 3, url: "https://example.com/mac", label: "Macs", systems: ["macos"] },
];
const SPLIT = [
  { id: 1, url: "https://example.com/a", label: "A", weight: 70 },
  { id: 2, url: "https://example.com/b", label: "B", weight: 30 },
];
const UTM = { source: "bench", medium: "load" };

/** The columns of the links with each prefix. */
const KINDS: Record<string, [what: string, columns: Record<string, unknown>]> = {
  p: ["plain", {}],
  r: ["three rules", { rules: RULES }],
  s: ["a split", { split: SPLIT }],
  u: ["campaign parameters", { utm: UTM }],
};

const VISITS_PER_SECOND = 500;
const PASSWORDS_PER_SECOND = 10;
const WARM_UP_MS = 2_000;

/**
 * Links with rules, splits and parameters compared with plain ones, alternating; then visitors during password checks.
 */
export async function benchRouting(bench: Bench, rounds: number, seconds: number): Promise<string> {
  for (const [prefix, [, columns]] of Object.entries(KINDS)) {
    await accountWithLinks(bench, prefix, LINKS);
    for (const [column, value] of Object.entries(columns))
      await sql(
        bench,
        `UPDATE links SET ${column} = $1::json, routing_version = nextval('link_routing_versions') WHERE slug ~ $2`,
        [JSON.stringify(value), `^${prefix}[0-9]+$`],
      );
  }
  await sql(bench, "VACUUM ANALYZE links");
  const port = Number(new URL(bench.url).port);
  const rows: string[][] = [];
  for (const connections of CONNECTIONS) {
    // Warms up every process's routing cache.
    for (const prefix of Object.keys(KINDS)) await load(port, connections, LINKS, 2, `/${prefix}{n}`);
    const loads = await takeTurns(Object.keys(KINDS), rounds, (prefix) =>
      visits(bench, () => load(port, connections, LINKS, seconds, `/${prefix}{n}`)),
    );
    const rate = (prefix: string) => median((loads.get(prefix) ?? []).map(({ perSecond }) => perSecond));
    for (const [prefix, runs] of loads)
      rows.push([
        String(connections),
        KINDS[prefix]?.[0] ?? "",
        Math.round(rate(prefix)).toLocaleString("en"),
        ratioOf(runs, loads.get("p") ?? []).toFixed(2),
        median(runs.map(({ p99 }) => p99)).toFixed(1),
        median(runs.map(({ cpuMicroseconds }) => cpuMicroseconds)).toFixed(1),
        median(runs.map(({ walBytes }) => walBytes)).toFixed(0),
      ]);
  }
  const head = [
    "connections",
    "10,000 links with",
    "per second",
    "of plain",
    "p99 ms",
    "CPU µs",
    "WAL bytes",
  ];
  return `${table(head, rows)}\n\n${await besidePasswords(bench, port, rounds, seconds)}`;
}

/**
 * The p99 of visitors at a constant rate, alone and during checks of right passwords: wrong ones are soon throttled.
 */
async function besidePasswords(bench: Bench, port: number, rounds: number, seconds: number): Promise<string> {
  const hash = await hashLinkPassword("open sesame");
  await sql(
    bench,
    "UPDATE links SET password_hash = $1, routing_version = nextval('link_routing_versions') WHERE slug = 'p0'",
    [hash],
  );
  const visitors = () =>
    startLoad({ port, connections: 50, links: LINKS, seconds, path: "/s{n}", rate: VISITS_PER_SECOND }).done;
  const passwords = () =>
    startLoad({
      port,
      connections: 5,
      links: 1,
      path: "/p0",
      form: "password=open+sesame",
      rate: PASSWORDS_PER_SECOND,
    });
  // The first one starts each worker's password thread.
  const warmUp = passwords();
  await sleep(WARM_UP_MS);
  checkRedirects(await warmUp.stop());
  const alone: Load[] = [];
  const beside: Load[] = [];
  for (let round = 0; round < rounds + 1; round++) {
    alone.push(await visitors());
    const entering = passwords();
    await sleep(WARM_UP_MS);
    beside.push(await visitors());
    checkRedirects(await entering.stop());
  }
  const p99 = (loads: Load[]) => median(loads.map(({ p99OfSecond }) => p99OfSecond)).toFixed(1);
  return `${VISITS_PER_SECOND} visits a second, p99 in ms: alone ${p99(alone)}, beside ${PASSWORDS_PER_SECOND} passwords a second ${p99(beside)}`;
}

function checkRedirects({ statuses, failures }: Load): void {
  const { 303: right = 0, ...others } = statuses;
  if (right === 0 || failures > 0 || Object.keys(others).length > 0)
    throw new Error(`right passwords were answered ${JSON.stringify(statuses)}`);
}
