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

test("an attempt reads a few rows, however many deliveries wait", async ({ receiver }) => {
  receiver.secret = await registerIn(database, receiver.url, ["link.created"]);
  // By these statistics none waits.
  await database.query(`INSERT INTO deliveries (webhook_id, event, body, status, created_at)
    SELECT id, 'link.created', '{}', 'delivered', now() FROM webhooks, generate_series(1, 10000);
    ANALYZE`);
  await database.query(`INSERT INTO events (account_id, name, data, created_at)
    SELECT account_id, 'link.created', '{}', now() FROM webhooks, generate_series(1, ${BACKLOG})`);
  // An attempt updates its delivery twice: it claims it and records the result.
  const attempts = async () => {
    const [table] = await database.query<{ made: number; read: number }>(`
      SELECT n_tup_upd::int / 2 AS made, (seq_tup_read + idx_tup_fetch)::int AS read
      FROM pg_stat_user_tables WHERE relname = 'deliveries'`);
    return table ?? { made: 0, read: 0 };
  };
  await expect.poll(async () => (await attempts()).made, { timeout: 60_000 }).toBeGreaterThan(BACKLOG / 2);
  const { made, read } = await attempts();
  expect(read / made).toBeLessThan(MAX_READ);
});
