import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { webhooks } from "@/lib/webhooks";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { signIn } from "@/tests/support/clients/sign-in";
import { inDays } from "@/tests/support/dates";
import { newAccount, type TestAccount, visit } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { isOnTop } from "@/tests/support/readers/is-on-top";
import { serveDomain } from "@/tests/support/rows/domains";
import { field, newForm } from "@/tests/support/rows/forms";

type List = {
  path: string;
  /** Creates a row of this name, in the state that the filter finds if it is `special`. */
  make(account: TestAccount, name: string, special: boolean): Promise<unknown>;
  state?: { name: string; value: string };
};

const past = new Date(Date.now() - 86_400_000);

const LISTS: List[] = [
  {
    path: "links",
    state: { name: "Paused", value: "disabled" },
    make: ({ api }, alias, paused) =>
      api.post("/links", { url: `https://example.com/${alias}`, alias: `${alias}-${Date.now()}`, paused }),
  },
  {
    path: "timers",
    state: { name: "Expired", value: "expired" },
    make: async ({ api }, name, special) => {
      const { body } = await api.post("/timers", { name, ends_at: inDays(3) });
      if (special) await db.$executeRaw`UPDATE timers SET ends_at = ${past} WHERE id = ${body.id}`;
    },
  },
  {
    path: "countdowns",
    state: { name: "Expired", value: "ended" },
    make: async ({ api }, title, special) => {
      const { body } = await api.post("/countdowns", { title, ends_at: inDays(3) });
      if (special) await db.$executeRaw`UPDATE countdowns SET ends_at = ${past} WHERE id = ${body.id}`;
    },
  },
  {
    path: "bio-pages",
    state: { name: "Hidden", value: "hidden" },
    make: ({ api }, title, special) => api.post("/bio-pages", { title, published: !special }),
  },
  {
    path: "menus",
    state: { name: "Hidden", value: "hidden" },
    make: ({ api }, name, special) => api.post("/menus", { name, published: !special }),
  },
  { path: "signatures", make: ({ api }, full_name) => api.post("/signatures", { full_name }) },
  {
    path: "forms",
    state: { name: "Closed", value: "closed" },
    make: (account, title, special) => newForm(account, [field("a")], { title, open: !special }),
  },
  {
    path: "webhooks",
    state: { name: "Paused", value: "paused" },
    make: ({ owner }, word, paused) => {
      const url = `http://127.0.0.1:9/${word}`;
      return webhooks.create(owner, {}, { url, events: ["link.created"], paused }, new Date());
    },
  },
  {
    path: "domains",
    state: { name: "Failing", value: "failing" },
    make: (account, word, failing) =>
      serveDomain(account, {
        name: `${word.toLowerCase()}-${randomUUID()}.example.net`,
        ...(failing && { state: "failing", ownerNotified: true }),
      }),
  },
];

const NAMES = ["mango", "Apple", "zebra"];

for (const { path, make, state } of LISTS) {
  test(`the list at ${path} is sorted and filtered by the address bar, with status on phones`, async ({
    page,
  }) => {
    const [account, other] = [await newAccount("pro"), await newAccount("pro")];
    for (const name of NAMES) await make(account, name, name === "mango");
    await make(other, "mango", true);
    await signIn(page, account);
    const list = `${env.APP_URL}/dashboard/${path}`;
    const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
    await page.goto(`${list}?sort=name`);
    await expect(rows).toContainText([/apple/i, /mango/i, /zebra/i]);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest first");
    await expect(page).toHaveURL(`${list}?sort=oldest`);
    await expect(rows).toContainText([/mango/i, /apple/i, /zebra/i]);
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Newest first");
    await expect(page).toHaveURL(list);
    await expect(rows).toContainText([/zebra/i, /apple/i, /mango/i]);
    if (!state) return expect(page.getByRole("combobox", { name: "Status" })).toHaveCount(0);

    await page.getByRole("combobox", { name: "Status" }).selectOption(state.name);
    await expect(page).toHaveURL(`${list}?state=${state.value}`);
    await expect(rows).toHaveCount(1);
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(rows.getByText(state.name, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await page.getByRole("searchbox").fill("zebra");
    await expect(page).toHaveURL(`${list}?state=${state.value}&q=zebra`);
    await expect(page.getByText(/match “zebra”$/)).toBeVisible();
    await page.goto(`${list}?state=nonsense&sort=nonsense`);
    await expect(rows).toHaveCount(3);
  });
}

test("a sorted list has pages that don't overlap, and keeps its order from page to page", async ({
  owner,
  api,
}) => {
  for (let n = 1; n <= 27; n++)
    await api.post("/links", { url: `https://example.com/page-${n}`, paused: true });
  await api.post("/links", { url: "https://example.com/active" });
  await owner.goto(`${env.APP_URL}/dashboard/links?state=disabled&sort=oldest`);
  await expect(owner.getByText("1–25 of 27")).toBeVisible();
  await expect(owner.getByRole("row").nth(1)).toContainText("example.com/page-1");
  await owner.getByRole("link", { name: "Next" }).click();
  await expect(owner.getByText("26–27 of 27")).toBeVisible();
  await expect(owner.getByRole("row").last()).toContainText("example.com/page-27");
  await expect(owner).toHaveURL(/state=disabled&sort=oldest&page=2/);
});

test("a toast at the end of a list covers none of its pages' links", async ({ owner, api }) => {
  for (let n = 1; n <= 26; n++) await api.post("/links", { url: `https://example.com/page-${n}` });
  await owner.setViewportSize({ width: 1280, height: 720 });
  await owner.goto(`${env.APP_URL}/dashboard/links`);
  const next = owner.getByRole("link", { name: "Next" });
  const actions = owner
    .getByRole("row")
    .last()
    .getByRole("button", { name: /^Actions/ });
  await untilHydrated(actions);
  await owner.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await actions.click();
  await owner.getByRole("menuitem", { name: "Pause" }).click();
  const toast = owner.getByText("Link paused", { exact: true });
  await expect(toast).toBeInViewport({ ratio: 1 });
  // Waits until it has slid in.
  await toast.hover({ trial: true });
  await expect(next).toBeInViewport();
  expect(await next.evaluate(isOnTop)).toBe(true);
});

test("links are sorted by clicks, those of a moment ago included, and filtered by a reached limit", async ({
  owner,
  api,
}) => {
  const { body: quiet } = await api.post("/links", { url: "https://example.com/quiet" });
  const { body: busy } = await api.post("/links", { url: "https://example.com/busy", click_limit: 1 });
  await api.post("/links", { url: "https://example.com/newest" });
  await visit(busy.short_url);
  await owner.goto(`${env.APP_URL}/dashboard/links?sort=most`);
  const rows = owner.getByRole("row");
  await expect(rows.nth(1)).toContainText(busy.slug);
  await expect(rows.nth(3)).toContainText(quiet.slug);
  await owner.goto(`${env.APP_URL}/dashboard/links?state=limit_reached`);
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(1)).toContainText(busy.slug);
  await owner.goto(`${env.APP_URL}/dashboard/links?state=scheduled`);
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

test("on a phone a long slug is readable to its end", async ({ owner, api }) => {
  const alias = `promo-summer-98-and-all-else-that-is-on-sale-${Date.now()}`;
  await api.post("/links", { url: "https://example.com/a/path?q=1", alias });
  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.goto(`${env.APP_URL}/dashboard/links`);
  const slug = owner.getByText(`/${alias}`, { exact: true });
  await expect(slug).toBeVisible();
  const cut = await slug.evaluate((node) => node.scrollWidth > node.clientWidth + 1);
  expect(cut).toBe(false);
  await expect(owner.getByText("example.com/a/path?q=1")).toBeVisible();
});
