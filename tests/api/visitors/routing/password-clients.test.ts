import { databaseUrl, env } from "@/lib/env";
import { expect, test, visit } from "@/tests/support/fixtures";
import { type RunningServer, startServer } from "@/tests/support/servers/server";
import { basic, enter, newLink, PASSWORD } from "./password-form";

// In one worker, so that the copy starts once.
test.describe.configure({ mode: "default" });

let proxied: RunningServer;

test.beforeAll(async () => {
  proxied = await startServer({
    DATABASE_URL: databaseUrl(),
    SHORT_URL: env.SHORT_URL,
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
  for (const { headers } of busy) expect(headers.get("retry-after")).toBe("1");
  const others = responses.filter(({ status }) => status !== 503).map(({ status }) => status);
  // Two are checked while 32 wait.
  expect(others.length).toBeGreaterThanOrEqual(34);
  expect(others.filter((status) => status !== 401 && status !== 403)).toEqual([]);
  for (let n = 0; n < 250; n += 50)
    expect((await enter(url, PASSWORD, "", { "X-Forwarded-For": `198.51.100.${n}` })).status).toBe(303);
});

test("neither passwords nor queries are in the log", async ({ api }) => {
  const link = await newLink(api, { forward_query: true });
  const url = `${proxied.url}/${link.slug}`;
  await visit(`${url}?token=canary-query`, { Referer: "https://canary-referrer.example/" });
  await enter(url, PASSWORD);
  await enter(url, "canary-wrong");
  await visit(`${url}?token=canary-query`, basic(PASSWORD));
  await visit(`${url}?token=canary-query`, basic("canary-wrong"));
  await visit(`${proxied.url}/api/v1/links?q=canary-query`, { Authorization: `Bearer ${await api.key()}` });
  await expect.poll(proxied.output).toContain('"path":"/api/v1/links"');
  expect(proxied.output()).not.toMatch(/canary|sesam|argon/i);
});
