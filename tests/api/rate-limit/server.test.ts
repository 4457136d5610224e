import { databaseUrl } from "@/lib/env";
import { ageLog } from "@/tests/support/fakes/redis-log";
import { type Bridge, bridgeMissing, startBridge } from "@/tests/support/fakes/upstash-bridge";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

test.skip(bridgeMissing !== undefined, bridgeMissing);

// In one worker, so that the bridge and two copies of the app, which use its Redis for their limits, start once.
test.describe.configure({ mode: "default" });

let bridge: Bridge;
let one: RunningServer;
let other: RunningServer;

test.beforeAll(async () => {
  bridge = await startBridge();
  const start = () =>
    startServer({
      DATABASE_URL: databaseUrl(),
      UPSTASH_REDIS_REST_URL: bridge.url,
      UPSTASH_REDIS_REST_TOKEN: bridge.token,
      LOG_LEVEL: "warn",
    });
  [one, other] = await Promise.all([start(), start()]);
});
test.afterAll(async () => {
  await Promise.all([one.stop(), other.stop()]);
  await bridge.stop();
});

/** Calls the servers in turn with one key. */
async function newClient(...servers: RunningServer[]) {
  const Authorization = `Bearer ${await (await newAccount()).newKey()}`;
  let asked = 0;
  return async () => {
    const server = servers[asked++ % servers.length];
    const response = await fetch(`${server?.url}/api/v1/links`, { headers: { Authorization } });
    const number = (name: string) => Number(response.headers.get(name) ?? Number.NaN);
    return { status: response.status, body: await response.json(), number };
  };
}

test("two servers share the limit of a key: the 61st request is rejected, and allowed after Retry-After", async () => {
  const ask = await newClient(one, other);
  for (let sent = 1; sent <= 60; sent++) {
    const { status, number } = await ask();
    expect([status, number("X-RateLimit-Remaining")]).toEqual([200, 60 - sent]);
  }
  const sent = Date.now();
  const { status, body, number } = await ask();
  expect(status).toBe(429);
  expect(body).toEqual({ error: "rate_limited", message: expect.any(String) });
  expect([number("X-RateLimit-Limit"), number("X-RateLimit-Remaining")]).toEqual([60, 0]);
  const wait = number("Retry-After");
  const opens = number("X-RateLimit-Reset") * 1000;
  expect(opens).toBeGreaterThan(sent + (wait - 1) * 1000);
  expect(opens).toBeLessThan(Date.now() + (wait + 1) * 1000);

  const [log = "", ...others] = [await bridge.redis("KEYS", "*")].flat().map(String);
  expect(others).toEqual([]);
  await ageLog(bridge, log, (wait - 10) * 1_000_000);
  expect((await ask()).status).toBe(429);
  await ageLog(bridge, log, 10_000_000);
  expect((await ask()).status).toBe(200);
});

test("a server that loses its Redis still rejects requests after 60, and logs it without naming the key", async () => {
  const ask = await newClient(one);
  expect((await ask()).number("X-RateLimit-Remaining")).toBe(59);
  await bridge.stop();
  const statuses: number[] = [];
  for (let more = 0; more < 61; more++) statuses.push((await ask()).status);
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
  expect(one.output()).toContain("The shared rate limiter is unavailable");
  expect(one.output()).not.toContain("key:");
});
