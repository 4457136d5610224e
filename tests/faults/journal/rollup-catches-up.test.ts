import { expect, test } from "@playwright/test";
import { LOCKS } from "@/lib/db/advisory-locks";
import { firstAccount } from "@/tests/support/clients/first-account";
import { newDatabase } from "@/tests/support/servers/databases";
import { startServer } from "@/tests/support/servers/server";

const BATCHES = 1_200;
const VISITS_PER_BATCH = 250;
const LINKS = 1_000;

test.setTimeout(180_000);

test("while nobody visits, the rollup catches up with a long tail without pausing between its steps", async () => {
  const database = await newDatabase();
  const server = await startServer({
    DATABASE_URL: database.url,
    NEXTAUTH_SECRET: "test",
    LOG_LEVEL: "fatal",
  });
  const api = firstAccount(server);
  const { id: account } = (await api.get("/me")).body;
  await database.query(`
    WITH created AS (
      INSERT INTO links (account_id, slug, slug_key, url, url_hash, expires_at, created_at, updated_at)
      SELECT ${account}, 'r' || n, 'r' || n, 'https://example.com/' || n, '', now() + interval '1 day', now(), now()
      FROM generate_series(1, ${LINKS}) AS n RETURNING id, account_id)
    INSERT INTO link_counters (link_id, account_id) SELECT id, account_id FROM created`);
  const [first] = await database.query<{ id: number }>("SELECT min(id)::int AS id FROM links");
  // As after an outage of the rollup: every batch is numbered and committed. The lock is that of whoever records visits.
  await database.query(`
    SELECT pg_advisory_xact_lock_shared(${LOCKS.journal});
    INSERT INTO visit_journal (batch, at, kind, subjects, counts, facts, countries, referrers, devices, browsers, systems)
    SELECT nextval('visit_batches'), now(), 1,
      ARRAY(SELECT ${first?.id} + (b * 7 + n) % ${LINKS} FROM generate_series(1, ${VISITS_PER_BATCH}) AS n),
      array_fill(1::smallint, ARRAY[${VISITS_PER_BATCH}]), array_fill(1::smallint, ARRAY[${VISITS_PER_BATCH}]),
      '{DE}', '{NULL}', '{mobile}', '{Chrome}', '{Android}'
    FROM generate_series(1, ${BATCHES}) AS b`);
  const all = BATCHES * VISITS_PER_BATCH;
  const totals = async () => {
    const [row] = await database.query<{ clicks: number; days: number }>(`
      SELECT (SELECT sum(clicks)::int FROM link_counters) AS clicks,
        (SELECT sum(n)::int FROM visit_days WHERE dimension = 3) AS days`);
    return row;
  };
  // In steps two seconds apart it would take two minutes.
  await expect.poll(totals, { timeout: 100_000 }).toEqual({ clicks: all, days: all });
  await server.kill();
  await database.drop();
});
