import { expect, test } from "@playwright/test";
import { DIMENSION, KIND } from "@/lib/analytics/kinds";
import { readHistory } from "@/prisma/history";
import { migrate } from "@/prisma/migrate";
import { cases } from "@/tests/support/repetitions";
import { newDatabase, type TestDatabase } from "@/tests/support/servers/databases";

const VISITS = cases(1_000_000);
const LINKS = 1_000;

test.setTimeout(300_000);

const sumOf = async (database: TestDatabase, sql: string) =>
  (await database.query<{ n: number }>(`SELECT coalesce(sum(n), 0)::int AS n FROM (${sql}) rows`))[0]?.n;

const days = (dimension: number, kind: number = KIND.link) =>
  `SELECT n FROM visit_days WHERE kind = ${kind} AND dimension = ${dimension}`;

/** An empty database as of just before a migration, and the names of those that it lacks. */
async function databaseBefore(migration: string): Promise<{ database: TestDatabase; pending: string[] }> {
  const database = await newDatabase({ empty: true });
  const history = await readHistory();
  const index = history.findIndex(({ name }) => name.endsWith(migration));
  await migrate(database.url, () => undefined, history.slice(0, index));
  return { database, pending: history.slice(index).map(({ name }) => name) };
}

test("all visits of a long journal before are in the daily counts after the migration, each once", async () => {
  const { database, pending } = await databaseBefore("_visit_journal");
  await database.query(`
    INSERT INTO accounts (id, name, plan, created_at) VALUES (1, 'Ada', 'pro', now());
    INSERT INTO links (id, account_id, slug, slug_key, url, url_hash, click_limit, expires_at, created_at, updated_at)
    SELECT n, 1, 'l' || n, 'l' || n, 'https://example.com/' || n, '', CASE WHEN n % 10 = 0 THEN 5000 END,
      now() + interval '1 day', now(), now() FROM generate_series(1, ${LINKS}) AS n;
    INSERT INTO link_counters (link_id, clicks) SELECT id, ${VISITS / LINKS} FROM links;
    INSERT INTO visits (batch, at, kind, subject_id, n, country, device, browser, system)
    SELECT n, '2026-03-01T00:00:00Z'::timestamptz + n * interval '1 second', ${KIND.link}, 1 + n % ${LINKS}, 1,
      CASE WHEN n % 2 = 0 THEN 'DE' END, 'mobile', 'Chrome', 'Android' FROM generate_series(1, ${VISITS}) AS n;
    INSERT INTO visits (batch, at, kind, subject_id, place, n)
    VALUES (${VISITS + 1}, '2026-03-01', ${KIND.menu}, 5, 'terrace', 4);
    INSERT INTO view_counters (kind, subject_id, place, n) VALUES (${KIND.menu}, 5, 'terrace', 4);
    SELECT setval('visit_batches', ${VISITS + 1});`);
  // The first half is rolled up already.
  const half = VISITS / 2;
  await database.query(`
    UPDATE visit_rollup SET batch = ${half};
    INSERT INTO visit_days SELECT kind, subject_id, 3, (at AT TIME ZONE 'UTC')::date, device, sum(n) FROM visits
    WHERE batch <= ${half} GROUP BY 1, 2, 4, 5;
    INSERT INTO account_days SELECT 1, (at AT TIME ZONE 'UTC')::date, sum(n) FROM visits WHERE batch <= ${half} GROUP BY 2`);

  expect(await migrate(database.url, () => undefined)).toEqual(pending);

  expect(await sumOf(database, days(3))).toBe(VISITS);
  expect(await sumOf(database, days(6))).toBe(VISITS);
  expect(await sumOf(database, `${days(1)} AND value = 'DE'`)).toBe(half / 2);
  expect(
    await sumOf(database, `SELECT n FROM account_visit_days WHERE kind = ${KIND.link} AND dimension = 3`),
  ).toBe(VISITS);
  expect(
    await sumOf(
      database,
      `SELECT n FROM account_subject_days WHERE kind = ${KIND.link} AND subject_id <= ${LINKS}`,
    ),
  ).toBe(VISITS);
  expect(await sumOf(database, days(5, KIND.menu))).toBe(4);
  expect(await sumOf(database, "SELECT n FROM view_counters WHERE segment = 'terrace'")).toBe(4);
  expect(await sumOf(database, "SELECT clicks AS n FROM link_counters")).toBe(VISITS);
  expect(
    await database.query("SELECT count(*)::int AS n, min(clicks)::int AS clicks FROM limit_counters"),
  ).toEqual([{ n: LINKS / 10, clicks: VISITS / LINKS }]);
  expect(await database.query("SELECT batch::int FROM visit_rollup")).toEqual([{ batch: VISITS + 1 }]);
  expect(await database.query("SELECT 1 FROM visit_journal")).toEqual([]);
  await database.drop();
});

test("rolled-up visits of the journal get their hours in the migration, those of deleted links don't", async () => {
  const { database, pending } = await databaseBefore("_count_visits_by_hour");
  await database.query(`
    INSERT INTO accounts (id, name, plan, created_at) VALUES (1, 'Ada', 'pro', now()), (2, 'Eve', 'pro', now());
    INSERT INTO links (id, account_id, slug, slug_key, url, url_hash, expires_at, created_at, updated_at)
    SELECT n, CASE WHEN n < 3 THEN 1 ELSE 2 END, 'l' || n, 'l' || n, 'https://example.com/' || n, '', now(), now(), now()
    FROM generate_series(1, 3) AS n;
    INSERT INTO bio_pages (id, account_id, slug, slug_key, title, description, theme, button_style, socials, published, created_at,
      updated_at)
    VALUES (1, 2, 'ada', 'ada', 'Ada', '', 'clean', 'rounded', '[]', true, now(), now());
    INSERT INTO visit_journal (batch, at, kind, subjects, counts, facts, countries, referrers, devices, browsers, systems)
    SELECT batch, at, kind, subjects, counts, array_fill(1, ARRAY[cardinality(subjects)]), '{NULL}', '{NULL}', '{NULL}', '{NULL}', '{NULL}'
    FROM (VALUES
      (1, '2026-11-05T00:00:00Z'::timestamptz, ${KIND.link}, '{1,2,3}'::int[], '{5,2,7}'::smallint[]),
      (2, '2026-11-05T00:59:59Z', ${KIND.link}, '{1,4}', '{1,9}'),
      (3, '2026-11-05T23:00:00Z', ${KIND.link}, '{1}', '{3}'),
      (4, '2026-11-05T23:00:00Z', ${KIND.bio_click}, '{1}', '{4}'),
      (5, '2026-11-06T12:00:00Z', ${KIND.link}, '{1}', '{8}')) AS visit(batch, at, kind, subjects, counts);
    UPDATE visit_rollup SET batch = 4`);
  expect(await migrate(database.url, () => undefined)).toEqual(pending);
  const hours = `WHERE dimension = ${DIMENSION.hour} AND day = '2026-11-05'`;
  expect(
    await database.query(`SELECT kind, subject_id, value, n::int FROM visit_days ${hours} ORDER BY 1, 2, 3`),
  ).toEqual([
    { kind: KIND.link, subject_id: 1, value: "0", n: 6 },
    { kind: KIND.link, subject_id: 1, value: "23", n: 3 },
    { kind: KIND.link, subject_id: 2, value: "0", n: 2 },
    { kind: KIND.link, subject_id: 3, value: "0", n: 7 },
    { kind: KIND.bio_click, subject_id: 1, value: "23", n: 4 },
  ]);
  expect(
    await database.query(`SELECT account_id, value, n::int FROM account_visit_days ${hours} ORDER BY 1, 2`),
  ).toEqual([
    { account_id: 1, value: "0", n: 8 },
    { account_id: 1, value: "23", n: 3 },
    { account_id: 2, value: "0", n: 7 },
  ]);
  expect(
    await database.query(
      `SELECT 1 FROM visit_days WHERE dimension = ${DIMENSION.hour} AND day > '2026-11-05'`,
    ),
  ).toEqual([]);
  await database.drop();
});
