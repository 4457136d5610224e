import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { expect, test } from "@/tests/support/owner-page";
import { OWNED } from "@/tests/support/rows/full-account";

const DASHBOARD = `${env.APP_URL}/dashboard`;

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

const ADDRESSES: Record<string, string> = {
  timers: "Destination",
  countdowns: "Button URL",
  signatures: "Website",
  webhooks: "Endpoint URL",
};

test.use({ timezoneId: "Asia/Tokyo" });

test("new pages start in the first field, with the browser's time zone and the account's email, and complete addresses", async ({
  owner,
  account,
}) => {
  for (const [path, name] of Object.entries(FIRST_FIELDS)) {
    await owner.goto(`${DASHBOARD}/${path}/new`);
    await expect(owner.getByRole("textbox", { name, exact: true }), path).toBeFocused();
    if (path === "countdowns")
      await expect(owner.getByLabel("Time zone", { exact: true })).toHaveValue("Asia/Tokyo");
    if (path === "signatures")
      await expect(owner.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(account.email);
    const label = ADDRESSES[path];
    if (label === undefined) continue;
    const address = owner.getByRole("textbox", { name: label, exact: true });
    await untilHydrated(address);
    await address.fill("www.mycafe.com/x");
    await address.press("Tab");
    await expect(address, path).toHaveValue("https://www.mycafe.com/x");
  }
});

test("the first field of a new dish has the focus, for each one that is added, and that of an existing dish hasn't", async ({
  owner,
  account,
}) => {
  const [menu = 0, item] = await OWNED.item(account);
  const items = `${DASHBOARD}/menus/${menu}/items`;
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
