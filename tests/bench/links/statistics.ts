import { addDays, formatDay } from "@/lib/dates";
import { overview } from "@/lib/statistics/overview";
import { accountWithLinks, type Bench, sql, tagLinks } from "../seed";
import { table } from "../table";
import { time } from "../time";

const LINKS = 10_000;
const CLICKS = 10_000_000;
const DAYS = 365;

const QUERIES = [
  "group_by=day",
  "group_by=country",
  "group_by=referrer",
  "group_by=device",
  "group_by=link",
  "group_by=country&from=2000-01-01",
];

const day = (ago: number) => formatDay(addDays(new Date(), -ago));

/** The periods and filters of the dashboard's page. */
const PAGE_QUERIES = [
  `from=${day(29)}`,
  `from=${day(89)}`,
  `from=${day(364)}`,
  `from=${day(1)}`,
  `from=${day(29)}&tags=tag%201`,
];

const PAGE_GROUPS = [
  "link",
  "target",
  "country",
  "tag",
  "domain",
  "referrer",
  "device",
  "system",
  "browser",
  "language",
  "trigger",
] as const;

const OLD = new Date("2000-01-01");

/** Statistics of an account with ten million clicks on 10,000 links over a year. */
export async function benchStatistics(bench: Bench): Promise<string> {
  const { api, owner } = await accountWithLinks(bench, "t", LINKS);
  // Each link has its share of the clicks on every tenth day, of some countries, referrers, devices and browsers.
  await sql(
    bench,
    `INSERT INTO visit_days (kind, subject_id, dimension, day, value, n)
     SELECT 1, l.id, d.dimension, current_date - day, 'value ' || (l.id + day / 10 * 7 + v) % d.size, $2::int / d.parts
     FROM links l, generate_series(0, $3 - 1, 10) AS day,
       (VALUES (1, 200, 2), (2, 2000, 2), (3, 4, 1), (4, 12, 1)) AS d(dimension, size, parts), generate_series(0, d.parts - 1) AS v
     WHERE l.account_id = $1 ON CONFLICT DO NOTHING`,
    [owner.accountId, Math.round(CLICKS / LINKS / (DAYS / 10)), DAYS],
  );
  await sql(
    bench,
    `INSERT INTO account_visit_days (account_id, kind, dimension, day, value, n)
     SELECT $1, 1, d.dimension, d.day, d.value, sum(d.n) FROM visit_days d JOIN links l ON l.id = d.subject_id
     WHERE d.kind = 1 AND l.account_id = $1 GROUP BY 3, 4, 5`,
    [owner.accountId],
  );
  await sql(
    bench,
    `INSERT INTO account_subject_days (account_id, kind, day, subject_id, n)
     SELECT $1, 1, d.day, d.subject_id, sum(d.n) FROM visit_days d JOIN links l ON l.id = d.subject_id
     WHERE d.kind = 1 AND d.dimension = 3 AND l.account_id = $1 GROUP BY d.day, d.subject_id`,
    [owner.accountId],
  );
  await sql(bench, "VACUUM ANALYZE visit_days, account_visit_days, account_subject_days");
  await tagLinks(bench, owner.accountId);
  const first = await sql(bench, "SELECT min(id) AS id FROM links WHERE account_id = $1", [owner.accountId]);
  // The journal of the last six days, rolled up, for charts by the hour: batches of 50 visits.
  await sql(
    bench,
    `INSERT INTO visit_journal (batch, at, kind, subjects, counts, facts, countries, referrers, devices, browsers, systems)
     SELECT 0, now() - n * interval '6 days' / $1::int, 1,
       (SELECT array_agg($2::int + (n * 50 + i) * 7919 % $3::int) FROM generate_series(1, 50) AS i),
       array_fill(1::smallint, '{50}'), array_fill(1::smallint, '{50}'), '{DE}', '{NULL}', '{mobile}', '{Safari}', '{iOS}'
     FROM generate_series(1, $1::int) AS n`,
    [Math.round(((CLICKS / DAYS) * 6) / 50), first.rows[0].id, LINKS],
  );
  await sql(bench, "VACUUM ANALYZE visit_journal");
  const { clicks } = (await api.get("/stats?from=2000-01-01")).body;
  const rows: string[][] = [];
  for (const query of QUERIES)
    rows.push(
      await time(`GET /stats?${query}`, 20, async () => {
        const { status } = await api.get(`/stats?${query}`);
        if (status !== 200) throw new Error(`${query}: ${status}`);
      }),
    );
  for (const query of PAGE_QUERIES)
    rows.push(
      await time(`statistics page, ${query}`, 20, async () => {
        const parameters = Object.fromEntries(new URLSearchParams(`kinds=links&${query}`));
        const { clicks } = await overview(
          owner,
          parameters,
          { groups: PAGE_GROUPS, createdAt: OLD },
          new Date(),
        );
        if (clicks === 0) throw new Error(query);
      }),
    );
  return `${Number(clicks).toLocaleString("en")} clicks\n${table(["request", "median ms", "p99 ms", "times"], rows)}`;
}
