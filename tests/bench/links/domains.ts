import { startLoad } from "../processes";
import { visits } from "../redirect";
import { accountWithLinks, type Bench, sql } from "../seed";
import { median, table } from "../table";
import { ratioOf, takeTurns } from "./turns";

const LINKS = 10_000;
const CONNECTIONS = [64, 256];
const DOMAIN = "go.bench.example";
/** Paths of links, and the Host header if it isn't host and port. */
const HOSTS = { own: { path: "/h{n}", name: "" }, domain: { path: "/o{n}", name: DOMAIN } };

/** Redirects on a custom domain compared with the default host, alternating. */
export async function benchDomains(bench: Bench, rounds: number, seconds: number): Promise<string> {
  await accountWithLinks(bench, "h", LINKS);
  const { owner } = await accountWithLinks(bench, "o", LINKS);
  await sql(
    bench,
    `WITH domain AS (
       INSERT INTO domains (account_id, name, token, state, proved_at, created_at, updated_at)
       VALUES ($1, $2, 'bench', 'active', now(), now(), now()) RETURNING id, name
     ), named AS (INSERT INTO domain_names (name, domain_id) SELECT name, id FROM domain)
     UPDATE links SET domain_id = domain.id, slug_key = '@' || domain.id || '/' || slug_key FROM domain
     WHERE account_id = $1`,
    [owner.accountId, DOMAIN],
  );
  await sql(bench, "VACUUM ANALYZE links");
  const port = Number(new URL(bench.url).port);
  const run = (connections: number, request: { path: string; name: string }, time = seconds) =>
    startLoad({ port, connections, links: LINKS, seconds: time, ...request }).done;
  const rows: string[][] = [];
  for (const connections of CONNECTIONS) {
    await run(connections, HOSTS.own, 2);
    await run(connections, HOSTS.domain, 2);
    const loads = await takeTurns(["own", "domain"], rounds, (host) =>
      visits(bench, () => run(connections, HOSTS[host])),
    );
    const own = loads.get("own") ?? [];
    for (const [host, runs] of loads) {
      const rate = median(runs.map(({ perSecond }) => perSecond));
      rows.push([
        String(connections),
        host === "own" ? "the default host" : "a domain",
        Math.round(rate).toLocaleString("en"),
        ratioOf(runs, own).toFixed(2),
        median(runs.map(({ p99 }) => p99)).toFixed(1),
        median(runs.map(({ cpuMicroseconds }) => cpuMicroseconds)).toFixed(1),
        String(runs.reduce((sum, { statuses }) => sum + (statuses["404"] ?? 0), 0)),
      ]);
    }
  }
  const head = [
    "connections",
    "10,000 links on",
    "per second",
    "of default",
    "p99 ms",
    "CPU µs",
    "not found",
  ];
  const { perSecond, statuses } = await run(64, { path: `/api/domains/ask?domain=${DOMAIN}`, name: "" });
  const asked = `${Math.round(perSecond).toLocaleString("en")} per second, ${JSON.stringify(statuses)}`;
  return `${table(head, rows)}\nA proxy that asks for certificates: ${asked}`;
}
