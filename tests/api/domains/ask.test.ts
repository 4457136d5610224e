import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/fixtures";
import { ASK_TOKEN, SharedServer } from "@/tests/support/servers/shared-servers";
import { activeDomain, checkAt, claim, publish } from "./domain";

// Soon enough that a NOTIFY tells, and not the reload every 10 seconds.
const AT_ONCE = { timeout: 5_000 };

const ask = async (domain: string, { url = env.APP_URL, token = "", headers = {} } = {}) => {
  const query = new URLSearchParams({ domain, ...(token && { token }) });
  return (await fetch(`${url}/api/domains/ask?${query}`, { headers })).status;
};

test("answers 200 for domains that are served and for the server's own hosts, else 404", async ({
  account,
}) => {
  const now = new Date();
  const domain = await claim(account);
  expect(await ask(domain.name)).toBe(404);
  await publish(domain.name, domain.proof);
  await checkAt(account, domain, now);
  await expect.poll(() => ask(domain.name), AT_ONCE).toBe(200);
  for (const name of [domain.name.toUpperCase(), `${domain.name}.`, new URL(env.SHORT_URL).hostname])
    expect(await ask(name), name).toBe(200);
  for (const name of [`www.${domain.name}`, domain.name.slice(3), "127.0.0.1", "", "x".repeat(5000)])
    expect(await ask(name), name.slice(0, 50)).toBe(404);
});

test("1,000 proxies that ask at once are all told", async ({ account }) => {
  const { name } = await activeDomain(account);
  await expect.poll(() => ask(name), AT_ONCE).toBe(200);
  const names = Array.from({ length: 1_000 }, (_, n) => (n % 2 === 0 ? name : `n${n}.${name}`));
  const statuses = await Promise.all(names.map((one) => ask(one)));
  expect(statuses).toEqual(names.map((one) => (one === name ? 200 : 404)));
});

test.describe("another server, which has a token", () => {
  const other = SharedServer.forTests("copy");

  test("a domain is asked for until it is lost or deleted, on every copy at once", async ({
    account,
    api,
  }) => {
    const domain = await activeDomain(account);
    const both = () => Promise.all([env.APP_URL, other.url].map((url) => ask(domain.name, { url })));
    await expect.poll(both, AT_ONCE).toEqual([200, 200]);
    await publish(domain.name);
    const day = (days: number) => new Date(Date.now() + days * 86_400_000);
    expect((await checkAt(account, domain, day(1))).state).toBe("failing");
    expect(await both()).toEqual([200, 200]);
    expect((await checkAt(account, domain, day(8))).state).toBe("lost");
    await expect.poll(both, AT_ONCE).toEqual([404, 404]);

    await publish(domain.name, domain.proof);
    expect((await checkAt(account, domain, day(9))).state).toBe("active");
    await expect.poll(both, AT_ONCE).toEqual([200, 200]);
    await api.delete(`/domains/${domain.id}`);
    await expect.poll(both, AT_ONCE).toEqual([404, 404]);
  });

  test("a request that a proxy forwards is answered with the token only", async () => {
    const { url } = other;
    for (const headers of [{ "X-Forwarded-For": "203.0.113.9" }, { Forwarded: "for=203.0.113.9" }]) {
      expect(await ask("localhost", { url, headers })).toBe(404);
      for (const token of [`${ASK_TOKEN}x`, ASK_TOKEN.slice(1), "x"])
        expect(await ask("localhost", { url, headers, token }), token).toBe(404);
      expect(await ask("localhost", { url, headers, token: ASK_TOKEN })).toBe(200);
      expect(await ask("unknown.example", { url, headers, token: ASK_TOKEN })).toBe(404);
    }
    expect(await ask("localhost", { url })).toBe(200);
  });
});
