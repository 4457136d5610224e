import { authSecret } from "@/lib/env";
import { expect, test } from "@/tests/support/fakes/webhook-receiver";
import { registerIn } from "@/tests/support/rows/webhooks";
import { newDatabase, type TestDatabase } from "@/tests/support/servers/databases";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

const BACKLOG = 1_000;
const MAX_READ = 50;

let database: TestDatabase;
let server: RunningServer;
test.beforeEach(async () => {
  database = await newDatabase();
  server = await startServer({
    DATABASE_URL: database.url,
    LOG_LEVEL: "fatal",
    NEXTAUTH_SECRET: authSecret(),
  });
});
test.afterEach(async () => {
  await server.kill();
  await database.drop();
});

/** Attempts made, and rows of `deliveries` read, since the server started. */
async function counted(): Promise<{ attempts: number; read: number }> {
  // An attempt updates its delivery twice: it claims it and records the result.
  const [table] = await database.query<{ attempts: number; read: number }>(`
    SELECT n_tup_upd::int / 2 AS attempts, (seq_tup_read + idx_tup_fetch)::int AS read
    FROM pg_stat_user_tables WHERE relname = 'deliveries'`);
  return table ?? { attempts: 0, read: 0 };
}

const made = (attempts: number) =>
  expect.poll(async () => (await counted()).attempts, { timeout: 60_000 }).toBeGreaterThanOrEqual(attempts);

/** Rows read for each of the next so many attempts. */
async function readPerAttempt(attempts: number): Promise<number> {
  const before = await counted();
  await made(before.attempts + attempts);
  const after = await counted();
  return (after.read - before.read) / (after.attempts - before.attempts);
}

const queue = () =>
  database.query(`INSERT INTO events (account_id, name, data, created_at)
    SELECT account_id, 'link.created', '{}', now() FROM webhooks, generate_series(1, ${BACKLOG})`);

// What PostgreSQL's statistics say about deliveries decides how it looks for them.
test("an attempt reads a few rows, however many deliveries wait", async ({ receiver }) => {
  receiver.secret = await registerIn(database, receiver.url, ["link.created"]);
  await test.step("statistics say that nearly all wait", async () => {
    await queue();
    await made(BACKLOG / 20);
    await database.query("ANALYZE deliveries");
    expect(await readPerAttempt(BACKLOG / 4)).toBeLessThan(MAX_READ);
  });
  await test.step("statistics say that none waits", async () => {
    const undelivered = () => database.query("SELECT FROM deliveries WHERE status <> 'delivered' LIMIT 1");
    await expect.poll(undelivered, { timeout: 60_000 }).toEqual([]);
    await database.query("ANALYZE deliveries");
    await queue();
    expect(await readPerAttempt(BACKLOG / 2)).toBeLessThan(MAX_READ);
  });
});
