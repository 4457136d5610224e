import { startLoad } from "../processes";
import { type Visits, visits } from "../redirect";
import { accountWithLinks, type Bench, sql } from "../seed";
import { median, table } from "../table";

const LINKS = 10_000;
const CONNECTIONS = [64, 256];
const DOMAIN = "go.bench.example";

/** Redirects on a domain of one's own beside those of the default host, in turn. */
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
  const run = (connections: number, path: string, name: string, time = seconds) =>
    startLoad({ port, connections, links: LINKS, seconds: time, path, name }).done;
  const rows: string[][] = [];
  for (const connections of CONNECTIONS) {
    const own: Visits[] = [];
    const domain: Visits[] = [];
    await run(connections, "/h%", "", 2);
    await run(connections, "/o%", DOMAIN, 2);
    for (let round = 0; round < rounds; round++) {
      own.push(await visits(bench, () => run(connections, "/h%", "")));
      domain.push(await visits(bench, () => run(connections, "/o%", DOMAIN)));
    }
    const base = median(own.map(({ perSecond }) => perSecond));
    for (const [what, runs] of [
      ["the default host", own],
      ["a domain", domain],
    ] as const) {
      const rate = median(runs.map(({ perSecond }) => perSecond));
      rows.push([
        String(connections),
        what,
        Math.round(rate).toLocaleString("en"),
        (rate / base).toFixed(2),
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
  const { perSecond, statuses } = await run(64, `/api/domains/ask?domain=${DOMAIN}`, "");
  const asked = `${Math.round(perSecond).toLocaleString("en")} per second, ${JSON.stringify(statuses)}`;
  return `${table(head, rows)}\nA proxy that asks for certificates: ${asked}`;
}
