import { keyedHash } from "@/lib/crypto/derived-key";
import { databaseUrl } from "@/lib/env";
import { age } from "@/tests/api/rate-limit/postgres-log";
import { Client } from "@/tests/support/clients/api-client";
import { expect, test, visit } from "@/tests/support/fixtures";
import { type RunningServer, startServer } from "@/tests/support/servers/server";
import { basic, enter, expectPrivate, newLink, PASSWORD } from "./password-form";

// In one worker, so that the copy starts once.
test.describe.configure({ mode: "default" });

let proxied: RunningServer;

test.beforeAll(async () => {
  proxied = await startServer({
    DATABASE_URL: databaseUrl(),
    TRUST_PROXY: "1",
    LOG_LEVEL: "trace",
  });
});
test.afterAll(() => proxied.stop());

test("wrong passwords of one address lock out nobody else, those of an IPv6 network all of it", async ({
  api,
}) => {
  const url = `${proxied.url}/${(await newLink(api)).slug}`;
  const from = async (address: string, password: string) =>
    (await enter(url, password, "", { "X-Forwarded-For": address })).status;
  for (let n = 0; n < 10; n++) {
    expect(await from("203.0.113.1", `wrong ${n}`)).toBe(403);
    expect(await from(`2001:db8:1:2::${n}`, `wrong ${n}`)).toBe(403);
  }
  expect(await from("203.0.113.1", PASSWORD)).toBe(429);
  expect(await from("203.0.113.2", PASSWORD)).toBe(303);
  expect(await from("2001:db8:1:2:ffff::1", PASSWORD)).toBe(429);
  expect(await from("2001:db8:1:3::1", PASSWORD)).toBe(303);
});

test("what can't be checked of a flood of passwords gets 503 and locks nobody out; other links work meanwhile", async ({
  api,
}) => {
  const link = await newLink(api);
  const url = `${proxied.url}/${link.slug}`;
  const plain = await newLink(api, { password: null });
  const flood = Array.from({ length: 250 }, (_, n) => {
    const headers = { "X-Forwarded-For": `198.51.100.${n}` };
    return n % 2 ? enter(url, "wrong", "", headers) : visit(url, { ...headers, ...basic("wrong") });
  });
  expect((await visit(`${proxied.url}/${plain.slug}`)).status).toBe(302);
  const responses = await Promise.all(flood);
  const busy = responses.filter(({ status }) => status === 503);
  expect(busy.length).toBeGreaterThan(0);
  for (const response of busy) {
    expect(response.headers.get("retry-after")).toBe("1");
    await expectPrivate(response);
  }
  const others = responses.filter(({ status }) => status !== 503).map(({ status }) => status);
  // Two are checked while 32 wait.
  expect(others.length).toBeGreaterThanOrEqual(34);
  expect(others.filter((status) => status !== 401 && status !== 403)).toEqual([]);
  for (let n = 0; n < 250; n += 50)
    expect((await enter(url, PASSWORD, "", { "X-Forwarded-For": `198.51.100.${n}` })).status).toBe(303);
});

test("a quarter of an hour after ten wrong passwords the right one opens the link again", async ({ api }) => {
  const link = await newLink(api);
  const address = "203.0.113.9";
  const status = async (password: string) =>
    (await enter(`${proxied.url}/${link.slug}`, password, "", { "X-Forwarded-For": address })).status;
  for (let n = 0; n < 10; n++) expect(await status(`wrong ${n}`)).toBe(403);
  const subject = `link-password:${keyedHash("password attempts", `${link.id} ${address}`)}`;
  expect(await age(subject, 600)).toBe(1);
  expect(await status(PASSWORD)).toBe(429);
  await age(subject, 300);
  expect(await status(PASSWORD)).toBe(303);
  expect(await status("wrong")).toBe(403);
});

test("neither passwords nor queries are in the log", async ({ account }) => {
  const api = new Client(proxied.url, account.newKey);
  const link = await newLink(api, { forward_query: true });
  const url = `${proxied.url}/${link.slug}`;
  await visit(`${url}?token=canary-query`, { Referer: "https://canary-referrer.example/" });
  await enter(url, PASSWORD);
  await enter(url, "canary-wrong");
  await visit(`${url}?token=canary-query`, basic(PASSWORD));
  await visit(`${url}?token=canary-query`, basic("canary-wrong"));
  const sent = { url: "https://example.com/", password: "canary-sent" };
  const changes = { password: "canary-changed" };
  const requests: [method: string, path: string, body: object | string, status: number][] = [
    ["POST", "/links", sent, 201],
    ["POST", "/links", { ...sent, password: "canary-line\n" }, 422],
    ["POST", "/links", `${JSON.stringify(sent)}}`, 400],
    ["PATCH", `/links/${link.id}`, changes, 200],
    ["POST", "/links/bulk", { links: [sent] }, 200],
    ["PATCH", "/links/bulk", { ids: [link.id], changes }, 200],
  ];
  for (const [method, path, body, status] of requests)
    expect((await api.send(method, path, body)).status, `${method} ${path}`).toBe(status);
  await visit(`${proxied.url}/api/v1/links?q=canary-query`, { Authorization: `Bearer ${await api.key()}` });
  // The last line of the API.
  await expect.poll(proxied.output).toContain('"method":"GET","path":"/api/v1/links"');
  expect(proxied.output()).not.toMatch(/canary|sesam|argon/i);
});
