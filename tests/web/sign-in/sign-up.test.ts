import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { trySignIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";

const SIGN_UP = `${env.APP_URL}/signup`;
const newEmail = () => `${randomUUID()}@example.com`;

test("signing up signs in, and the account can sign in again", async ({ page, request }) => {
  const email = newEmail();
  await page.goto(env.APP_URL);
  await page.getByRole("link", { name: "Create account" }).first().click();
  await page.getByLabel("Email").fill(`  ${email.toUpperCase()} `);
  await page.getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(`${env.APP_URL}/dashboard`);
  const user = await db.user.findUniqueOrThrow({
    where: { email },
    include: { memberships: { include: { account: true } } },
  });
  expect(user).toMatchObject({
    verifiedAt: null,
    memberships: [{ role: "owner", account: { plan: "free" } }],
  });
  expect(user.passwordHash).toMatch(/^\$argon2id\$/);
  expect(await trySignIn(request, { email, password: "correct horse" })).toEqual({
    status: 200,
    error: null,
  });
  await page.goto(SIGN_UP);
  await expect(page).toHaveURL(`${env.APP_URL}/dashboard`);
});

test("shows errors at their fields and keeps the input", async ({ account, page }) => {
  await page.goto(SIGN_UP);
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password");
  for (const [typed, secret, field, said] of [
    ["not an address", "correct horse", email, "Enter an email address, like ada@example.com"],
    ["", "correct horse", email, "Enter an email address, like ada@example.com"],
    [newEmail(), "short", password, "Enter at least 8 characters"],
    [account.email, "correct horse", email, "An account with this email already exists. Sign in?"],
  ] as const) {
    await email.fill(typed);
    await password.fill(secret);
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByRole("alert").filter({ hasText: said })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(email).toHaveValue(typed);
    await expect(password).toHaveValue(secret);
  }
});

test("two concurrent sign-ups create one account", async ({ browser }) => {
  const email = newEmail();
  const pages = await Promise.all([browser.newPage(), browser.newPage()]);
  for (const page of pages) {
    await page.goto(SIGN_UP);
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill("correct horse");
  }
  await Promise.all(pages.map((page) => page.getByRole("button", { name: "Create account" }).click()));
  const outcomes = await Promise.all(
    pages.map((page) =>
      Promise.race([
        page.waitForURL(`${env.APP_URL}/dashboard`).then(() => "in"),
        page
          .getByText("An account with this email already exists")
          .waitFor()
          .then(() => "refused"),
      ]),
    ),
  );
  expect(outcomes.sort()).toEqual(["in", "refused"]);
  expect(await db.user.count({ where: { email } })).toBe(1);
  await Promise.all(pages.map((page) => page.close()));
});
