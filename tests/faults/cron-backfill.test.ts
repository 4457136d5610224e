import { authSecret } from "@/lib/env";
import { firstAccount } from "@/tests/support/clients/first-account";
import { expect, test } from "@/tests/support/fixtures";
import { newDatabase, type TestDatabase } from "@/tests/support/servers/databases";
import { startServer } from "@/tests/support/servers/server";

const EXPIRED = "SELECT data->'link'->>'slug' AS slug FROM events WHERE name = 'link.expired' ORDER BY id";

let database: TestDatabase;
test.beforeEach(async () => {
  database = await newDatabase();
});
test.afterEach(() => database.drop());

const start = () =>
  startServer({ DATABASE_URL: database.url, LOG_LEVEL: "warn", NEXTAUTH_SECRET: authSecret() });

test("a daily job that was missed while the server was down runs once at the next start", async () => {
  const before = await start();
  expect(before.output()).not.toContain("NEXTAUTH_SECRET");
  const create = async (fields: object) =>
    (await firstAccount(before).post("/links", { url: "https://example.com/", ...fields })).body;
  const link = await create({});
  const renewed = await create({ auto_renew: true });
  const DAILY = "('expire-links', 'renew-links')";
  const KNOWN = `SELECT identifier FROM graphile_worker._private_known_crontabs WHERE identifier IN ${DAILY}`;
  // The jobs' first start creates the table, possibly after the first response.
  await expect(async () => expect(await database.query(KNOWN)).toHaveLength(2)).toPass();
  await before.stop();
  // Three days pass.
  await database.query(`
    UPDATE links SET expires_at = now() - interval '2 days';
    UPDATE graphile_worker._private_known_crontabs
    SET known_since = now() - interval '9 days', last_execution = date_trunc('day', now()) - interval '3 days'
    WHERE identifier IN ${DAILY}`);
  const RENEWED = `SELECT id FROM links WHERE expires_at > now() + interval '364 days'`;
  const after = await start();
  await expect.poll(() => database.query(RENEWED), { timeout: 30_000 }).toEqual([{ id: renewed.id }]);
  await expect.poll(() => database.query(EXPIRED), { timeout: 30_000 }).toEqual([{ slug: link.slug }]);
  await after.stop();
  // A second run would process these again: the links, and the hourly cleanup.
  await database.query(`
    UPDATE links SET expiry_notified = false;
    UPDATE graphile_worker._private_known_crontabs
    SET known_since = now() - interval '9 days', last_execution = now() - interval '1 day'
    WHERE identifier = 'cleanup'`);
  const again = await start();
  const CLEANED = `SELECT 1 FROM graphile_worker._private_known_crontabs
    WHERE identifier = 'cleanup' AND last_execution > now() - interval '3 hours'`;
  await expect.poll(() => database.query(CLEANED), { timeout: 30_000 }).toHaveLength(1);
  const DUE = `SELECT key FROM graphile_worker._private_jobs WHERE key = 'cleanup' OR key IN ${DAILY}`;
  await expect.poll(() => database.query(DUE), { timeout: 30_000 }).toEqual([]);
  expect(await database.query(EXPIRED)).toEqual([{ slug: link.slug }]);
  await again.stop();
});
