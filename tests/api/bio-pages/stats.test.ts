import { randomSlug } from "@/lib/slugs/slugs";
import { expect, test, visit } from "@/tests/support/fixtures";
import { clickUrl, newBioPage } from "@/tests/support/rows/bio-pages";

test("counts views and clicks of people, per page and per link, also after a renamed alias", async ({
  api,
}) => {
  const page = await newBioPage(api, {}, [{ title: "one" }, { title: "two" }]);
  const [one, two] = page.links;
  const robot = { "User-Agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" };
  for (let n = 0; n < 3; n++) await visit(page.page_url);
  await Promise.all(Array.from({ length: 20 }, () => visit(clickUrl(page, one))));
  await visit(clickUrl(page, two));
  await visit(page.page_url, robot);
  await visit(page.page_url, {}, "HEAD");
  expect((await visit(clickUrl(page, two), robot)).status).toBe(302);
  expect((await visit(clickUrl(page, two), {}, "HEAD")).status).toBe(302);
  const alias = randomSlug();
  await api.patch(`/bio-pages/${page.id}`, { alias });
  expect((await visit(page.page_url)).status).toBe(404);
  const { body } = await api.get(`/bio-pages/${page.id}`);
  expect(body).toMatchObject({ views: 3, clicks: 21 });
  expect(body.links.map((link: { clicks: number }) => link.clicks)).toEqual([20, 1]);
  expect((await api.get(`/bio-pages/${page.id}/links/${one.id}`)).body.clicks).toBe(20);
  expect((await api.get("/bio-pages")).body.data[0]).toMatchObject({ views: 3, clicks: 21 });
  const { body: stats } = await api.get(`/bio-pages/${page.id}/stats`);
  expect(Object.keys(stats)).toEqual(["views", "clicks", "links", "daily"]);
  expect(stats.links).toEqual([
    { id: one.id, title: "one", clicks: 20 },
    { id: two.id, title: "two", clicks: 1 },
  ]);
  expect(stats).toMatchObject({ views: 3, clicks: 21 });
  expect(stats.daily).toHaveLength(30);
  expect(stats.daily[0]).toEqual({ date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), views: 0, clicks: 0 });
  const sum = (key: "views" | "clicks") =>
    stats.daily.reduce((total: number, day: { views: number; clicks: number }) => total + day[key], 0);
  expect([sum("views"), sum("clicks")]).toEqual([3, 21]);
});

test("keeps clicks on deleted links in the page's total, and starts a new page at zero", async ({ api }) => {
  const page = await newBioPage(api, {}, [{}]);
  await visit(clickUrl(page, page.links[0]));
  await api.delete(`/bio-pages/${page.id}/links/${page.links[0].id}`);
  const { body } = await api.get(`/bio-pages/${page.id}/stats`);
  expect(body).toMatchObject({ clicks: 1, links: [] });
  await api.delete(`/bio-pages/${page.id}`);
  const next = await newBioPage(api, { alias: page.slug }, []);
  expect(next).toMatchObject({ slug: page.slug, views: 0, clicks: 0 });
});
