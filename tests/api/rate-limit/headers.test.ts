import { sha256 } from "@/lib/crypto/tokens";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { type ApiResponse, Client } from "@/tests/support/clients/api-client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { usedUpKey } from "@/tests/support/rows/used-up-key";

/** A client that keeps using one key. */
const clientOf = (key: string) => new Client(env.APP_URL, async () => key);

const numberIn = (response: ApiResponse, name: string) => {
  const value = response.headers.get(name);
  expect(value, name).toMatch(/^\d+$/);
  return Number(value);
};

const remaining = (response: ApiResponse) => numberIn(response, "X-RateLimit-Remaining");

/** Moves the counted requests of a key into the past. */
async function age(key: string, seconds: number): Promise<void> {
  const { id } = await db.apiKey.findUniqueOrThrow({ where: { hash: sha256(key) } });
  const moved = await db.$executeRaw`
    UPDATE rate_log SET hits = ARRAY(SELECT hit - make_interval(secs => ${seconds}::float8) FROM unnest(hits) AS hit)
    WHERE subject = ${`key:${id}`}`;
  expect(moved).toBe(1);
}

const url = "https://example.com/";

test("every authenticated response has the three headers, also errors and repeated responses", async ({
  api,
}) => {
  const { body: link } = await api.post("/links", { url, alias: `a${Date.now()}` });
  const qr = await api.get(`/links/${link.id}/qr`);
  const once = { "Idempotency-Key": "one" };
  const head = async (path: string) =>
    exactRequest(env.APP_URL, {
      method: "HEAD",
      target: `/api/v1${path}`,
      headers: { Authorization: `Bearer ${await api.key()}` },
    });
  const responses: [status: number, ApiResponse][] = [
    [200, await api.get("/me")],
    [200, await head("/me")],
    [200, qr],
    [304, await api.get(`/links/${link.id}/qr`, { "If-None-Match": qr.headers.get("ETag") ?? "" })],
    [201, await api.post("/links", { url, on_duplicate: "create" }, once)],
    [201, await api.post("/links", { url, on_duplicate: "create" }, once)],
    [200, await api.patch(`/links/${link.id}`, {})],
    [200, await api.delete(`/links/${link.id}`)],
    [400, await api.post("/links", "{")],
    [404, await api.get(`/links/${link.id}`)],
    [404, await api.get("/nothing")],
    [404, await api.get("/links/%zz")],
    [405, await api.send("PUT", "/links")],
    [409, await api.post("/links", { url, alias: "login" })],
    [413, await api.post("/links", "x".repeat(256 * 1024 + 1))],
    [415, await api.post("/links", "{}", { "Content-Type": "text/plain" })],
    [422, await api.post("/links", {})],
    [422, await api.post("/links", { url }, once)],
  ];
  const now = Date.now() / 1000;
  for (const [status, response] of responses) {
    expect(response.status).toBe(status);
    expect(numberIn(response, "X-RateLimit-Limit")).toBe(60);
    expect(remaining(response)).toBeLessThan(60);
    expect(Math.abs(numberIn(response, "X-RateLimit-Reset") - now)).toBeLessThanOrEqual(62);
    expect(response.headers.has("Retry-After")).toBe(false);
  }
});

test("the remaining requests count down to 0, and the 61st is 429 with Retry-After", async ({ account }) => {
  const api = clientOf(await account.newKey());
  for (let left = 59; left >= 0; left--) {
    const response = await api.get(left % 2 ? "/me" : "/nothing");
    expect([response.status, remaining(response)]).toEqual([left % 2 ? 200 : 404, left]);
  }
  const refused = await api.get("/me");
  expectRefusal(refused, 429, "rate_limited");
  expect([numberIn(refused, "X-RateLimit-Limit"), remaining(refused)]).toEqual([60, 0]);
  const wait = numberIn(refused, "Retry-After");
  expect(wait).toBeGreaterThanOrEqual(1);
  expect(wait).toBeLessThanOrEqual(60);
});

test("allows exactly 60 of 80 concurrent requests", async ({ account }) => {
  const api = clientOf(await account.newKey());
  const responses = await Promise.all(Array.from({ length: 80 }, () => api.get("/me")));
  const [passed, refused] = [200, 429].map((status) =>
    responses.filter((response) => response.status === status),
  );
  expect([passed?.length, refused?.length]).toEqual([60, 20]);
  expect(new Set(passed?.map(remaining)).size).toBe(60);
});

test("a rejected request doesn't count", async ({ account }) => {
  const key = await usedUpKey(account);
  const api = clientOf(key);
  await age(key, 50);
  for (let more = 0; more < 5; more++) expect((await api.post("/links", { url })).status).toBe(429);
  await age(key, 10);
  const response = await api.get("/links");
  expect(response).toMatchObject({ status: 200, body: { total: 0 } });
  expect(remaining(response)).toBe(59);
});

test("a client that waits for Retry-After gets through, and the reset is that moment", async ({
  account,
}) => {
  const key = await usedUpKey(account);
  const api = clientOf(key);
  await age(key, 20.5);
  const refused = await api.get("/me");
  const wait = numberIn(refused, "Retry-After");
  expect(wait).toBeGreaterThan(30);
  expect(wait).toBeLessThanOrEqual(40);
  const opens = numberIn(refused, "X-RateLimit-Reset");
  expect(Math.abs(opens - Date.now() / 1000 - wait)).toBeLessThanOrEqual(5);
  await age(key, wait);
  expect((await api.get("/me")).status).toBe(200);
});

test("slots free up one by one, a minute after their requests", async ({ account }) => {
  const key = await account.newKey();
  const api = clientOf(key);
  for (let sent = 0; sent < 20; sent++) await api.get("/me");
  await age(key, 30);
  for (let sent = 0; sent < 40; sent++) await api.get("/me");
  expect((await api.get("/me")).status).toBe(429);
  await age(key, 30);
  expect(remaining(await api.get("/me"))).toBe(19);
});

test("an exhausted key affects neither the account's other keys nor other accounts", async ({ account }) => {
  const key = await usedUpKey(account);
  expect((await clientOf(key).get("/me")).status).toBe(429);
  const other = await clientOf(await account.newKey()).get("/me");
  expect([other.status, remaining(other)]).toEqual([200, 59]);
  const stranger = await clientOf(await (await newAccount()).newKey()).get("/me");
  expect([stranger.status, remaining(stranger)]).toEqual([200, 59]);
});

test("requests with an invalid key count for nobody", async ({ account }) => {
  const key = await account.newKey();
  for (let sent = 0; sent < 5; sent++) expect((await clientOf(`${key}x`).get("/me")).status).toBe(401);
  expect(remaining(await clientOf(key).get("/me"))).toBe(59);
});
