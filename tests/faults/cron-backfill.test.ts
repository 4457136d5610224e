import { authSecret } from "@/lib/env";
import { expect, test } from "@/tests/support/fixtures";
import { newDatabase, type TestDatabase } from "@/tests/support/servers/databases";
import { startServer } from "@/tests/support/servers/server";
import { firstAccount } from "./first-account";

const TOLD = "SELECT data->'link'->>'slug' AS slug FROM events WHERE name = 'link.expired' ORDER BY id";

let database: TestDatabase;
test.beforeEach(async () => {
  database = await newDatabase();
});
test.afterEach(() => database.drop());

const start = () =>
  startServer({ DATABASE_URL: database.url, LOG_LEVEL: "warn", NEXTAUTH_SECRET: authSecret() });

test("a daily job that was missed while the server was down runs once at the next start", async () => {
  const before = await start();
  const { body: link } = await firstAccount(before).post("/links", { url: "https://example.com/" });
  const KNOWN =
    "SELECT identifier FROM graphile_worker._private_known_crontabs WHERE identifier = 'expire-links'";
  // The table is created at the first start of the jobs, which may be after the first response.
  await expect(async () => expect(await database.query(KNOWN)).toHaveLength(1)).toPass();
  await before.stop();
  // Three days pass.
  await database.query(`
    UPDATE links SET expires_at = now() - interval '2 days';
    UPDATE graphile_worker._private_known_crontabs
    SET known_since = now() - interval '9 days', last_execution = date_trunc('day', now()) - interval '3 days'
    WHERE identifier = 'expire-links'`);
  const after = await start();
  await expect.poll(() => database.query(TOLD), { timeout: 30_000 }).toEqual([{ slug: link.slug }]);
  await after.stop();
  const again = await start();
  const DONE = "SELECT 1 FROM graphile_worker._private_jobs WHERE key = 'expire-links'";
  await expect.poll(() => database.query(DONE)).toEqual([]);
  expect(await database.query(TOLD)).toEqual([{ slug: link.slug }]);
  await again.stop();
});
