import { randomUUID } from "node:crypto";
import type { Browser, Page } from "@playwright/test";
import { KIND } from "@/lib/analytics/kinds";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { signIn, trySignIn } from "@/tests/support/clients/sign-in";
import { expect, newAccount, test, visit } from "@/tests/support/fixtures";
import { expectAccessible } from "@/tests/support/readers/axe";
import { serveDomain } from "@/tests/support/rows/domains";
import { field, newForm } from "@/tests/support/rows/forms";

const ACCOUNT = `${env.APP_URL}/dashboard/account`;

/** The account page in another browser. */
async function elsewhere(browser: Browser, account: Parameters<typeof signIn>[1]): Promise<Page> {
  const page = await browser.newPage();
  await signIn(page, account);
  await page.goto(ACCOUNT);
  await expect(page.getByRole("heading", { name: "Account", exact: true })).toBeVisible();
  return page;
}

test.beforeEach(async ({ account, page }) => {
  await signIn(page, account);
  await page.goto(ACCOUNT);
});

test("saves the name and the theme, and shows the plan with its limits and the usage", async ({
  account,
  api,
  page,
}) => {
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: "light" });
  const light = await background();
  await page.getByLabel("Dark").check();
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.getByLabel("Name").fill("  Ada <b>Lovelace</b> ");
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("Name saved")).toBeVisible();
  expect((await api.get("/me")).body.name).toBe("Ada <b>Lovelace</b>");

  await newForm(account, [field("name")]);
  await serveDomain(account);
  for (const path of ["one", "two"])
    await api.post("/links", { url: `https://example.com/${path}`, tags: ["Spring"] });
  await page.reload();
  // In the menu.
  await expect(page.getByText("Ada <b>Lovelace</b>").first()).toBeVisible();
  expect(await background()).toBe(dark);
  await expect(page.getByLabel("Dark")).toBeChecked();
  await page.getByLabel("System").check();
  expect(await background()).toBe(light);
  const row = (name: string) => page.locator("dl > div").filter({ hasText: name });
  await expect(row("Links")).toHaveText("Links2");
  await expect(row("Forms")).toHaveText("Forms1");
  await expect(row("Webhooks")).toHaveText("Webhooks0 of 1");
  await expect(row("Domains")).toHaveText("Domains1 of 1");
  await expect(row("Tags")).toHaveText("Tags1 of 500");
  await expect(row("API requests")).toContainText("60");

  await page.getByLabel("Name").fill("x".repeat(201));
  await page.getByRole("button", { name: "Save name" }).click();
  await expect(page.getByText("at most 200 characters")).toBeVisible();
  await page.getByLabel("Name").fill("😀".repeat(200));
  await page.getByRole("button", { name: "Save name" }).click();
  await expect.poll(async () => (await api.get("/me")).body.name).toBe("😀".repeat(200));
});

test("changes the password only with the current one, which can't be guessed, and ends all other sessions", async ({
  account,
  browser,
  page,
  request,
}) => {
  const other = await elsewhere(browser, account);
  await page.getByLabel("Current password").fill("not it");
  await page.getByLabel("New password").fill("a new password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("That's not your current password")).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveValue("a new password");

  await page.getByLabel("Current password").fill(account.password);
  await page.getByLabel("New password").fill("short");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Enter at least 8 characters")).toBeVisible();

  await page.getByLabel("New password").fill("a new password");
  await page.getByRole("button", { name: "Change password" }).click();
  await expect(page.getByText("Password changed.")).toBeVisible();
  await expect(page.getByLabel("New password")).toHaveValue("");
  await expect(page.getByRole("button", { name: "Change password" })).toBeDisabled();
  await page.reload();
  await expect(page).toHaveURL(ACCOUNT);

  await other.getByLabel("Name").fill("Intruder");
  await other.getByRole("button", { name: "Save name" }).click();
  await expect(other.getByText("Your session has ended")).toBeVisible();
  await other.reload();
  await expect(other).toHaveURL(/\/login\?next=/);
  await other.close();
  expect((await db.user.findUniqueOrThrow({ where: { id: account.user.userId } })).name).toBe("");
  expect((await trySignIn(request, account)).status).toBe(401);
  const changed = { ...account, password: "a new password" };
  expect((await trySignIn(request, changed)).status).toBe(200);

  for (let n = 0; n < 11; n++) {
    await page.getByLabel("Current password").fill(`wrong ${n}`);
    await page.getByLabel("New password").fill("another password");
    const answered = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("button", { name: "Change password" }).click();
    await answered;
  }
  await expect(page.getByText("Too many attempts. Try again in 15 minutes.")).toBeVisible();
  expect((await trySignIn(page.request, changed)).error).toContain("Too many attempts");
});

test("changes the email only with the password, and only to a free one", async ({
  account,
  page,
  request,
}) => {
  const taken = await newAccount();
  const email = `${randomUUID()}@example.com`;
  for (const [wanted, password, said] of [
    [taken.email, account.password, "An account with this email already exists"],
    ["nonsense", account.password, "Enter an email address"],
    [email, "not it", "That's not your current password"],
  ] as const) {
    await page.getByLabel("Email").fill(wanted);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Save email" }).click();
    await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
  }
  await page.getByLabel("Password", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Save email" }).click();
  await expect(page.getByText("Email saved")).toBeVisible();
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("");
  await expect(page.getByRole("button", { name: "Save email" })).toBeDisabled();
  expect((await trySignIn(request, { email, password: account.password })).status).toBe(200);
  expect((await trySignIn(request, account)).status).toBe(401);
});

test("deleting asks for the email, deletes everything, and rejects keys and sessions at once", async ({
  account,
  browser,
  page,
  request,
}) => {
  const other = await elsewhere(browser, account);
  const { body: link } = await account.api.post("/links", {
    url: "https://example.com/",
    on_duplicate: "create",
  });
  expect((await visit(link.short_url)).status).toBe(302);
  const { accountId } = account.owner;
  const { body: menu } = await account.api.post("/menus", { name: "Lunch" });
  expect((await visit(menu.page_url)).status).toBe(200);
  const countsOf = async () => {
    const rows = await db.$queryRaw<object[]>`
      SELECT 1 FROM visit_days WHERE (kind = ${KIND.link} AND subject_id = ${link.id}) AND dimension = 3
      UNION ALL SELECT 1 FROM view_counters WHERE kind = ${KIND.menu} AND subject_id = ${menu.id}`;
    return rows.length;
  };
  await expect.poll(countsOf, { timeout: 30_000 }).toBe(2);

  await page.getByRole("button", { name: "Delete account" }).click();
  const dialog = page.getByRole("alertdialog");
  await expect(dialog.getByRole("button", { name: "Delete permanently" })).toBeDisabled();
  await dialog.getByRole("textbox").fill("somebody@example.com");
  await expect(dialog.getByRole("button", { name: "Delete permanently" })).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole("textbox").fill(account.email);
  await dialog.getByRole("button", { name: "Delete permanently" }).click();
  await expect(page).toHaveURL(`${env.APP_URL}/`);

  expect(await db.account.count({ where: { id: accountId } })).toBe(0);
  expect(await db.user.count({ where: { id: account.user.userId } })).toBe(0);
  expect(await countsOf()).toBe(0);
  expect((await visit(menu.page_url)).status).toBe(404);
  expect(await db.link.count({ where: { accountId } })).toBe(0);
  expect(await db.apiKey.count({ where: { accountId } })).toBe(0);
  expect((await account.api.get("/me")).status).toBe(401);
  expect((await visit(link.short_url)).status).toBe(404);
  expect((await trySignIn(request, account)).status).toBe(401);
  await other.reload();
  await expect(other).toHaveURL(/\/login/);
  await other.close();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("next-auth.session-token");
});
