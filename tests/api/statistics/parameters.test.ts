import { env } from "@/lib/env";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { inDays } from "@/tests/support/dates";
import { expect, newAccount, test, visit } from "@/tests/support/fixtures";
import { serveDomain, visitAt } from "@/tests/support/rows/domains";

const PAGE = "https://example.com/page";

const REFUSED: [query: string, field: string][] = [
  ["from=yesterday", "from"],
  ["from=2026-02-30", "from"],
  ["from=2026-02-02&to=2026-02-01", "from"],
  ["to=20260201", "to"],
  ["kinds=link", "kinds"],
  ["kinds=links,pages", "kinds"],
  ["kinds=menus&link_ids=1", "kinds"],
  ["kinds=links,menus&domain=default", "kinds"],
  ["link_ids=a", "link_ids"],
  ["link_ids=1,,2", "link_ids"],
  [`link_ids=${Array.from({ length: 101 }, (_, n) => n + 1).join(",")}`, "link_ids"],
  ["link_ids=99999999999", "link_ids"],
  ["tags=%00", "tags"],
  ["group_by=country&country=DE,%07", "country"],
  ["tags_mode=none", "tags_mode"],
  ["domain=go.example.org", "domain"],
  ["domain=%00", "domain"],
  ["group_by=month", "group_by"],
  ["group_by=city", "group_by"],
  ["kinds=forms&group_by=link", "group_by"],
  ["country=DE", "group_by"],
  ["country=DE&group_by=browser", "group_by"],
  ["limit=0.5", "limit"],
  ["limit=1001", "limit"],
  ["offset=-1", "offset"],
];
for (const [query, field] of REFUSED)
  test(`refuses ${query.slice(0, 60)}`, async ({ api }) => {
    expectRefusal(await api.get(`/stats?${query}`), 422, `invalid_${field}`);
  });

test("without parameters: the clicks of the last 30 days by day", async ({ api }) => {
  const { status, body } = await api.get("/stats");
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(["clicks", "group_by", "data", "total", "limit", "offset"]);
  expect(body).toMatchObject({ clicks: 0, group_by: "day", total: 30, limit: 100, offset: 0 });
  expect(body.data).toHaveLength(30);
  expect(body.data[29]).toEqual({ day: inDays(0).slice(0, 10), clicks: 0 });
});

test("are of one domain, the default host or some countries, a page at a time", async ({ account, api }) => {
  const domain = await serveDomain(account);
  const { body: plain } = await api.post("/links", { url: PAGE, title: "Plain" });
  const { body: branded } = await api.post("/links", { url: PAGE, domain: domain.name });
  for (let visits = 0; visits < 2; visits++) await visit(`${env.SHORT_URL}/${plain.slug}`);
  await visitAt(domain.name, `/${branded.slug}`);
  const stats = async (query: string) => (await api.get(`/stats?${query}`)).body;
  expect((await stats("group_by=domain")).data).toEqual([
    { domain: "default", clicks: 2 },
    { domain: domain.name, clicks: 1 },
  ]);
  expect(await stats("group_by=link")).toMatchObject({
    clicks: 3,
    data: [
      { link: plain.id, short_url: plain.short_url, title: "Plain", clicks: 2 },
      { link: branded.id, short_url: branded.short_url, title: "", clicks: 1 },
    ],
  });
  expect((await stats(`domain=${domain.name}`)).clicks).toBe(1);
  expect((await stats(`domain=${domain.name.toUpperCase()}&group_by=link`)).total).toBe(1);
  expect((await stats("domain=default")).clicks).toBe(2);
  expect(await stats("group_by=link&limit=1&offset=1")).toMatchObject({
    clicks: 3,
    total: 2,
    limit: 1,
    offset: 1,
    data: [{ link: branded.id }],
  });
  expect(await stats("group_by=browser&browser=Chrome,Firefox")).toMatchObject({
    clicks: 3,
    data: [{ browser: "Chrome", clicks: 3 }],
  });
  // Letter case doesn't matter where codes have one.
  expect(await stats("group_by=device&device=DESKTOP")).toMatchObject({ clicks: 3, total: 1 });
  expect(await stats("group_by=browser&browser=Firefox")).toMatchObject({ clicks: 0, data: [], total: 0 });
  const theirs = await newAccount();
  expectRefusal(await theirs.api.get(`/stats?domain=${domain.name}`), 422, "invalid_domain");
});

test("are of links with any or all of some tags; a link is in each of its tags", async ({ api }) => {
  const tagged = async (...tags: string[]) => {
    const { body } = await api.post("/links", { url: PAGE, on_duplicate: "create", tags });
    await visit(body.short_url);
    return body.id;
  };
  const first = await tagged("Print", "Summer");
  await tagged("Summer");
  await tagged();
  const stats = async (query: string) => (await api.get(`/stats?${query}`)).body;
  const clicks = async (query: string) => (await stats(query)).clicks;
  expect(await clicks("tags=print,SUMMER")).toBe(2);
  expect(await clicks("tags=print,summer&tags_mode=all")).toBe(1);
  expect(await clicks("tags=Summer,summer&tags_mode=all")).toBe(2);
  expect(await clicks("tags=summer,unknown&tags_mode=all")).toBe(0);
  expect(await clicks("tags=unknown&group_by=country")).toBe(0);
  expect(await clicks(`tags=summer&link_ids=${first}`)).toBe(1);
  expect(await clicks(`tags=summer&link_ids=${first}&domain=default&group_by=tag`)).toBe(1);
  expect(await stats("group_by=tag")).toMatchObject({
    clicks: 3,
    data: [
      { tag: "Summer", clicks: 2 },
      { tag: "Print", clicks: 1 },
    ],
  });
  await api.patch(`/links/${first}`, { tags: ["Café"] });
  expect(await clicks(`tags=${encodeURIComponent("café".normalize("NFD"))}`)).toBe(1);
});

test("by target: where visitors were redirected, a rule's URL or the link's own", async ({ api }) => {
  const rules = [{ languages: ["de"], url: "https://example.com/de" }];
  const { body: link } = await api.post("/links", { url: PAGE, rules });
  for (const language of ["de", "de", "en"]) await visit(link.short_url, { "Accept-Language": language });
  const { body: other } = await api.post("/links", { url: PAGE });
  await visit(other.short_url);
  expect((await api.get("/stats?group_by=target")).body).toMatchObject({
    clicks: 4,
    data: [
      { target: "https://example.com/de", clicks: 2 },
      { target: PAGE, clicks: 2 },
    ],
  });
});

test("of pages and timers: views, also all kinds together, without those deleted", async ({ api }) => {
  const { body: bio } = await api.post("/bio-pages", { title: "Ada" });
  const { body: menu } = await api.post("/menus", { name: "Café" });
  const { body: timer } = await api.post("/timers", { ends_at: inDays(1) });
  const { body: link } = await api.post("/links", { url: PAGE });
  for (const url of [bio.page_url, bio.page_url, menu.page_url, timer.gif_url, link.short_url])
    await visit(url);
  const clicks = async (kinds: string) => (await api.get(`/stats?kinds=${kinds}`)).body.clicks;
  expect(await clicks("bio_pages")).toBe(2);
  expect(await clicks("menus")).toBe(1);
  expect(await clicks("timers")).toBe(1);
  expect(await clicks("links,bio_pages,menus,countdowns,timers,forms")).toBe(5);
  const { body } = await api.get("/stats?kinds=links,bio_pages&group_by=device");
  expect(body).toMatchObject({ clicks: 3, data: [{ device: "desktop", clicks: 3 }] });
  await api.delete(`/bio-pages/${bio.id}`);
  await api.delete(`/timers/${timer.id}`);
  expect(await clicks("links,bio_pages,menus,countdowns,timers,forms")).toBe(2);
});
