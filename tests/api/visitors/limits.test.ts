import type { Client } from "@/tests/support/clients/api-client";
import { BROWSER, expect, test, visit } from "@/tests/support/fixtures";

const ROBOT = { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };

async function newLink(api: Client, fields: object): Promise<{ id: number; short_url: string }> {
  return (await api.post("/links", { url: "https://example.com/", on_duplicate: "create", ...fields })).body;
}

/** Several kinds of visitors: those counted in one batch must still be admitted one by one. */
const headersOf = (n: number): Record<string, string> => ({
  "User-Agent": n % 3 ? BROWSER : "curl/8.5.0",
  Referer: `https://site-${n % 5}.example/`,
});

const visitors = async (shortUrl: string, count: number): Promise<number[]> => {
  const visits = Array.from({ length: count }, (_, n) => visit(shortUrl, headersOf(n)));
  return (await Promise.all(visits)).map(({ status }) => status);
};

const tally = (statuses: number[]) => ({
  302: statuses.filter((status) => status === 302).length,
  410: statuses.filter((status) => status === 410).length,
});

test("a limit of 100 admits exactly 100 of 500 concurrent visitors", async ({ api }) => {
  const link = await newLink(api, { click_limit: 100 });
  expect(tally(await visitors(link.short_url, 500))).toEqual({ 302: 100, 410: 400 });
  const { body } = await api.get(`/links/${link.id}`);
  expect(body).toMatchObject({ clicks: 100, state: "limit_reached", active: false });
  const { body: stats } = await api.get(`/links/${link.id}/stats`);
  expect(stats.clicks).toBe(100);
  expect(tally(await visitors(link.short_url, 20))).toEqual({ 302: 0, 410: 20 });
});

test("limits of several links that are visited at once don't mix", async ({ api }) => {
  const limits = [1, 7, 20, 33, 50, null];
  const links = await Promise.all(limits.map((click_limit) => newLink(api, { click_limit })));
  const order = Array.from({ length: 40 * links.length }, (_, n) => (n * 7) % links.length);
  const statuses = await Promise.all(
    order.map(async (index, n) => [index, (await visit(links[index]?.short_url ?? "", headersOf(n))).status]),
  );
  for (const [index, limit] of limits.entries()) {
    const mine = statuses.flatMap(([link, status]) => (link === index && status ? [status] : []));
    const admitted = Math.min(limit ?? 40, 40);
    expect(tally(mine), `limit ${limit}`).toEqual({ 302: admitted, 410: 40 - admitted });
    expect((await api.get(`/links/${links[index]?.id}`)).body.clicks).toBe(admitted);
  }
});

test("robots among the visitors use no clicks of a limit", async ({ api }) => {
  const link = await newLink(api, { click_limit: 30 });
  const crowd = Array.from({ length: 300 }, (_, n) => n % 3 === 0);
  const statuses = await Promise.all(
    crowd.map(async (person, n) => {
      const { status } = await visit(link.short_url, person ? headersOf(n) : ROBOT);
      return { person, status };
    }),
  );
  const people = statuses.filter(({ person }) => person).map(({ status }) => status);
  const robots = statuses.filter(({ person }) => !person).map(({ status }) => status);
  expect(tally(people)).toEqual({ 302: 30, 410: 70 });
  const { 302: passed, 410: refused } = tally(robots);
  expect(passed + refused).toBe(200);
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(30);
  expect((await visit(link.short_url, ROBOT)).status).toBe(410);
  expect((await visit(link.short_url, {}, "HEAD")).status).toBe(410);
});

test("a changed limit takes effect for the very next visitor", async ({ api }) => {
  const link = await newLink(api, { click_limit: 10 });
  const path = `/links/${link.id}`;
  expect(tally(await visitors(link.short_url, 15))).toEqual({ 302: 10, 410: 5 });
  expect((await api.patch(path, { click_limit: 25 })).body).toMatchObject({ clicks: 10, state: "ok" });
  expect(tally(await visitors(link.short_url, 40))).toEqual({ 302: 15, 410: 25 });
  await api.patch(path, { click_limit: 5 });
  expect(tally(await visitors(link.short_url, 3))).toEqual({ 302: 0, 410: 3 });
  await api.patch(path, { click_limit: null });
  expect(tally(await visitors(link.short_url, 3))).toEqual({ 302: 3, 410: 0 });
  expect((await api.get(path)).body.clicks).toBe(28);
});

test("a limit raised under load admits exactly as many more", async ({ api }) => {
  const link = await newLink(api, { click_limit: 20 });
  const [before, raised, after] = await Promise.all([
    visitors(link.short_url, 100),
    api.patch(`/links/${link.id}`, { click_limit: 60 }),
    visitors(link.short_url, 100),
  ]);
  expect(raised.status).toBe(200);
  const rest = await visitors(link.short_url, 100);
  expect(tally([...before, ...after, ...rest])).toEqual({ 302: 60, 410: 240 });
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(60);
});

test("a limit that is set while people visit is exact from then on, their earlier visits included", async ({
  api,
}) => {
  const link = await newLink(api, {});
  let limited: Promise<{ body: { clicks: number } }> | undefined;
  const statuses: number[] = [];
  const people = Array.from({ length: 20 }, async () => {
    for (let n = 0; n < 40; n++) {
      statuses.push((await visit(link.short_url, headersOf(n))).status);
      if (statuses.length === 100) limited = api.patch(`/links/${link.id}`, { click_limit: 300 });
    }
  });
  await Promise.all(people);
  const before = (await limited)?.body.clicks ?? 0;
  expect(before).toBeGreaterThanOrEqual(80);
  // On a busy machine the change may come after the limit has been passed: then nobody is admitted any more.
  const admitted = Math.max(300, before);
  expect(tally(statuses)).toEqual({ 302: admitted, 410: 800 - admitted });
  expect((await api.get(`/links/${link.id}`)).body).toMatchObject({
    clicks: admitted,
    state: "limit_reached",
  });
});

test("a limit that is removed and set again includes the visits in between", async ({ api }) => {
  const link = await newLink(api, { click_limit: 2 });
  expect(tally(await visitors(link.short_url, 3))).toEqual({ 302: 2, 410: 1 });
  await api.patch(`/links/${link.id}`, { click_limit: null });
  expect(tally(await visitors(link.short_url, 5))).toEqual({ 302: 5, 410: 0 });
  expect((await api.patch(`/links/${link.id}`, { click_limit: 9 })).body).toMatchObject({ clicks: 7 });
  expect(tally(await visitors(link.short_url, 5))).toEqual({ 302: 2, 410: 3 });
});
