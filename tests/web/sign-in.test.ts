import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { expect, test } from "../fixtures";
import { signIn } from "../sign-in";

const ACCOUNT = `${env.APP_URL}/dashboard/account`;

test("a page of the dashboard leads a stranger to the sign-in, and back once signed in", async ({
  account,
  page,
}) => {
  await page.goto(`${ACCOUNT}?x=1`);
  await expect(page).toHaveURL(`${env.APP_URL}/login?next=%2Fdashboard%2Faccount%3Fx%3D1`);
  await page.getByLabel("E-mail").fill(account.email.toUpperCase());
  await page.getByLabel("Password").fill(account.password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(`${ACCOUNT}?x=1`);
  await expect(page.getByText(account.email)).toBeVisible();
});

test("a wrong password is told from an unknown e-mail by nothing, and what was typed stays", async ({
  account,
  page,
}) => {
  await page.goto(`${env.APP_URL}/login`);
  const said: string[] = [];
  for (const email of [account.email, "nobody@example.com"]) {
    await page.getByLabel("E-mail").fill(email);
    await page.getByLabel("Password").fill("not the password");
    const answered = page.waitForResponse(/callback\/credentials/);
    await page.getByRole("button", { name: "Sign in" }).click();
    said.push(`${(await answered).status()} ${await page.getByText("is not right").textContent()}`);
    await expect(page.getByLabel("E-mail")).toHaveValue(email);
  }
  expect(said).toEqual(["401 E-mail or password is not right.", "401 E-mail or password is not right."]);
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("next-auth.session-token");
});

test("a session ends everywhere when the account's number moves on", async ({ account, page }) => {
  await signIn(page, account);
  await page.goto(ACCOUNT);
  await expect(page.getByRole("heading", { name: "Account" })).toBeVisible();
  await db.user.update({ where: { id: account.owner.userId }, data: { sessionNumber: { increment: 1 } } });
  await page.goto(ACCOUNT);
  await expect(page).toHaveURL(/\/login\?next=/);
});

test("the session's cookie is HttpOnly and Lax", async ({ account, page }) => {
  await signIn(page, account);
  const cookie = (await page.context().cookies()).find(({ name }) => name === "next-auth.session-token");
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", secure: false, path: "/" });
});
