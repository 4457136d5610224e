import { databaseUrl, env } from "@/lib/env";
import { expect, test, visit } from "@/tests/support/fixtures";
import { type RunningServer, startServer } from "@/tests/support/servers/server";
import { basic, enter, newLink, PASSWORD } from "./password-form";

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
