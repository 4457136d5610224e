import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { expect, test } from "@/tests/support/owner-page";
import { OWNED } from "@/tests/support/rows/full-account";

const FIRST_FIELDS = {
  links: "Destination",
  timers: "Name",
  countdowns: "Title",
  "bio-pages": "Title",
  menus: "Name",
  signatures: "Full name",
  forms: "Title",
  webhooks: "Endpoint URL",
  domains: "Domain",
} as const;

for (const [path, name] of Object.entries(FIRST_FIELDS))
  test(`the first field of new ${path} has the focus`, async ({ owner }) => {
    await owner.goto(`${env.APP_URL}/dashboard/${path}/new`);
    await expect(owner.getByRole("textbox", { name, exact: true })).toBeFocused();
  });

test("the first field of a new dish has the focus, for each one that is added, and that of an existing dish hasn't", async ({
  owner,
  account,
}) => {
  const [menu = 0, item] = await OWNED.item(account);
  const items = `${env.APP_URL}/dashboard/menus/${menu}/items`;
  const name = owner.getByRole("textbox", { name: "Name", exact: true });
  await owner.goto(`${items}/new`);
  await expect(name).toBeFocused();
  await owner.keyboard.type("Soup");
  await owner.keyboard.press("Enter");
  await expect(owner.getByText("Dish added")).toBeVisible();
  await expect(name).toHaveValue("");
  await expect(name).toBeFocused();
  await owner.goto(`${items}/${item}`);
  await untilHydrated(name);
  await expect(name).not.toBeFocused();
});

test.describe("in a browser in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("new pages start with the browser's time zone and the account's email", async ({ owner, account }) => {
    await owner.goto(`${env.APP_URL}/dashboard/countdowns/new`);
    await expect(owner.getByLabel("Time zone", { exact: true })).toHaveValue("Asia/Tokyo");
    await owner.goto(`${env.APP_URL}/dashboard/signatures/new`);
    await expect(owner.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(account.email);
  });
});
