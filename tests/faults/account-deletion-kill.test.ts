import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { newDatabase, type TestDatabase } from "@/tests/support/servers/databases";
import { npmScript, readLine } from "@/tests/support/servers/npm";

const LINKS = 30_000;

test.setTimeout(180_000);

let database: TestDatabase;
test.beforeEach(async () => {
  database = await newDatabase();
});
test.afterEach(() => database.drop());

const settings = () => ({ DATABASE_URL: database.url, NEXTAUTH_SECRET: "test" });
const countOf = async (table: string): Promise<number> =>
  (await database.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`))[0]?.n ?? 0;

/** Starts the job as `npm run job` does, and kills it once it has deleted some links. */
async function killUnderWay(before: number): Promise<number> {
  const child = spawn(process.execPath, ["lib/cli/run.mjs", "job", "delete-accounts"], {
    cwd: resolve(import.meta.dirname, "../.."),
    env: { ...process.env, ...settings() },
    stdio: "ignore",
  });
  const ended = once(child, "exit");
  await expect.poll(() => countOf("links"), { intervals: [5], timeout: 60_000 }).toBeLessThan(before);
  child.kill("SIGKILL");
  await ended;
  return countOf("links");
}

test("the deletion of a large account resumes after repeated kills", async () => {
  readLine(await npmScript("account", ["create", "ada@example.com", "--json"], settings()));
  readLine(await npmScript("account", ["create", "other@example.com", "--json"], settings()));
  await database.query(`
    WITH created AS (
      INSERT INTO links (account_id, slug, slug_key, url, url_hash, expires_at, created_at, updated_at)
      SELECT m.account_id, 'x' || n, 'x' || n, 'https://example.com/' || n, '', now() + interval '1 day', now(), now()
      FROM memberships m JOIN users u ON u.id = m.user_id, generate_series(1, ${LINKS}) AS n
      WHERE u.email = 'ada@example.com' RETURNING id, account_id)
    INSERT INTO link_counters (link_id, account_id, clicks) SELECT id, account_id, 1 FROM created`);
  await database.query(`INSERT INTO visit_days (kind, subject_id, dimension, day, value, n)
    SELECT 1, id, 3, '2026-01-01', '', 1 FROM links`);
  await database.query(`
    INSERT INTO account_deletions SELECT account_id, now()
    FROM memberships m JOIN users u ON u.id = m.user_id WHERE u.email LIKE 'ada%'`);

  let left = LINKS;
  for (let kill = 0; kill < 2; kill++) {
    const now = await killUnderWay(left);
    expect(now).toBeGreaterThan(0);
    // Deleted links stay deleted, and the rest still have their statistics.
    expect([await countOf("link_counters"), await countOf("visit_days")]).toEqual([now, now]);
    left = now;
  }
  await expect
    .poll(
      async () => {
        readLine(await npmScript("job", ["delete-accounts"], settings()));
        return countOf("account_deletions");
      },
      { timeout: 120_000 },
    )
    .toBe(0);
  for (const table of ["links", "link_counters", "visit_days"]) expect(await countOf(table), table).toBe(0);
  expect(
    await database.query(
      "SELECT u.email FROM accounts a JOIN memberships m ON m.account_id = a.id JOIN users u ON u.id = m.user_id",
    ),
  ).toEqual([{ email: "other@example.com" }]);
  expect(await countOf("deleted_subjects")).toBe(LINKS);
});
