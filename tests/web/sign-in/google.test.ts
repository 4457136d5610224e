import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { db } from "@/lib/db/client";
import { databaseUrl } from "@/lib/env";
import { type FakeGoogle, newKey, newPerson, openGoogle } from "@/tests/support/fakes/google";
import { test as base, expect } from "@/tests/support/fixtures";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

/** A copy of the app with Google sign-in, and its fake Google. */
const test = base.extend<object, { providers: { google: FakeGoogle; server: RunningServer } }>({
  providers: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument
    async ({}, use) => {
      const google = await openGoogle();
      const server = await startServer({
        DATABASE_URL: databaseUrl(),
        GOOGLE_ID: "an id",
        GOOGLE_SECRET: "a secret",
        GOOGLE_URL: google.url,
        LOG_LEVEL: "silent",
      });
      // The first request to each loads its code, which takes seconds on a busy machine.
      for (const path of ["/signup", "/api/auth/providers", "/dashboard"]) await fetch(server.url + path);
      await use({ google, server });
      await server.stop();
      await google.close();
    },
    { scope: "worker" },
  ],
});

// In one worker, so that the copy starts once.
test.describe.configure({ mode: "default" });

const newEmail = () => `${randomUUID()}@example.com`;
const userOf = (email: string) => db.user.findUnique({ where: { email }, include: { identities: true } });

async function comeFromGoogle(page: Page, url: string): Promise<void> {
  const start = `${url}/signup`;
  await page.goto(start);
  await page.getByRole("button", { name: "Continue with Google" }).click();
  // To Google and back takes five redirects.
  await page.waitForURL(({ href }) => href.startsWith(url) && href !== start);
}

test("a verified email creates an account on the first sign-in and opens it on the next", async ({
  providers,
  page,
}) => {
  const { google, server } = providers;
  const email = newEmail();
  google.person = newPerson(email);
  await comeFromGoogle(page, server.url);
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  await expect(page.getByRole("heading", { name: "Hello, Ada Lovelace" })).toBeVisible();
  const user = await userOf(email);
  expect(user?.verifiedAt).not.toBeNull();
  expect(user?.identities).toMatchObject([{ provider: "google", subject: google.person.sub }]);

  await page.context().clearCookies();
  google.person = { ...newPerson(newEmail()), sub: google.person.sub };
  await comeFromGoogle(page, server.url);
  await expect(page).toHaveURL(`${server.url}/dashboard`);
  expect(await userOf(google.person.email)).toBeNull();
});

test("rejects an email that Google hasn't verified, and creates nothing", async ({
  account,
  providers,
  page,
}) => {
  for (const email of [newEmail(), account.email]) {
    providers.google.person = newPerson(email, false);
    await comeFromGoogle(page, providers.server.url);
    await expect(page).toHaveURL(/\/login\?error=EmailUnverified/);
    expect((await userOf(email))?.identities ?? []).toEqual([]);
  }
});

test("rejects a token that Google did not sign", async ({ providers, page }) => {
  const { google, server } = providers;
  const email = newEmail();
  google.person = newPerson(email);
  const own = google.key;
  google.key = newKey().privateKey;
  await comeFromGoogle(page, server.url);
  await expect(page.getByRole("alert").filter({ hasText: /\w/ })).toBeVisible();
  await expect(page).toHaveURL(/\/login\?(.*&)?error=/);
  google.key = own;
  expect(await userOf(email)).toBeNull();
});
