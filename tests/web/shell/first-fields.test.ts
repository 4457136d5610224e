import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";

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

test.describe("in a browser in Tokyo", () => {
  test.use({ timezoneId: "Asia/Tokyo" });

  test("new pages start with the browser's time zone and the account's email", async ({ owner, account }) => {
    await owner.goto(`${env.APP_URL}/dashboard/countdowns/new`);
    await expect(owner.getByLabel("Time zone", { exact: true })).toHaveValue("Asia/Tokyo");
    await owner.goto(`${env.APP_URL}/dashboard/signatures/new`);
    await expect(owner.getByRole("textbox", { name: "Email", exact: true })).toHaveValue(account.email);
  });
});
