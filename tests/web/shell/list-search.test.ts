import { env } from "@/lib/env";
import { webhooks } from "@/lib/webhooks";
import { signIn } from "@/tests/support/clients/sign-in";
import { inDays } from "@/tests/support/dates";
import { newAccount, type TestAccount } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { field, newForm } from "@/tests/support/rows/forms";

type List = { path: string; label: string; make(account: TestAccount, word: string): Promise<unknown> };

const LISTS: List[] = [
  {
    path: "countdowns",
    label: "Search countdown pages",
    make: ({ api }, title) => api.post("/countdowns", { title, ends_at: inDays(3) }),
  },
  {
    path: "timers",
    label: "Search email timers",
    make: ({ api }, name) => api.post("/timers", { name, ends_at: inDays(3) }),
  },
  {
    path: "bio-pages",
    label: "Search bio pages",
    make: ({ api }, title) => api.post("/bio-pages", { title }),
  },
  { path: "menus", label: "Search menus", make: ({ api }, name) => api.post("/menus", { name }) },
  {
    path: "signatures",
    label: "Search signatures",
    make: ({ api }, full_name) => api.post("/signatures", { full_name }),
  },
  {
    path: "forms",
    label: "Search forms",
    make: (account, title) => newForm(account, [field("a")], { title }),
  },
  {
    path: "webhooks",
    label: "Search webhooks",
    make: ({ owner }, word) => {
      const url = `http://127.0.0.1:9/${word}`;
      return webhooks.create(owner, {}, { url, events: ["link.created"] }, new Date());
    },
  },
];

for (const { path, label, make } of LISTS) {
  test(`the list at ${path} can be searched, and keeps the search in the address bar`, async ({ page }) => {
    const account = await newAccount("pro");
    for (const word of ["Needle", "Straw", "Hay"]) await make(account, word);
    await signIn(page, account);
    const list = `${env.APP_URL}/dashboard/${path}`;
    await page.goto(list);
    await expect(page.getByRole("row")).toHaveCount(4);
    const box = page.getByRole("searchbox", { name: label });
    // Shortcuts work only once the page is hydrated.
    await expect(async () => {
      await page.keyboard.press("/");
      await expect(box).toBeFocused({ timeout: 500 });
    }).toPass();
    await box.fill(" nEEd ");
    await expect(page.getByRole("row")).toHaveCount(2);
    await expect(page.getByRole("row").last()).toContainText("Needle");
    await expect(page).toHaveURL(`${list}?q=nEEd`);
    await page.reload();
    await expect(box).toHaveValue("nEEd");
    await expect(page.getByRole("row")).toHaveCount(2);
    await box.fill("nothing is called so");
    await expect(page.getByText("match “nothing is called so”")).toBeVisible();
    await box.fill("");
    await expect(page.getByRole("row")).toHaveCount(4);
    await expect(page).toHaveURL(list);
  });
}
