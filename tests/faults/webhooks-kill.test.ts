import { createHash, randomBytes } from "node:crypto";
import { authSecret } from "@/lib/env";
import { EVENT_NAMES } from "@/lib/events/names";
import { expect, test } from "@/tests/support/fakes/webhook-receiver";
import { rounds } from "@/tests/support/repetitions";
import { registerIn } from "@/tests/support/rows/webhooks";
import { newDatabase, type TestDatabase } from "@/tests/support/servers/databases";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

const KILLS = rounds([1, 2, 3, 4, 5]);
const CHANGES_PER_KILL = 200;
const CHANGES = CHANGES_PER_KILL * KILLS.length;
const CLIENTS = 8;
const PER_KEY = 50;

let database: TestDatabase;
let server: RunningServer;
test.setTimeout(400_000);
test.beforeEach(async () => {
  database = await newDatabase();
  server = await start();
});
test.afterEach(async () => {
  await server.kill();
  await database.drop();
});

const start = () =>
  startServer({ DATABASE_URL: database.url, LOG_LEVEL: "fatal", NEXTAUTH_SECRET: authSecret() });

async function makeKeys(count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => `wp_${randomBytes(20).toString("hex")}`);
  const hashes = keys.map((key) => `'\\x${createHash("sha256").update(key).digest("hex")}'::bytea`);
  await database.query(`INSERT INTO api_keys (account_id, prefix, hash)
    SELECT min(a.id), 'wp_', one FROM accounts a, unnest(ARRAY[${hashes.join(",")}]) AS one GROUP BY one`);
  return keys;
}

/** Clients that create links and delete every third, for a number of changes; they retry while the server is down. */
class Clients {
  asked = 0;
  done = 0;

  constructor(private readonly keys: string[]) {}

  run = () => Promise.all(Array.from({ length: CLIENTS }, () => this.#work()));

  async #work(): Promise<void> {
    while (this.asked < CHANGES) {
      const link = await this.#change("POST", "/links", {
        url: "https://example.com/",
        on_duplicate: "create",
      });
      if (link && link.id % 3 === 0) await this.#change("DELETE", `/links/${link.id}`);
    }
  }

  async #change(method: string, path: string, body?: object): Promise<{ id: number } | undefined> {
    const key = this.keys[Math.floor(this.asked++ / PER_KEY)];
    const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
    try {
      const init = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
      const response = await fetch(`${server.url}/api/v1${path}`, init);
      const created: { id: number } = await response.json();
      expect([200, 201]).toContain(response.status);
      this.done++;
      return created;
    } catch (error) {
      if (!(error instanceof TypeError) && !(error instanceof SyntaxError)) throw error;
      // Unreachable, or disconnected halfway: only the database knows whether it was committed.
      await back();
      return undefined;
    }
  }
}

/** Waits until the killed server has been replaced. */
const back = () =>
  expect
    .poll(
      () =>
        fetch(`${server.url}/healthz`)
          .then((response) => response.ok)
          .catch(() => false),
      {
        timeout: 60_000,
        intervals: [50],
      },
    )
    .toBe(true);

const changes = (name: string) =>
  database
    .query<{ id: number }>(
      `SELECT (data->'link'->>'id')::int AS id FROM events WHERE name = '${name}' ORDER BY 1`,
    )
    .then((rows) => rows.map(({ id }) => id));

test("hundreds of changes under repeated kills: every change is delivered and verified, and nothing else is", async ({
  receiver,
}) => {
  const keys = await makeKeys(Math.ceil(CHANGES / PER_KEY) + 2);
  receiver.secret = await registerIn(database, receiver.url, [...EVENT_NAMES]);
  // The receiver is slow, so that every kill hits deliveries in progress.
  receiver.respond = (response) => void setTimeout(() => response.end("thank you"), 20);
  const clients = new Clients(keys);
  const all = clients.run();
  for (const _ of KILLS) {
    const enough = clients.done + CHANGES_PER_KILL * 0.7;
    await expect.poll(() => clients.done, { timeout: 120_000, intervals: [5] }).toBeGreaterThan(enough);
    await server.kill();
    server = await start();
  }
  await all;

  const STATES = `SELECT DISTINCT d.status::text, coalesce(a.error, a.response_body) AS answer
    FROM deliveries d LEFT JOIN delivery_attempts a ON a.delivery_id = d.id AND a.number = d.attempts`;
  await expect
    .poll(() => database.query(STATES), { timeout: 120_000, intervals: [500] })
    .toEqual([{ status: "delivered", answer: "thank you" }]);
  const [created, deleted] = [await changes("link.created"), await changes("link.deleted")];
  const links = await database.query<{ id: number }>("SELECT id FROM links ORDER BY id");
  expect(created.filter((id) => !deleted.includes(id))).toEqual(links.map(({ id }) => id));
  const received = (event: string) =>
    [...new Set(receiver.of(event).map(({ body }) => body.data.link.id))].sort((one, other) => one - other);
  expect(received("link.created")).toEqual(created);
  expect(received("link.deleted")).toEqual(deleted);
  expect(created.length + deleted.length).toBeGreaterThanOrEqual(clients.done);
  expect(clients.done).toBeGreaterThan(CHANGES * 0.7);
  expect(receiver.refused).toEqual([]);
  const again = receiver.received.filter(({ attempt }) => attempt > 1);
  expect(again.length).toBeGreaterThan(0);
  test.info().annotations.push({
    type: "measured",
    description: `${clients.done} changes answered, ${created.length + deleted.length} made, ${again.length} deliveries attempted again after a kill`,
  });
});
