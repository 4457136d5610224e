import type { Page } from "@playwright/test";
import { DAY } from "@/lib/dates";
import { env } from "@/lib/env";
import type { Client } from "@/tests/support/clients/api-client";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/owner-page";
import { expectClean } from "@/tests/support/readers/axe";
import { serveDomain } from "@/tests/support/rows/domains";

const LINKS = `${env.APP_URL}/dashboard/links`;

type Link = { id: number; slug: string; tags: string[]; archived: boolean; paused: boolean; domain: string };

const newLinks = async (api: Client, ...fields: object[]): Promise<Link[]> => {
  const { body } = await api.post("/links/bulk", {
    links: fields.map((each, index) => ({ url: `https://example.com/${index}`, ...each })),
  });
  return body.data.map(({ link }: { link: Link }) => link);
};

const stored = async (api: Client): Promise<Link[]> => (await api.get("/links?order=asc")).body.data;

const bar = (page: Page) => page.getByRole("region", { name: "Selected links" });

const select = async (page: Page, { slug }: Link) => {
  const checkbox = page.getByRole("checkbox", { name: `/${slug}` });
  // Before that, React unticks it for a moment.
  await untilHydrated(checkbox);
  // A toast that slides over the row between press and release takes the click.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await checkbox.check();
};

test("selected links are tagged and untagged at once, and the whole page is archived and brought back, by keyboard alone", async ({
  owner,
  api,
}) => {
  const [one, two, other] = await newLinks(api, { tags: ["Old"] }, {}, {});
  if (!one || !two || !other) throw new Error("three links");
  await owner.goto(LINKS);
  await expect(bar(owner)).toHaveCount(0);
  await select(owner, one);
  await select(owner, two);
  await expect(bar(owner)).toContainText("2 selected");
  await bar(owner).getByRole("button", { name: "Tag" }).click();
  const dialog = owner.getByRole("alertdialog", { name: "Tag 2 links" });
  await expect(dialog.getByRole("combobox", { name: "Add tags" })).toBeFocused();
  await owner.keyboard.type("New");
  await owner.keyboard.press("Enter");
  await dialog.getByRole("combobox", { name: "Remove tags" }).pressSequentially("old");
  await owner.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Save tags" }).click();
  await expect(owner.getByText("Tags of 2 links changed")).toBeVisible();
  await expect(bar(owner)).toHaveCount(0);
  expect((await stored(api)).map(({ tags }) => tags)).toEqual(expect.arrayContaining([["New"], ["New"], []]));

  const all = owner.getByRole("checkbox", { name: "Select all on this page" });
  await all.focus();
  await owner.keyboard.press("Space");
  await expect(bar(owner)).toContainText("3 selected");
  await bar(owner).getByRole("button", { name: "Archive" }).focus();
  await owner.keyboard.press("Enter");
  await expect(owner.getByText("3 links archived")).toBeVisible();
  await expect(owner.getByText("All your links are archived")).toBeVisible();
  await owner.getByRole("link", { name: "Show archived links" }).press("Enter");
  await all.focus();
  await owner.keyboard.press("Space");
  await bar(owner).getByRole("button", { name: "Unarchive" }).press("Enter");
  await expect(owner.getByText("3 links unarchived")).toBeVisible();
  expect((await stored(api)).map(({ archived }) => archived)).toEqual([false, false, false]);
});

test("selected links are paused and extended from the menu, on a phone too", async ({ owner, api }) => {
  const [one, late] = await newLinks(api, { expire_days: 7 }, { expires_at: inDays(350) });
  if (!one || !late) throw new Error("two links");
  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.goto(LINKS);
  await select(owner, one);
  await bar(owner).getByRole("button", { name: "More" }).click();
  await owner.getByRole("menuitem", { name: "Pause" }).click();
  await expect(owner.getByText("1 link paused")).toBeVisible();
  await expect(bar(owner)).toBeHidden();
  await select(owner, one);
  await select(owner, late);
  const before = (await api.get(`/links/${one.id}`)).body;
  expect(before.paused).toBe(true);
  await bar(owner).getByRole("button", { name: "More" }).click();
  await owner.getByRole("menuitem", { name: "Extend by 30 days" }).click();
  await expect(owner.getByText("2 links extended, to at most a year from now")).toBeVisible();
  const after = (await api.get(`/links/${one.id}`)).body;
  expect(Date.parse(after.expires_at) - Date.parse(before.expires_at)).toBe(30 * DAY);
  const latest = Date.parse((await api.get(`/links/${late.id}`)).body.expires_at) - Date.now();
  expect(latest / DAY).toBeGreaterThan(364);
  expect(latest / DAY).toBeLessThan(366);
});

test("what can't be moved to a domain is named with its reason, and stays selected", async ({
  owner,
  account,
  api,
}) => {
  const { name: domain } = await serveDomain(account);
  const [taken, free] = await newLinks(api, { alias: `taken-${Date.now()}` }, {});
  if (!taken || !free) throw new Error("two links");
  await newLinks(api, { domain, alias: taken.slug, url: "https://example.com/there" });
  await owner.goto(`${LINKS}?domain=default`);
  await owner.getByRole("checkbox", { name: "Select all on this page" }).check();
  await bar(owner).getByRole("button", { name: "More" }).click();
  await owner.getByRole("menuitem", { name: "Move to domain…" }).click();
  const dialog = owner.getByRole("alertdialog", { name: "Move 2 links" });
  await expect(dialog).toContainText("printed QR codes will stop working");
  await dialog.getByRole("button", { name: "Move links" }).click();
  await expect(owner.getByText("1 link moved")).toBeVisible();
  const problems = owner.getByRole("alert").filter({ hasText: "Failed for 1 of 2 links" });
  await expect(problems.getByRole("listitem")).toContainText(taken.slug);
  await expect(bar(owner)).toContainText("1 selected");
  await expectClean(owner);
  expect((await api.get(`/links/${free.id}`)).body.domain).toBe(domain);
});

test("a deletion waits for ten seconds, in which it is undone, and gives the rows back if it fails", async ({
  owner,
  api,
}) => {
  const [one, two] = await newLinks(api, {}, {});
  if (!one || !two) throw new Error("two links");
  await owner.clock.install();
  await owner.goto(LINKS);
  await select(owner, one);
  await bar(owner).getByRole("button", { name: "Delete" }).click();
  await owner.clock.runFor(1_000);
  await expect(owner.getByText("1 link will be deleted in 10 seconds")).toBeVisible();
  await expect(owner.getByRole("checkbox", { name: `/${one.slug}` })).toBeDisabled();
  await owner.clock.runFor(5_000);
  await owner.getByRole("button", { name: "Undo" }).click();
  await expect(owner.getByText("Nothing was deleted")).toBeVisible();
  await owner.clock.runFor(20_000);
  await expect(owner.getByRole("checkbox", { name: `/${one.slug}` })).toBeEnabled();
  expect(await stored(api)).toHaveLength(2);

  await select(owner, two);
  await bar(owner).getByRole("button", { name: "Delete" }).click();
  await owner.clock.runFor(9_000);
  expect(await stored(api)).toHaveLength(2);
  await owner.clock.runFor(2_000);
  await expect.poll(async () => (await stored(api)).map(({ id }) => id)).toEqual([one.id]);
  await owner.clock.runFor(2_000);
  await expect(owner.getByText("1 link deleted")).toBeVisible();
  await expect(owner.getByRole("checkbox", { name: `/${two.slug}` })).toHaveCount(0);

  await select(owner, one);
  await bar(owner).getByRole("button", { name: "Delete" }).click();
  await owner.route("**/dashboard/links/delete", (route) => route.abort());
  await owner.clock.runFor(11_000);
  await expect(owner.getByText(/1 link couldn't be deleted/)).toBeVisible();
  await expect(owner.getByRole("checkbox", { name: `/${one.slug}` })).toBeEnabled();
  expect(await stored(api)).toHaveLength(1);
});

test("a deletion is sent at once when the page is left", async ({ owner, api }) => {
  const [one] = await newLinks(api, {}, {});
  if (!one) throw new Error("a link");
  await owner.goto(LINKS);
  await select(owner, one);
  await bar(owner).getByRole("button", { name: "Delete" }).click();
  await expect(owner.getByText("1 link will be deleted in 10 seconds")).toBeVisible();
  await owner.goto("about:blank");
  await expect.poll(async () => (await stored(api)).length, { timeout: 5_000 }).toBe(1);
  expect((await api.get(`/links/${one.id}`)).status).toBe(404);
});
