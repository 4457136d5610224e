import { load } from "../processes";
import { visits } from "../redirect";
import { accountWithLinks, type Bench, sql } from "../seed";
import { median, table } from "../table";
import { besidePasswords } from "./passwords";
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
  return `${table(head, rows)}\n\n${await besidePasswords(bench, "p", LINKS, rounds, seconds)}`;
}
