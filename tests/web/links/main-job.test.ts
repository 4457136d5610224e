import { test } from "@/tests/support/fakes/website";
import { expect } from "@/tests/support/fixtures";

test("a link created over the API redirects a browser to its destination and counts one click", async ({
  api,
  page,
  site,
}) => {
  const { body: link } = await api.post("/links", { url: `${site.url}/welcome?from=print#map` });
  await page.goto(link.short_url);
  await expect(page).toHaveURL(`${site.url}/welcome?from=print#map`);
  await expect(page.getByRole("heading")).toHaveText("/welcome?from=print");
  const { body: counted } = await api.get(`/links/${link.id}`);
  expect(counted).toMatchObject({ clicks: 1, state: "ok", last_clicked_at: expect.any(String) });
  expect((await api.get(`/links/${link.id}/stats`)).body).toMatchObject({
    clicks: 1,
    devices: [{ device: "desktop", clicks: 1 }],
    browsers: [{ browser: "Chrome", clicks: 1 }],
    referrers: [{ referrer: null, clicks: 1 }],
  });
});

test("a click on a website counts once, with the website's host as the referrer", async ({
  api,
  page,
  site,
}) => {
  const { body: link } = await api.post("/links", { url: `${site.url}/there` });
  site.put("/blog/private-draft", `<a href="${link.short_url}">go</a>`);
  await page.goto(`${site.url}/blog/private-draft`);
  await page.getByRole("link").click();
  await expect(page).toHaveURL(`${site.url}/there`);
  expect((await api.get(`/links/${link.id}/stats`)).body).toMatchObject({
    clicks: 1,
    referrers: [{ referrer: new URL(site.url).host, clicks: 1 }],
  });
});

test("a prefetch isn't counted until the person opens the link", async ({ api, page, site }) => {
  const { body: link } = await api.post("/links", { url: `${site.url}/there`, click_limit: 1 });
  const clicks = async () => (await api.get(`/links/${link.id}`)).body.clicks;
  site.put("/", `<link rel="prefetch" href="${link.short_url}"><a href="${link.short_url}">go</a>`);
  await page.goto(site.url);
  await expect.poll(() => site.requests.map(({ path }) => path)).toContain("/there");
  expect(await clicks()).toBe(0);
  await page.getByRole("link").click();
  await expect(page).toHaveURL(`${site.url}/there`);
  expect(await clicks()).toBe(1);
});

test("a returning browser follows every edit, pause and deletion", async ({ api, page, site }) => {
  const { body: link } = await api.post("/links", { url: `${site.url}/first` });
  const path = `/links/${link.id}`;
  await page.goto(link.short_url);
  await expect(page).toHaveURL(`${site.url}/first`);
  await api.patch(path, { url: `${site.url}/second` });
  await page.goto(link.short_url);
  await expect(page).toHaveURL(`${site.url}/second`);
  await api.patch(path, { paused: true });
  await page.goto(link.short_url);
  await expect(page.getByRole("heading")).toHaveText("This link is paused");
  await api.patch(path, { paused: false });
  await page.reload();
  await expect(page).toHaveURL(`${site.url}/second`);
  expect((await api.get(path)).body.clicks).toBe(3);
  await api.delete(path);
  await page.goto(link.short_url);
  await expect(page.getByRole("heading")).toHaveText("Page not found");
  await expect(page).toHaveURL(link.short_url);
});

test("a destination in any script arrives unchanged", async ({ api, page, site }) => {
  const { body: link } = await api.post("/links", { url: `${site.url}/straße/日本語?q=grün&e=🎉` });
  await page.goto(link.short_url);
  await expect(page.getByRole("heading")).toBeVisible();
  const { pathname, search } = new URL(page.url());
  expect(decodeURI(pathname + search)).toBe("/straße/日本語?q=grün&e=🎉");
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(1);
});
