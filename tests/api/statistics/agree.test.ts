import { addDays, formatDay } from "@/lib/dates";
import type { Client } from "@/tests/support/clients/api-client";
import { inDays } from "@/tests/support/dates";
import { expect, test, visit } from "@/tests/support/fixtures";
import { addVisits, allowRollup, rollUp } from "@/tests/support/rows/links";

const LISTS = {
  countries: "country",
  referrers: "referrer",
  devices: "device",
  browsers: "browser",
  systems: "system",
  languages: "language",
  triggers: "trigger",
} as const;

type Entry = Record<string, string | number | null> & { clicks: number };

/** The clicks by the values of a member; a value that comes twice fails. */
function clicksBy(entries: Entry[], member: string): Record<string, number> {
  const counts = Object.fromEntries(entries.map((entry) => [String(entry[member]), entry.clicks]));
  expect(Object.keys(counts)).toHaveLength(entries.length);
  return counts;
}

const PERIOD = `from=${formatDay(addDays(new Date(), -40))}`;

const statsOf = async (api: Client, query: string) => {
  const { status, body } = await api.get(`/stats?${PERIOD}&limit=1000&${query}`);
  expect(status, query).toBe(200);
  return body;
};

/** Compares the numbers of each link in every place that has them; returns the sum. */
async function compareLinks(api: Client): Promise<number> {
  const links = (await api.get("/links")).body.data;
  const byLink = clicksBy((await statsOf(api, "group_by=link")).data, "link");
  const byTag: Record<string, number> = {};
  let sum = 0;
  for (const { id, clicks, tags } of links) {
    const own = (await api.get(`/links/${id}/stats?${PERIOD}`)).body;
    expect([own.clicks, byLink[id] ?? 0], `link ${id}`).toEqual([clicks, clicks]);
    const days = await statsOf(api, `link_ids=${id}`);
    expect(days.data).toEqual(own.daily.map(({ date, clicks }: Entry) => ({ day: date, clicks })));
    for (const [list, member] of Object.entries(LISTS)) {
      const account = await statsOf(api, `link_ids=${id}&group_by=${member}`);
      expect(clicksBy(account.data, member), `${list} of ${id}`).toEqual(clicksBy(own[list], member));
    }
    for (const tag of tags) byTag[tag] = (byTag[tag] ?? 0) + clicks;
    sum += clicks;
  }
  const tags = await statsOf(api, "group_by=tag");
  expect([tags.clicks, clicksBy(tags.data, "tag")]).toEqual([sum, byTag]);
  return sum;
}

test("the counters of links, their statistics and the account's agree, before and after the rollup and a merge of tags", async ({
  api,
}) => {
  const rules = [{ url: "https://example.com/de", languages: ["de"] }];
  const post = async (n: number, fields: object) =>
    (await api.post("/links", { url: `https://example.com/${n}`, ...fields })).body;
  const first = await post(1, { tags: ["Print", "Poster"], rules });
  const second = await post(2, { tags: ["Poster"] });
  await post(3, { tags: ["Print"] });
  await visit(first.short_url, { "Accept-Language": "de-AT", Referer: "https://news.example/" });
  await visit(`${first.short_url}?qr=1`, { "Accept-Language": "en" });
  await visit(second.short_url);
  const at = (daysAgo: number) => addDays(new Date(), -daysAgo).toISOString();
  await addVisits(first.id, [
    { at: at(40), n: 5, country: "DE", device: "mobile", system: "iOS" },
    { at: at(3), n: 2, country: "FR", referrer: "news.example", trigger: "qr" },
  ]);
  await addVisits(second.id, [{ at: at(3), n: 4, language: "de", browser: "Firefox" }]);
  expect(await compareLinks(api)).toBe(14);
  await allowRollup(first.id);
  await rollUp();
  expect(await compareLinks(api)).toBe(14);
  const { data } = (await api.get("/tags?q=poster")).body;
  await api.patch(`/tags/${data[0].id}`, { name: "print" });
  expect(await compareLinks(api)).toBe(14);
  expect((await statsOf(api, "group_by=tag")).data).toEqual([{ tag: "Print", clicks: 14 }]);
});

test("the statistics of pages, menus and timers agree with those of the account", async ({ api }) => {
  const { body: bio } = await api.post("/bio-pages", { title: "Ada" });
  const { body: menu } = await api.post("/menus", { name: "Café" });
  const { body: timer } = await api.post("/timers", { ends_at: inDays(1) });
  const { body: countdown } = await api.post("/countdowns", { title: "Sale", ends_at: inDays(1) });
  const visited = [bio.page_url, bio.page_url, bio.page_url, menu.page_url, menu.page_url];
  for (const url of [...visited, timer.gif_url, countdown.page_url]) await visit(url);
  for (const isRolledUp of [false, true]) {
    if (isRolledUp) await rollUp();
    const bioStats = (await api.get(`/bio-pages/${bio.id}/stats`)).body;
    const menuStats = (await api.get(`/menus/${menu.id}/stats`)).body;
    const own = {
      bio_pages: [bioStats.views, (await api.get(`/bio-pages/${bio.id}`)).body.views],
      menus: [menuStats.total, (await api.get(`/menus/${menu.id}`)).body.scans],
      timers: [(await api.get(`/timers/${timer.id}`)).body.views],
      countdowns: [(await api.get(`/countdowns/${countdown.id}`)).body.views],
    };
    expect(own).toEqual({ bio_pages: [3, 3], menus: [2, 2], timers: [1], countdowns: [1] });
    for (const [kind, [count]] of Object.entries(own))
      expect((await statsOf(api, `kinds=${kind}`)).clicks, kind).toBe(count);
    expect((await statsOf(api, `kinds=${Object.keys(own).join()}&group_by=country`)).clicks).toBe(7);
  }
});
