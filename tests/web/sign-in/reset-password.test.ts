import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { db } from "@/lib/db/client";
import { databaseUrl, env } from "@/lib/env";
import { signIn, trySignIn } from "@/tests/support/clients/sign-in";
import { type Mailbox, openMailbox } from "@/tests/support/fakes/mailbox";
import { expect, test } from "@/tests/support/fixtures";
import { expectAccessible } from "@/tests/support/readers/axe";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

// In one worker, so that the copy starts once.
test.describe.configure({ mode: "default" });

/** A copy of the app that can send mail, has closed sign-up, and its mail server. */
let server: RunningServer;
let mailbox: Mailbox;
test.beforeAll(async () => {
  mailbox = await openMailbox();
  server = await startServer({
    DATABASE_URL: databaseUrl(),
    SMTP_URL: mailbox.url,
    MAIL_FROM: "Waypost <hello@example.org>",
    SIGNUP: "closed",
    LOG_LEVEL: "warn",
  });
});
test.afterAll(async () => {
  await server.stop();
  await mailbox.close();
});

const lettersTo = (mailbox: Mailbox, email: string) =>
  mailbox.letters.filter(({ to }) => to.includes(email)).map(({ body }) => body.replace(/=\r\n/g, ""));

/** The link in the newest mail, once `count` of them have arrived. */
async function linkIn(mailbox: Mailbox, email: string, count = 1): Promise<string> {
  await expect.poll(() => lettersTo(mailbox, email).length).toBe(count);
  const letter = lettersTo(mailbox, email).at(-1)?.replaceAll("=3D", "=") ?? "";
  return /http:\/\/\S+\/reset\?token=\w+/.exec(letter)?.[0] ?? "";
}

test("the emailed link sets a new password once and ends all sessions", async ({
  account,
  browser,
  page,
  request,
}) => {
  await signIn(page, account, server.url);
  await page.goto(`${server.url}/dashboard`);
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`${server.url}/login`);
  await other.getByRole("link", { name: "Forgot password?" }).click();
  await expect(other).toHaveURL(`${server.url}/forgot`);
  await other.getByLabel("Email").fill(account.email.toUpperCase());
  await other.getByRole("button", { name: "Send reset link" }).click();
  await expect(other.getByRole("status")).toContainText("a reset link is on its way");

  const link = await linkIn(mailbox, account.email);
  expect(link).toMatch(new RegExp(`^${server.url}/reset\\?token=\\w{43}$`));
  expect(lettersTo(mailbox, account.email)[0]).toMatch(/^From: Waypost <hello@example.org>/m);
  const rows = await db.passwordReset.findMany({ where: { userId: account.user.userId } });
  expect(JSON.stringify(rows.map(({ hash }) => Buffer.from(hash).toString()))).not.toContain(link.slice(-43));

  await other.goto(link);
  await expectAccessible(other);
  await other.getByLabel("New password").fill("short");
  await other.getByRole("button", { name: "Set password" }).click();
  await expect(other.getByText("Enter at least 8 characters")).toBeVisible();
  await other.getByLabel("New password").fill("a new password");
  await other.getByRole("button", { name: "Set password" }).click();
  await expect(other).toHaveURL(`${server.url}/dashboard`);

  await page.goto(`${server.url}/dashboard`);
  await expect(page).toHaveURL(/\/login/);
  expect((await trySignIn(request, account)).status).toBe(401);
  expect((await trySignIn(request, { ...account, password: "a new password" })).status).toBe(200);
  expect((await db.user.findUniqueOrThrow({ where: { email: account.email } })).verifiedAt).not.toBeNull();

  await other.goto(link);
  await expect(other.getByRole("heading")).toHaveText("This link has expired");
  await context.close();
});

test("of two tabs with the same link, one sets the password; a link expires after an hour", async ({
  account,
  page,
  request,
}) => {
  const askFor = async (count: number) => {
    await page.goto(`${server.url}/forgot`);
    await page.getByLabel("Email").fill(account.email);
    await page.getByRole("button", { name: "Send reset link" }).click();
    return linkIn(mailbox, account.email, count);
  };
  const setPassword = async (tab: Page, password: string) => {
    await tab.getByLabel("New password").fill(password);
    await tab.getByRole("button", { name: "Set password" }).click();
  };
  const late = await page.context().newPage();
  const first = await askFor(1);
  for (const tab of [page, late]) await tab.goto(first);
  await setPassword(page, "the first one");
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  await setPassword(late, "the second one");
  await expect(late.getByText("expired or was already used")).toBeVisible();
  expect((await trySignIn(request, { ...account, password: "the first one" })).status).toBe(200);

  await page.context().clearCookies();
  const link = await askFor(2);
  await page.goto(link);
  await expect(page.getByRole("heading")).toHaveText("Set a new password");
  const { userId } = account.user;
  const [row] = await db.passwordReset.findMany({ where: { userId }, orderBy: { expiresAt: "desc" } });
  const ahead = (row?.expiresAt.getTime() ?? 0) - Date.now();
  expect(ahead).toBeGreaterThan(3_500_000);
  expect(ahead).toBeLessThanOrEqual(3_600_000);
  await db.passwordReset.updateMany({ where: { userId }, data: { expiresAt: new Date(Date.now() - 1) } });
  await setPassword(page, "too late by now");
  await expect(page.getByText("expired or was already used")).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole("heading")).toHaveText("This link has expired");
});

test("an unknown email gets the same response and no mail; an account gets at most three an hour", async ({
  account,
  page,
}) => {
  const unknown = `${randomUUID()}@example.com`;
  const responses: string[] = [];
  for (const email of [unknown, account.email, account.email, account.email, account.email]) {
    await page.goto(`${server.url}/forgot`);
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Send reset link" }).click();
    responses.push((await page.getByRole("status").textContent())?.replace(email, "…") ?? "");
  }
  expect(responses[0]).toContain("unless we've already sent 3 in the last hour");
  expect(new Set(responses).size).toBe(1);
  await linkIn(mailbox, account.email, 3);
  expect(lettersTo(mailbox, unknown)).toEqual([]);
});

test("a server without mail says how its operator sets a password", async ({ page }) => {
  await page.goto(`${env.APP_URL}/forgot`);
  await expect(page.getByText("npm run -s account -- password")).toBeVisible();
  await expect(page.getByRole("textbox")).toHaveCount(0);
});

test("closed sign-up has no form, and its action creates no account", async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto(`${env.APP_URL}/signup`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill("correct horse");
  await page.route("**/signup", (route, request) =>
    request.method() === "POST" ? route.abort() : route.continue(),
  );
  const sent = page.waitForRequest((each) => each.method() === "POST" && "next-action" in each.headers());
  await page.getByRole("button", { name: "Create account" }).click();
  const request = await sent;
  const response = await page.request.post(`${server.url}/signup`, {
    headers: { ...request.headers(), origin: server.url },
    data: request.postData() ?? "",
  });
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain("forbidden");
  expect(await db.user.count({ where: { email } })).toBe(0);

  await page.goto(`${server.url}/signup`);
  await expect(page.getByRole("heading")).toHaveText("Sign-up is closed");
  await expect(page.getByRole("textbox")).toHaveCount(0);
  await expectAccessible(page);
  for (const path of ["/login", "/"]) {
    await page.goto(server.url + path);
    await expect(page.getByRole("link", { name: "Create account" })).toHaveCount(0);
  }
  await expect(page.getByRole("link", { name: "Sign in" })).toBeVisible();
});
