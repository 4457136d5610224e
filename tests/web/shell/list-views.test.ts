import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { webhooks } from "@/lib/webhooks";
import { signIn } from "@/tests/support/clients/sign-in";
import { inDays } from "@/tests/support/dates";
import { newAccount, type TestAccount } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { serveDomain } from "@/tests/support/rows/domains";
import { field, newForm } from "@/tests/support/rows/forms";

type List = {
  path: string;
  /** The name of the search. */
  search: string;
  /** Creates a row of this name, in the state that the filter finds if it is `special`. */
  make(account: TestAccount, name: string, special: boolean): Promise<unknown>;
  state?: { name: string; value: string };
};

const past = new Date(Date.now() - 86_400_000);

const LISTS: List[] = [
  {
    path: "links",
    search: "Search links",
    state: { name: "Paused", value: "disabled" },
    make: ({ api }, alias, paused) =>
      api.post("/links", { url: `https://example.com/${alias}`, alias: `${alias}-${Date.now()}`, paused }),
  },
  {
    path: "timers",
    search: "Search email timers",
    state: { name: "Expired", value: "expired" },
    make: async ({ api }, name, special) => {
      const { body } = await api.post("/timers", { name, ends_at: inDays(3) });
      if (special) await db.$executeRaw`UPDATE timers SET ends_at = ${past} WHERE id = ${body.id}`;
    },
  },
  {
    path: "countdowns",
    search: "Search countdown pages",
    state: { name: "Expired", value: "ended" },
    make: async ({ api }, title, special) => {
      const { body } = await api.post("/countdowns", { title, ends_at: inDays(3) });
      if (special) await db.$executeRaw`UPDATE countdowns SET ends_at = ${past} WHERE id = ${body.id}`;
    },
  },
  {
    path: "bio-pages",
    search: "Search bio pages",
    state: { name: "Hidden", value: "hidden" },
    make: ({ api }, title, special) => api.post("/bio-pages", { title, published: !special }),
  },
  {
    path: "menus",
    search: "Search menus",
    state: { name: "Hidden", value: "hidden" },
    make: ({ api }, name, special) => api.post("/menus", { name, published: !special }),
  },
  {
    path: "signatures",
    search: "Search signatures",
    make: ({ api }, full_name) => api.post("/signatures", { full_name }),
  },
  {
    path: "forms",
    search: "Search forms",
    state: { name: "Closed", value: "closed" },
    make: (account, title, special) => newForm(account, [field("a")], { title, open: !special }),
  },
  {
    path: "webhooks",
    search: "Search webhooks",
    state: { name: "Paused", value: "paused" },
    make: ({ owner }, word, paused) => {
      const url = `http://127.0.0.1:9/${word}`;
      return webhooks.create(owner, {}, { url, events: ["link.created"], paused }, new Date());
    },
  },
  {
    path: "domains",
    search: "Search domains",
    state: { name: "Failing", value: "failing" },
    make: (account, word, failing) =>
      serveDomain(account, {
        name: `${word.toLowerCase()}-${randomUUID()}.example.net`,
        ...(failing && { state: "failing", ownerNotified: true }),
      }),
  },
];

const NAMES = ["mango", "Apple", "zebra"];

async function expectSortedAndFiltered(page: Page, { path, state }: List): Promise<void> {
  const list = `${env.APP_URL}/dashboard/${path}`;
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(`${list}?sort=name`);
  await expect(rows, path).toContainText([/apple/i, /mango/i, /zebra/i]);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Oldest first");
  await expect(page).toHaveURL(`${list}?sort=oldest`);
  await expect(rows, path).toContainText([/mango/i, /apple/i, /zebra/i]);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Newest first");
  await expect(page).toHaveURL(list);
  await expect(rows, path).toContainText([/zebra/i, /apple/i, /mango/i]);
  if (!state) return expect(page.getByRole("combobox", { name: "Status" }), path).toHaveCount(0);

  await page.getByRole("combobox", { name: "Status" }).selectOption(state.name);
  await expect(page).toHaveURL(`${list}?state=${state.value}`);
  await expect(rows, path).toHaveCount(1);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(rows.getByText(state.name, { exact: true }).filter({ visible: true }), path).toHaveCount(1);
  await page.getByRole("searchbox").fill("zebra");
  await expect(page).toHaveURL(`${list}?state=${state.value}&q=zebra`);
  await expect(page.getByText(/match “zebra”$/), path).toBeVisible();
}

/** On a new load, whose address has a search, and a state and an order that there aren't. */
async function expectSearched(page: Page, { path, search }: List): Promise<void> {
  const list = `${env.APP_URL}/dashboard/${path}`;
  const rows = page.getByRole("row").filter({ has: page.getByRole("cell") });
  const box = page.getByRole("searchbox", { name: search });
  await page.goto(`${list}?state=nonsense&sort=nonsense&q=zebra`);
  await expect(box, path).toHaveValue("zebra");
  await expect(rows, path).toHaveCount(1);
  // Shortcuts work only once the page is hydrated.
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(box).toBeFocused({ timeout: 500 });
  }).toPass();
  await box.fill(" aPPl ");
  await expect(page, path).toHaveURL(/[?&]q=aPPl$/);
  await expect(rows, path).toHaveCount(1);
  await expect(rows, path).toContainText(/apple/i);
  await box.fill("nothing is called so");
  await expect(page.getByText("match “nothing is called so”"), path).toBeVisible();
  await box.fill("");
  await expect(rows, path).toHaveCount(3);
  await expect(page, path).not.toHaveURL(/[?&]q=/);
}

// Three at a time: all nine would take a minute.
for (const start of [0, 3, 6]) {
  const lists = LISTS.slice(start, start + 3);
  const paths = lists.map(({ path }) => path).join(", ");
  test(`the lists at ${paths} are sorted, filtered and searched by the address bar, with status on phones`, async ({
    page,
  }) => {
    const [account, other] = [await newAccount("pro"), await newAccount("pro")];
    await signIn(page, account);
    for (const list of lists) {
      for (const name of NAMES) await list.make(account, name, name === "mango");
      await list.make(other, "mango", true);
      await expectSortedAndFiltered(page, list);
      await expectSearched(page, list);
    }
  });
}
