import { accountWithLinks, type Bench, sql } from "../seed";
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
     WHERE d.kind = 1 AND l.account_id = $1 GROUP BY 3, 4, 5
     UNION ALL SELECT $1, 1, 10, d.day, d.subject_id::text, sum(d.n) FROM visit_days d JOIN links l ON l.id = d.subject_id
     WHERE d.kind = 1 AND d.dimension = 3 AND l.account_id = $1 GROUP BY d.day, d.subject_id`,
    [owner.accountId],
  );
  await sql(bench, "VACUUM ANALYZE visit_days, account_visit_days");
  const { clicks } = (await api.get("/stats?from=2000-01-01")).body;
  const rows: string[][] = [];
  for (const query of QUERIES)
    rows.push(
      await time(`GET /stats?${query}`, 20, async () => {
        const { status } = await api.get(`/stats?${query}`);
        if (status !== 200) throw new Error(`${query}: ${status}`);
      }),
    );
  return `${Number(clicks).toLocaleString("en")} clicks\n${table(["request", "median ms", "p99 ms", "times"], rows)}`;
}
