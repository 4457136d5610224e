import { db } from "@/lib/db/client";
import type { Client } from "@/tests/support/clients/api-client";
import { BROWSER, expect, test, visit } from "@/tests/support/fixtures";

const URL = "https://example.com/";
const ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

const split = (...weights: number[]) =>
  weights.map((weight, index) => ({ url: `${URL}${"abcdefgh"[index]}`, weight }));

const newLink = async (api: Client, fields: object) =>
  (await api.post("/links", { url: URL, on_duplicate: "create", ...fields })).body;

/** One of many visitors. */
const visitor = (n: number) => ({ "User-Agent": `${BROWSER} Visitor/${n}` });

const locationOf = async (url: string, headers: Record<string, string> = {}, method = "GET") =>
  (await visit(url, headers, method)).headers.get("location");

test("a visitor gets the same variant on every visit, without a cookie", async ({ api }) => {
  const link = await newLink(api, { split: split(25, 25, 25, 25) });
  for (let n = 0; n < 5; n++) {
    const first = await visit(link.short_url, visitor(n));
    expect(first.headers.get("set-cookie")).toBeNull();
    for (let again = 0; again < 19; again++)
      expect(await locationOf(link.short_url, visitor(n))).toBe(first.headers.get("location"));
  }
});

test("each link shares the same visitors in its own way", async ({ api }) => {
  const links = [await newLink(api, { split: split(50, 50) }), await newLink(api, { split: split(50, 50) })];
  const locations = (url: string) =>
    Promise.all(Array.from({ length: 100 }, (_, n) => locationOf(url, visitor(n))));
  const [one = [], other = []] = await Promise.all(links.map(({ short_url }) => locations(short_url)));
  const same = one.filter((location, n) => location === other[n]).length;
  // Half of them, five standard deviations wide.
  expect(Math.abs(same - 50)).toBeLessThan(25);
});

test("visitors are shared by weight, and a larger weight only moves visitors to it", async ({ api }) => {
  const link = await newLink(api, { split: split(10, 90) });
  const all = Array.from({ length: 400 }, (_, n) => n);
  const locations = () => Promise.all(all.map((n) => locationOf(link.short_url, visitor(n))));
  const before = await locations();
  const [first, second] = link.split;
  await api.patch(`/links/${link.id}`, {
    split: [
      { ...first, weight: 20 },
      { ...second, weight: 80 },
    ],
  });
  const after = await locations();
  const toA = (list: (string | null)[]) => list.filter((one) => one === `${URL}a`).length;
  // 10 and 20 percent, five standard deviations wide.
  expect(Math.abs(toA(before) - 40)).toBeLessThan(30);
  expect(Math.abs(toA(after) - 80)).toBeLessThan(40);
  const moved = after.filter((one, n) => one !== before[n]);
  expect(new Set(moved)).toEqual(new Set([`${URL}a`]));
  const { body } = await api.get(`/links/${link.id}/stats`);
  const clicks = new Map(
    body.targets.map((target: { url: string; clicks: number }) => [target.url, target.clicks]),
  );
  expect(clicks.get(`${URL}a`)).toBe(toA(before) + toA(after));
  expect(clicks.get(`${URL}b`)).toBe(800 - toA(before) - toA(after));
});

test("a limit is that of the link: its variants together admit exactly as many, each counted as its own", async ({
  api,
}) => {
  const link = await newLink(api, { split: split(70, 30), click_limit: 100 });
  const locations = (from: number, to: number) =>
    Promise.all(Array.from({ length: to - from }, (_, n) => locationOf(link.short_url, visitor(from + n))));
  // The first ones are all admitted; of a batch that reaches the limit, one variant may take the rest.
  const all = [...(await locations(0, 60)), ...(await locations(60, 300))];
  const passed = all.filter((location) => location !== null);
  expect(passed).toHaveLength(100);
  const { body } = await api.get(`/links/${link.id}/stats`);
  expect(body.clicks).toBe(100);
  for (const { url, clicks } of body.targets)
    expect(clicks, url).toBe(passed.filter((location) => location === url).length);
  expect(body.targets).toHaveLength(2);
});

test("the clicks of a variant stay its own when the variants are reordered, renamed and led elsewhere", async ({
  api,
}) => {
  const link = await newLink(api, { split: split(50, 50) });
  const numbers = Array.from({ length: 8 }, (_, n) => n);
  const locations = () => Promise.all(numbers.map((n) => locationOf(link.short_url, visitor(n))));
  const before = await locations();
  const [a, b] = link.split;
  const changed = [
    { ...b, label: "Second", url: `${URL}new-b` },
    { ...a, label: "First", url: `${URL}new-a` },
  ];
  await api.patch(`/links/${link.id}`, { split: changed });
  expect(await locations()).toEqual(before.map((location) => location?.replace(URL, `${URL}new-`)));
  const { body } = await api.get(`/links/${link.id}/stats`);
  const expected = [a.id, b.id].map((id, index) => ({
    id,
    label: ["First", "Second"][index],
    url: `${URL}new-${"ab"[index]}`,
    clicks: 2 * before.filter((location) => location === `${URL}${"ab"[index]}`).length,
  }));
  expect(body.targets).toHaveLength(expected.filter(({ clicks }) => clicks > 0).length);
  for (const target of expected.filter(({ clicks }) => clicks > 0))
    expect(body.targets).toContainEqual(target);
});

test("robots, prefetches and HEAD get the link's own URL, uncounted", async ({ api }) => {
  const link = await newLink(api, { split: split(50, 50) });
  expect(await locationOf(link.short_url, { "User-Agent": ROBOT })).toBe(URL);
  expect(await locationOf(link.short_url, { Purpose: "prefetch" })).toBe(URL);
  expect(await locationOf(link.short_url, {}, "HEAD")).toBe(URL);
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(0);
});

test("a rule comes before the split, and after its end the link's own URL serves everybody", async ({
  api,
}) => {
  const link = await newLink(api, {
    rules: [{ url: `${URL}rule`, languages: ["de"] }],
    split: split(99, 1),
    split_until: "2099-01-01 00:00:00",
  });
  expect(await locationOf(link.short_url, { "Accept-Language": "de" })).toBe(`${URL}rule`);
  expect(await locationOf(link.short_url)).toMatch(/[ab]$/);
  await db.$executeRaw`
    UPDATE links SET split_until = now(), routing_version = nextval('link_routing_versions') WHERE id = ${link.id}`;
  expect(await locationOf(link.short_url)).toBe(URL);
  expect(await locationOf(link.short_url, { "Accept-Language": "de" })).toBe(`${URL}rule`);
});
