import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { visit } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { isOnTop } from "@/tests/support/readers/is-on-top";

const LINKS = `${env.APP_URL}/dashboard/links`;

test("a sorted list has pages that don't overlap and keep its order, and a toast covers none of their links", async ({
  owner,
  api,
}) => {
  await owner.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  for (let n = 1; n <= 28; n++)
    await api.post("/links", { url: `https://example.com/page-${n}`, title: `Page ${n}`, paused: true });
  await api.post("/links", { url: "https://example.com/active" });
  await owner.setViewportSize({ width: 1280, height: 720 });
  await owner.goto(`${LINKS}?state=disabled&sort=oldest`);
  await expect(owner.getByText("1–25 of 28")).toBeVisible();
  await expect(owner.getByRole("row").nth(1)).toContainText("example.com/page-1");
  await expect(owner.getByRole("row").last()).toContainText("example.com/page-25");
  const next = owner.getByRole("link", { name: "Next" });
  const actions = owner
    .getByRole("row")
    .last()
    .getByRole("button", { name: /^Actions/ });
  await untilHydrated(actions);
  await owner.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await actions.click();
  await owner.getByRole("menuitem", { name: "Resume" }).click();
  const toast = owner.getByText("Link resumed", { exact: true });
  await expect(toast).toBeInViewport({ ratio: 1 });
  // Waits until it has slid in.
  await toast.hover({ trial: true });
  await expect(next).toBeInViewport();
  expect(await next.evaluate(isOnTop)).toBe(true);

  await expect(owner.getByText("1–25 of 27")).toBeVisible();
  await expect(owner.getByRole("row").last()).toContainText("example.com/page-26");
  await next.click();
  await expect(owner.getByText("26–27 of 27")).toBeVisible();
  await expect(owner.getByRole("row")).toHaveCount(3);
  await expect(owner.getByRole("row").nth(1)).toContainText("example.com/page-27");
  await expect(owner.getByRole("row").last()).toContainText("example.com/page-28");
  await expect(owner).toHaveURL(/state=disabled&sort=oldest&page=2/);

  // A search has its own pages.
  await owner.getByRole("searchbox", { name: "Search links" }).fill("pAGE 13");
  await expect(owner).toHaveURL(`${LINKS}?state=disabled&sort=oldest&q=pAGE+13`);
  await expect(owner.getByText("1–1 of 1")).toBeVisible();
  const [{ short_url }] = (await api.get("/links?q=page-13")).body.data;
  await owner.getByRole("button", { name: `Copy ${short_url}` }).click();
  await expect(owner.getByText("Copied", { exact: true })).toBeVisible();
  expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(short_url);
});

test("links are sorted by clicks, those of a moment ago included, and filtered by a reached limit", async ({
  owner,
  api,
}) => {
  const { body: quiet } = await api.post("/links", { url: "https://example.com/quiet" });
  const { body: busy } = await api.post("/links", { url: "https://example.com/busy", click_limit: 1 });
  await api.post("/links", { url: "https://example.com/newest" });
  await visit(busy.short_url);
  await owner.goto(`${LINKS}?sort=most`);
  const rows = owner.getByRole("row");
  await expect(rows.nth(1)).toContainText(busy.slug);
  await expect(rows.nth(3)).toContainText(quiet.slug);
  await owner.getByRole("combobox", { name: "Status" }).selectOption("limit_reached");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(busy.slug);
  await expect(owner).toHaveURL(/state=limit_reached/);
  await owner.getByRole("combobox", { name: "Status" }).selectOption("scheduled");
  await expect(owner.getByText("No links with this status")).toBeVisible();
  await owner.getByRole("link", { name: "Show all links" }).click();
  await expect(rows).toHaveCount(4);
});

test("the API's list is the same whatever the dashboard's parameters say", async ({ api }) => {
  for (const name of ["a", "b"]) await api.post("/menus", { name, published: name === "a" });
  const names = async (query: string) =>
    (await api.get(`/menus${query}`)).body.data.map(({ name }: { name: string }) => name);
  expect(await names("?sort=name&state=hidden")).toEqual(await names(""));
});

test("on a phone slugs are readable to their end, before anything is cut", async ({ owner, api }) => {
  const long = `promo-summer-98-and-all-else-that-is-on-sale-${Date.now()}`;
  await api.post("/links", { url: "https://example.com/a/path?q=1", alias: long });
  const short = randomSlug(14);
  await api.post("/links", { url: "https://example.com/a/long/path/that/is/cut?q=1", alias: short });
  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.goto(LINKS);
  for (const alias of [long, short]) {
    const slug = owner.getByText(`/${alias}`, { exact: true });
    await expect(slug).toBeVisible();
    for (const part of [slug, owner.getByRole("link", { name: alias })])
      expect(await part.evaluate((node) => node.scrollWidth - node.clientWidth), alias).toBeLessThanOrEqual(
        1,
      );
  }
  await expect(owner.getByText("example.com/a/path?q=1")).toBeVisible();
});
