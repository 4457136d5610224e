import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { signInWithOAuth } from "@/lib/accounts/oauth-sign-in";
import { db } from "@/lib/db/client";
import { databaseUrl, env } from "@/lib/env";
import { signIn } from "@/tests/support/clients/sign-in";
import { type FakeGitHub, newPerson, openGitHub } from "@/tests/support/fakes/github";
import { test as base, expect, newAccount } from "@/tests/support/fixtures";
import { expectAccessible } from "@/tests/support/readers/axe";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

/** A copy of the app with GitHub sign-in, and its fake GitHub. */
const test = base.extend<object, { providers: { github: FakeGitHub; server: RunningServer } }>({
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument
    async ({}, use) => {
      const github = await openGitHub();
      const server = await startServer({
        DATABASE_URL: databaseUrl(),
        GITHUB_ID: "an id",
        GITHUB_SECRET: "a secret",
        GITHUB_URL: github.url,
        LOG_LEVEL: "warn",
      });
      // The first request to each loads its code, which takes seconds on a busy machine.
      for (const path of ["/signup", "/api/auth/providers", "/dashboard"]) await fetch(server.url + path);
      await use({ github, server });
      await server.stop();
      await github.close();
    },
    { scope: "worker" },
  ],
});

// In one worker, so that the copy starts once.
test.describe.configure({ mode: "default" });

const newEmail = () => `${randomUUID()}@example.com`;
const userOf = (email: string) =>
  db.user.findUnique({
    where: { email },
    include: { identities: true, memberships: { include: { account: true } } },
  });

async function comeFromGitHub(page: Page, url: string): Promise<void> {
  const start = `${url}/login?next=/dashboard/account`;
  await page.goto(start);
  await page.getByRole("button", { name: "Continue with GitHub" }).click();
  // To GitHub and back takes five redirects.
  await page.waitForURL(({ href }) => href.startsWith(url) && href !== start);
}

test("a verified email creates an account on the first sign-in and opens it on the next", async ({
  providers,
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

test("rejects an unverified email, and creates nothing", async ({ account, providers, page }) => {
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
  providers,
  page,
}) => {
  const { github, server } = providers;
  github.person = newPerson(account.email);
  await comeFromGitHub(page, server.url);
  await expect(page).toHaveURL(/\/login\?error=EmailTaken/);
  await expect(page.getByRole("alert").filter({ hasText: "Sign in with its password" })).toBeVisible();
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
  providers,
  page,
}) => {
  await db.user.update({ where: { id: account.user.userId }, data: { verifiedAt: new Date() } });
  providers.github.person = newPerson(account.email.toUpperCase());
  await comeFromGitHub(page, providers.server.url);
  await expect(page).toHaveURL(`${providers.server.url}/dashboard/account`);
  expect((await userOf(account.email))?.identities).toHaveLength(1);
});

test("one identity opens one account", async ({ account, providers, page }) => {
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
