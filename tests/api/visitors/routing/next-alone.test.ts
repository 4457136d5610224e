import { databaseUrl } from "@/lib/env";
import type { Client } from "@/tests/support/clients/api-client";
import { inDays } from "@/tests/support/dates";
import { BROWSER, expect, newAccount, type TestAccount, test, visit } from "@/tests/support/fixtures";
import { serveDomain, visitAt } from "@/tests/support/rows/domains";
import { startNextAlone } from "@/tests/support/servers/next-alone";
import { testOrderOfStates } from "./order-of-states";
import { countOf } from "./own-visits-count";
import { basic, enter, expectPrivate, newLink, PASSWORD, SECRET_URL, sourceIn } from "./password-form";

// A host that runs Next without our server.
test.describe.configure({ mode: "default", timeout: 180_000 });

let server: Awaited<ReturnType<typeof startNextAlone>>;
let account: TestAccount;
let api: Client;

test.beforeAll(async () => {
  server = await startNextAlone({ DATABASE_URL: databaseUrl() });
});
test.afterAll(() => server.stop());
test.beforeEach(async () => {
  account = await newAccount("free", server.url);
  api = account.api;
});

const OVER = "https://example.com/over";
const ROBOT = { "User-Agent": "Twitterbot/1.0" };

const redirectOf = async (response: Promise<Response>) => {
  const { status, headers } = await response;
  return [status, headers.get("location")];
};

test("a link that has ended leads to its expired_url, a paused or scheduled one doesn't", async () => {
  const link = await newLink(api, { password: null, click_limit: 1, expired_url: OVER });
  expect(await redirectOf(visit(link.short_url))).toEqual([302, SECRET_URL]);
  expect(await redirectOf(visit(link.short_url, ROBOT))).toEqual([302, OVER]);
  expect(await redirectOf(visit(link.short_url, {}, "HEAD"))).toEqual([302, OVER]);
  expect(await redirectOf(enter(link.short_url, "x"))).toEqual([303, OVER]);
  await api.patch(`/links/${link.id}`, { click_limit: null, starts_at: inDays(1) });
  expect(await redirectOf(visit(link.short_url))).toEqual([200, null]);
  await api.patch(`/links/${link.id}`, { paused: true });
  expect(await redirectOf(visit(link.short_url))).toEqual([410, null]);
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(1);
});

test("parameters, rules and a split decide as they do on our own server", async () => {
  const link = await newLink(api, {
    password: null,
    utm: { source: "s" },
    forward_query: true,
    rules: [{ url: `${SECRET_URL}/code`, qr: true }],
    split: ["a", "b"].map((name) => ({ url: `${SECRET_URL}/${name}`, weight: 50 })),
  });
  expect(await redirectOf(visit(`${link.short_url}?a=%2F&qr=1`))).toEqual([
    302,
    `${SECRET_URL}/code?utm_source=s&a=%2F`,
  ]);
  const visitor = (n: number) => visit(link.short_url, { "User-Agent": `${BROWSER} Visitor/${n}` });
  const seen = new Set<string | null>();
  for (let n = 0; n < 12; n++) {
    const location = (await visitor(n)).headers.get("location");
    expect((await visitor(n)).headers.get("location")).toBe(location);
    seen.add(location);
  }
  expect([...seen].sort()).toEqual(["a", "b"].map((name) => `${SECRET_URL}/${name}?utm_source=s`));
  for (const unsplit of [visit(link.short_url, ROBOT), visit(link.short_url, {}, "HEAD")])
    expect(await redirectOf(unsplit)).toEqual([302, `${SECRET_URL}?utm_source=s`]);
  const { body } = await api.get(`/links/${link.id}/stats`);
  expect(body.clicks).toBe(25);
  expect(body.targets).toContainEqual({ id: 1, label: "", url: `${SECRET_URL}/code`, clicks: 1 });
});

test("the eleventh wrong password is one too many", async () => {
  const link = await newLink(api);
  for (let n = 0; n < 10; n++) {
    const attempt = n % 2 ? enter(link.short_url, "wrong") : visit(link.short_url, basic("wrong"));
    expect((await attempt).status).toBe(n % 2 ? 403 : 401);
    await expectPrivate(await attempt);
  }
  for (const attempt of [enter(link.short_url, PASSWORD), visit(link.short_url, basic(PASSWORD))]) {
    expect((await attempt).status).toBe(429);
    await expectPrivate(await attempt);
  }
  expect((await visit(link.short_url)).status).toBe(200);
});

test("the form carries query and referrer of the first request, on a domain too", async () => {
  const { name } = await serveDomain(account);
  for (const domain of [null, name]) {
    const rules = [{ url: `${SECRET_URL}/code`, qr: true }];
    const link = await newLink(api, { domain, rules, forward_query: true });
    const at = (query: string, options: object = {}) =>
      visitAt(domain ?? "localhost", `/${link.slug}${query}`, { base: server.url, ...options });
    const form = await at("?a=%2F&qr=1", { headers: { Referer: "https://news.example/story" } });
    expect([form.status, form.headers.get("set-cookie")]).toEqual([200, null]);
    expect(form.body).not.toMatch(/secret-destination|classified|news\.example/i);
    const post = (password: string) => ({
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "null" },
      body: new URLSearchParams({ password, source: sourceIn(form.body) }).toString(),
    });
    expect((await at("", post("wrong"))).status).toBe(403);
    const opened = await at("", post(PASSWORD));
    expect([opened.status, opened.headers.get("location")]).toEqual([303, `${SECRET_URL}/code?a=%2F`]);
    expect((await api.get(`/links/${link.id}/stats`)).body).toMatchObject({
      clicks: 1,
      referrers: [{ referrer: "news.example", clicks: 1 }],
      triggers: [{ trigger: "qr", clicks: 1 }],
    });
  }
});

test("a limit of one lets one of 20 right passwords through", async () => {
  const link = await newLink(api, { click_limit: 1 });
  const responses = await Promise.all(Array.from({ length: 20 }, () => enter(link.short_url, PASSWORD)));
  const statuses = responses.map(({ status }) => status);
  expect(statuses.filter((status) => status === 303)).toHaveLength(1);
  expect(statuses.filter((status) => status === 410)).toHaveLength(19);
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(1);
});

test("own views of pages, menus, forms and timers and clicks on them don't count", async () => {
  expect(await countOf(account)).toEqual({ own: 0, others: 8 });
});

testOrderOfStates(() => server.url);
