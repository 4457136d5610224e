import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import pg from "pg";
import { firstAccount, firstKey, makeLinks } from "@/tests/support/clients/first-account";
import { visit } from "@/tests/support/fixtures";
import { type RunningServer, startServer } from "@/tests/support/servers/server";
import { OwnPostgres } from "./support/own-postgres";

test.describe.configure({ mode: "default", timeout: 180_000 });

let postgres: OwnPostgres;
let server: RunningServer;
test.beforeAll(async () => {
  postgres = await OwnPostgres.make();
  server = await startServer({ DATABASE_URL: postgres.url, LOG_LEVEL: "fatal" });
});
test.afterAll(async () => {
  await server.kill();
  await postgres.clear();
});

const open = (path: string) => visit(server.url + path);
const ready = () => open("/readyz").then(({ status }) => status);
const secondsToWait = (headers: Headers) => Number(headers.get("retry-after"));

test("PostgreSQL frozen: visitors, the API and /readyz return 503 within seconds, and recover", async () => {
  const api = firstAccount(server);
  const [link] = await makeLinks(server, [null]);
  expect((await open(`/${link?.slug}`)).status).toBe(302);
  expect((await api.get("/links")).status).toBe(200);
  const processes = await postgres.freeze();
  // Five seconds are promised; the rest is slack for a busy machine.
  const signal = AbortSignal.timeout(15_000);
  const headers = { Authorization: `Bearer ${firstKey(server)}` };
  const responses = await Promise.all(
    [`/${link?.slug}`, "/api/v1/links", "/api/v1/me", "/readyz"].map(async (path) => {
      const response = await fetch(server.url + path, { headers, signal, redirect: "manual" });
      return [path, response.status, secondsToWait(response.headers) > 0];
    }),
  );
  processes.thaw();
  expect(responses.filter(([, status, waits]) => status !== 503 || !waits)).toEqual([]);
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  expect((await open(`/${link?.slug}`)).status).toBe(302);
  expect((await api.get("/links")).status).toBe(200);
});

test("a request in flight when PostgreSQL freezes is 503 with Retry-After, but none that PostgreSQL works on is cut off", async () => {
  const api = firstAccount(server);
  const create = (key: string) =>
    api.post("/links", { url: "https://example.com/frozen" }, { "Idempotency-Key": key });
  const count = async (condition: string) => {
    const [found] = await postgres.ask<{ n: number }>(
      `SELECT count(*)::int AS n FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND ${condition}`,
    );
    return found?.n;
  };
  const locker = new pg.Client(postgres.url);
  await locker.connect();
  await locker.query("BEGIN; LOCK TABLE links");
  const slow = api.get("/links");
  await expect.poll(() => count("query = $$SELECT 'responds'$$"), { timeout: 60_000 }).toBeGreaterThan(0);
  await locker.query("COMMIT");
  expect((await slow).status).toBe(200);

  await locker.query("BEGIN; LOCK TABLE links");
  const key = randomUUID();
  const sent = [api.get("/links"), create(key)];
  await expect.poll(() => count("wait_event_type = 'Lock'"), { timeout: 60_000 }).toBeGreaterThanOrEqual(2);
  const processes = await postgres.freeze();
  for (const { status, body, headers } of await Promise.all(sent)) {
    expect([status, body.error]).toEqual([503, "unavailable"]);
    expect(secondsToWait(headers)).toBeGreaterThanOrEqual(1);
  }
  processes.thaw();
  await locker.query("COMMIT");
  await locker.end();
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  expect((await create(key)).status).toBe(201);
  expect((await api.get("/links?q=frozen")).body.total).toBe(1);
});
