import { env } from "@/lib/env";
import { inDays } from "@/tests/support/dates";
import type { TestAccount } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { field, newForm } from "@/tests/support/rows/forms";

const post = (path: string, fields: object) => async (account: TestAccount, accent: string) => {
  const { status } = await account.api.post(path, { ...fields, accent });
  expect(status).toBe(201);
};

const PAGES = {
  "bio-pages": post("/bio-pages", { title: "Drawn" }),
  menus: post("/menus", { name: "Drawn" }),
  countdowns: post("/countdowns", { title: "Drawn", ends_at: inDays(3) }),
  forms: (account: TestAccount, accent: string) => newForm(account, [field("a")], { title: "Drawn", accent }),
};

for (const [resource, make] of Object.entries(PAGES))
  test(`the list of ${resource} draws each page in its own accent color`, async ({ owner, account }) => {
    await make(account, "1a2b3c");
    await owner.goto(`${env.APP_URL}/dashboard/${resource}`);
    const row = owner.getByRole("row").filter({ hasText: "Drawn" });
    await expect(row).toBeVisible();
    const colors = await row
      .locator("span")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).backgroundColor));
    expect(colors).toContain("rgb(26, 43, 60)");
  });
