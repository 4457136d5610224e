import { KIND } from "@/lib/analytics/kinds";
import { addDays, formatDay } from "@/lib/dates";
import { db } from "@/lib/db/client";
import type { Client } from "@/tests/support/clients/api-client";
import { expect, test, visit } from "@/tests/support/fixtures";
import { addVisits, allowRollup, rollUp } from "@/tests/support/rows/links";

const newLink = async (api: Client) => (await api.post("/links", { url: "https://example.com/page" })).body;
const dayBefore = (day: string, days: number) => formatDay(addDays(new Date(day), -days));
const LISTS = [
  "countries",
  "referrers",
  "devices",
  "browsers",
  "systems",
  "languages",
  "triggers",
  "targets",
];

const statsOf = async (api: Client, id: number, query = "") => {
  const { status, body } = await api.get(`/links/${id}/stats?${query}`);
  expect(status, query).toBe(200);
  return body;
};

test.describe("GET /links/{id}/stats", () => {
  test("of a new link are the last 30 days, each without clicks", async ({ api }) => {
    const { id } = await newLink(api);
    const before = formatDay(new Date());
    const body = await statsOf(api, id);
    const last = body.daily.at(-1).date;
    expect([before, formatDay(new Date())]).toContain(last);
    expect(Object.keys(body)).toEqual(["clicks", "daily", ...LISTS]);
    const daily = Array.from({ length: 30 }, (_, n) => ({ date: dayBefore(last, 29 - n), clicks: 0 }));
    const empty = Object.fromEntries(LISTS.map((name) => [name, []]));
    expect(body).toEqual({ clicks: 0, daily, ...empty });
    expect(Object.keys(body.daily[0])).toEqual(["date", "clicks"]);
  });

  test("include a visit at once, with what is known of it", async ({ api }) => {
    const { id, short_url } = await newLink(api);
    await visit(short_url, { Referer: "https://www.news.example/article?id=1" });
    await visit(short_url);
    await visit(short_url);
    const body = await statsOf(api, id);
    expect(body).toMatchObject({
      clicks: 3,
      countries: [{ country: null, clicks: 3 }],
      devices: [{ device: "desktop", clicks: 3 }],
      browsers: [{ browser: "Chrome", clicks: 3 }],
    });
    expect(body.referrers).toEqual([
      { referrer: null, clicks: 2 },
      { referrer: expect.stringContaining("news.example"), clicks: 1 },
    ]);
    expect(body.daily.slice(-2).reduce((sum: number, day: { clicks: number }) => sum + day.clicks, 0)).toBe(
      3,
    );
  });

  const SPAN = "from=2026-03-02&to=2026-03-04";
  const BORDERS = [
    { at: "2026-03-01T23:59:59.999Z", n: 1000, country: "XA", referrer: "early.example" },
    {
      at: "2026-03-02T00:00:00Z",
      n: 1,
      country: "SE",
      referrer: "a.example",
      device: "mobile",
      browser: "Safari",
      system: "iOS",
      language: "sv",
      trigger: "qr",
      target: 2,
    },
    {
      at: "2026-03-02T23:59:59.999Z",
      n: 2,
      country: "SE",
      device: "mobile",
      browser: "Chrome",
      language: "sv",
    },
    { at: "2026-03-04T23:59:59.999Z", n: 4, country: "DE", device: "desktop", browser: "Chrome", target: 1 },
    { at: "2026-03-04T12:00:00Z", n: 8, referrer: "a.example" },
    { at: "2026-03-05T00:00:00Z", n: 1000, country: "XB", browser: "Late" },
  ];
  const COUNTED = {
    clicks: 15,
    daily: [
      { date: "2026-03-02", clicks: 3 },
      { date: "2026-03-03", clicks: 0 },
      { date: "2026-03-04", clicks: 12 },
    ],
    countries: [
      { country: null, clicks: 8 },
      { country: "DE", clicks: 4 },
      { country: "SE", clicks: 3 },
    ],
    referrers: [
      { referrer: "a.example", clicks: 9 },
      { referrer: null, clicks: 6 },
    ],
    devices: [
      { device: null, clicks: 8 },
      { device: "desktop", clicks: 4 },
      { device: "mobile", clicks: 3 },
    ],
    browsers: [
      { browser: null, clicks: 8 },
      { browser: "Chrome", clicks: 6 },
      { browser: "Safari", clicks: 1 },
    ],
    systems: [
      { system: null, clicks: 14 },
      { system: "iOS", clicks: 1 },
    ],
    languages: [
      { language: null, clicks: 12 },
      { language: "sv", clicks: 3 },
    ],
    triggers: [
      { trigger: null, clicks: 14 },
      { trigger: "qr", clicks: 1 },
    ],
    targets: [
      { id: null, label: "", url: "https://example.com/page", clicks: 10 },
      { id: 1, label: "", url: "", clicks: 4 },
      { id: 2, label: "", url: "", clicks: 1 },
    ],
  };

  test("count the days from and to, both included, in UTC", async ({ api }) => {
    const { id } = await newLink(api);
    await addVisits(id, BORDERS);
    expect(await statsOf(api, id, SPAN)).toEqual(COUNTED);
    const day = await statsOf(api, id, "from=2026-03-04&to=2026-03-04");
    expect(day).toMatchObject({ clicks: 12, daily: [{ date: "2026-03-04", clicks: 12 }] });
    expect(day.countries).toEqual(COUNTED.countries.slice(0, 2));
    expect((await statsOf(api, id, "from=2026-02-01&to=2026-04-01")).clicks).toBe(2015);
  });

  test("are the same before and after the rollup, and two concurrent rollups count once", async ({ api }) => {
    const { id } = await newLink(api);
    await addVisits(id, BORDERS);
    const rolledUp = () =>
      db.$queryRaw`SELECT 1 FROM visit_days WHERE kind = ${KIND.link} AND subject_id = ${id}`;
    expect(await rolledUp()).toEqual([]);
    expect(await statsOf(api, id, SPAN)).toEqual(COUNTED);
    await allowRollup(id);
    await Promise.all(Array.from({ length: 4 }, rollUp));
    expect(await rolledUp()).not.toEqual([]);
    expect(await statsOf(api, id, SPAN)).toEqual(COUNTED);
    await addVisits(id, [{ at: "2026-03-03T10:00:00Z", n: 32, country: "SE", device: "mobile" }]);
    const mixed = await statsOf(api, id, SPAN);
    expect(mixed.clicks).toBe(47);
    expect(mixed.daily[1]).toEqual({ date: "2026-03-03", clicks: 32 });
    expect(mixed.countries[0]).toEqual({ country: "SE", clicks: 35 });
    expect(mixed.devices[0]).toEqual({ device: "mobile", clicks: 35 });
  });

  test("list at most 100 of each, those with most clicks, and count all", async ({ api }) => {
    const { id } = await newLink(api);
    const name = (n: number) => `n${String(n).padStart(3, "0")}`;
    const visits = Array.from({ length: 130 }, (_, n) => {
      const facts = { country: name(n), referrer: name(n), device: name(n), browser: name(n) };
      return { at: `2026-03-0${1 + (n % 5)}T10:00:00Z`, n: n + 1, ...facts };
    });
    await addVisits(id, visits);
    const body = await statsOf(api, id, "from=2026-03-01&to=2026-03-05");
    expect(body.clicks).toBe((130 * 131) / 2);
    const most = Array.from({ length: 100 }, (_, n) => ({ name: name(129 - n), clicks: 130 - n }));
    for (const [list, key] of [
      ["countries", "country"],
      ["referrers", "referrer"],
      ["devices", "device"],
      ["browsers", "browser"],
    ] as const) {
      expect(body[list], list).toEqual(most.map(({ name, clicks }) => ({ [key]: name, clicks })));
    }
  });

  test("are of that link and that account only", async ({ api, stranger }) => {
    const { id } = await newLink(api);
    const { body: other } = await api.post("/links", { url: "https://example.com/other" });
    await addVisits(other.id, BORDERS);
    expect((await statsOf(api, id, SPAN)).clicks).toBe(0);
    expect((await statsOf(api, other.id, SPAN)).clicks).toBe(15);
    const missing = { status: 404, body: { error: "not_found" } };
    expect(await stranger.get(`/links/${other.id}/stats`)).toMatchObject(missing);
    expect(await stranger.get(`/links/${other.id}/stats?from=x`)).toMatchObject(missing);
  });
});
