import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { signInWithOAuth } from "@/lib/accounts/oauth-sign-in";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { signIn } from "@/tests/support/clients/sign-in";
import { newPerson } from "@/tests/support/fakes/github";
import { newPerson as newGooglePerson, newKey } from "@/tests/support/fakes/google";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { expectAccessible, expectNoSideways } from "@/tests/support/readers/axe";
import { openProviders, type Providers } from "./providers";

// In one worker, so that the copy starts once.
test.describe.configure({ mode: "default" });

let providers: Providers;
test.beforeAll(async () => {
  providers = await openProviders();
});
test.afterAll(() => providers.close());

const newEmail = () => `${randomUUID()}@example.com`;
const userOf = (email: string) =>
  db.user.findUnique({
    where: { email },
    include: { identities: true, memberships: { include: { account: true } } },
  });

async function comeFrom(provider: string, page: Page, url: string, path: string): Promise<void> {
  const start = url + path;
  await page.goto(start);
  await page.getByRole("button", { name: `Continue with ${provider}` }).click();
  // To the provider and back takes five redirects.
  await page.waitForURL(({ href }) => href.startsWith(url) && href !== start);
}

const comeFromGitHub = (page: Page, url: string) =>
  comeFrom("GitHub", page, url, "/login?next=/dashboard/account");
const comeFromGoogle = (page: Page, url: string) => comeFrom("Google", page, url, "/signup");

test("a verified email at GitHub creates an account on the first sign-in and opens it on the next", async ({
  page,
}) => {
  const { github, server } = providers;
  const email = newEmail();
  github.person = newPerson(email);
  await comeFromGitHub(page, server.url);
  await expect(page).toHaveURL(`${server.url}/dashboard/account`);
  const user = await userOf(email);
  expect(user).toMatchObject({ name: "Ada Lovelace", passwordHash: null });
  expect(user?.verifiedAt).not.toBeNull();
  expect(user?.memberships).toMatchObject([{ role: "owner", account: { plan: "free" } }]);
  expect(user?.identities).toMatchObject([{ provider: "github", subject: String(github.person.id) }]);
  await expect(page.getByText("Connected")).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("New password").fill("a first password");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByText("Password set.")).toBeVisible();

  await page.context().clearCookies();
  // The same person with another email.
  github.person = { ...newPerson(newEmail()), id: github.person.id };
  await comeFromGitHub(page, server.url);
  await expect(page).toHaveURL(`${server.url}/dashboard/account`);
  await expect(page.getByText(email).first()).toBeVisible();
});

test("rejects an unverified email from GitHub, and creates nothing", async ({ account, page }) => {
  for (const email of [newEmail(), account.email]) {
    providers.github.person = newPerson(email, false);
    await comeFromGitHub(page, providers.server.url);
    await expect(page).toHaveURL(/\/login\?error=EmailUnverified/);
    await expect(page.getByRole("alert").filter({ hasText: "no verified email" })).toBeVisible();
    expect((await userOf(email))?.identities ?? []).toEqual([]);
  }
});

test("doesn't open an account with an unverified email before GitHub is connected with its password", async ({
  account,
  page,
}) => {
  const { github, server } = providers;
  github.person = newPerson(account.email);
  await comeFromGitHub(page, server.url);
  await expect(page).toHaveURL(/\/login\?error=EmailTaken/);
  await expect(page.getByRole("alert").filter({ hasText: "Sign in with its password" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSideways(page);
  await page.setViewportSize({ width: 1280, height: 720 });
  expect((await userOf(account.email))?.identities).toEqual([]);

  await signIn(page, account, server.url);
  await page.goto(`${server.url}/dashboard/account`);
  await page.getByRole("button", { name: "Connect GitHub" }).click();
  await expect(page.getByText("Connected")).toBeVisible();
  await page.context().clearCookies();
  await comeFromGitHub(page, server.url);
  await expect(page).toHaveURL(`${server.url}/dashboard/account`);
  await expect(page.getByText(account.email).first()).toBeVisible();
});

test("opens an account with a verified email by the same verified email at GitHub", async ({
  account,
  page,
}) => {
  await db.user.update({ where: { id: account.user.userId }, data: { verifiedAt: new Date() } });
  providers.github.person = newPerson(account.email.toUpperCase());
  await comeFromGitHub(page, providers.server.url);
  await expect(page).toHaveURL(`${providers.server.url}/dashboard/account`);
  expect((await userOf(account.email))?.identities).toHaveLength(1);
});

test("one identity opens one account", async ({ account, page }) => {
  const { github, server } = providers;
  github.person = newPerson(newEmail());
  await comeFromGitHub(page, server.url);
  await expect(page.getByText("Connected")).toBeVisible();
  await page.context().clearCookies();
  await signIn(page, account, server.url);
  await page.goto(`${server.url}/dashboard/account`);
  await page.getByRole("button", { name: "Connect GitHub" }).click();
  await expect(page.getByText("already connected to another account")).toBeVisible();
  expect((await userOf(account.email))?.identities).toEqual([]);
});

test("a verified email at Google creates an account on the first sign-in and opens it on the next", async ({
  page,
}) => {
  const { google, server } = providers;
  const email = newEmail();
  google.person = newGooglePerson(email);
  await comeFromGoogle(page, server.url);
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  await expect(page.getByRole("heading", { name: "Hello, Ada Lovelace" })).toBeVisible();
  const user = await userOf(email);
  expect(user?.verifiedAt).not.toBeNull();
  expect(user?.identities).toMatchObject([{ provider: "google", subject: google.person.sub }]);

  await page.context().clearCookies();
  google.person = { ...newGooglePerson(newEmail()), sub: google.person.sub };
  await comeFromGoogle(page, server.url);
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  expect(await userOf(google.person.email)).toBeNull();
});

test("rejects an email that Google hasn't verified, and creates nothing", async ({ account, page }) => {
  for (const email of [newEmail(), account.email]) {
    providers.google.person = newGooglePerson(email, false);
    await comeFromGoogle(page, providers.server.url);
    await expect(page).toHaveURL(/\/login\?error=EmailUnverified/);
    expect((await userOf(email))?.identities ?? []).toEqual([]);
  }
});

test("rejects a token that Google did not sign", async ({ page }) => {
  const { google, server } = providers;
  const email = newEmail();
  google.person = newGooglePerson(email);
  const own = google.key;
  google.key = newKey().privateKey;
  await comeFromGoogle(page, server.url);
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?(.*&)?error=/);
  google.key = own;
  expect(await userOf(email)).toBeNull();
});

test("with closed sign-up, creates no account by GitHub but signs in existing ones", async () => {
  const stranger = {
    provider: "github",
    subject: randomUUID(),
    email: newEmail(),
    verified: true,
    name: null,
  };
  const closed = { user: undefined, open: false };
  expect(await signInWithOAuth(stranger, closed, new Date())).toBe("SignupClosed");
  expect(await userOf(stranger.email)).toBeNull();
  const { user } = await newAccount();
  expect(await signInWithOAuth(stranger, { user, open: false }, new Date())).toBeUndefined();
  expect(await signInWithOAuth(stranger, closed, new Date())).toBeUndefined();
});

test("is not offered without its settings", async ({ page, request }) => {
  await page.goto(`${env.APP_URL}/login`);
  await expect(page.getByRole("button", { name: "Continue with" })).toHaveCount(0);
  const providers = await (await request.get(`${env.APP_URL}/api/auth/providers`)).json();
  expect(Object.keys(providers)).toEqual(["credentials"]);
});
