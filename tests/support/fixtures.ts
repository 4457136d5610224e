import { randomUUID } from "node:crypto";
import { insertAccount } from "@/lib/accounts/service";
import { createApiKey } from "@/lib/api-keys/service";
import { createClient, type Client as TypedClient } from "@/lib/client";
import { env } from "@/lib/env";
import { Owner } from "@/lib/owner";
import type { Plan } from "@/lib/plans";
import { hashPassword } from "@/lib/users/password-hash";
import { SignedInUser } from "@/lib/users/signed-in-user";
import { Client } from "@/tests/support/clients/api-client";
import { test as base } from "@/tests/support/shared-page";

export type TestAccount = {
  owner: Owner;
  user: SignedInUser;
  email: string;
  password: string;
  api: Client;
  newKey(): Promise<string>;
};

// Hashing is slow on purpose, so all accounts of a worker share one password.
const password = randomUUID();
let passwordHash: Promise<string> | undefined;

/** A new account, so that tests can't see each other's data. */
export async function newAccount(plan: Plan = "free", url = env.APP_URL): Promise<TestAccount> {
  const email = `${randomUUID()}@example.com`;
  passwordHash ??= hashPassword(password);
  const { account, userId } = await insertAccount(
    { email, passwordHash: await passwordHash },
    plan,
    new Date(),
  );
  const owner = new Owner(account.id);
  const user = new SignedInUser(userId, email, "");
  const newKey = async () => (await createApiKey(owner, "test", new Date())).text;
  return { owner, user, email, password, newKey, api: new Client(url, newKey) };
}

type Fixtures = {
  account: TestAccount;
  /** The API as this test's account. */
  api: Client;
  /** As `api`, through the typed client. */
  client: TypedClient;
  /** The API as another account. */
  stranger: Client;
};

export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from its first argument
  account: async ({}, use) => use(await newAccount()),
  api: async ({ account }, use) => use(account.api),
  client: async ({ api }, use) => use(createClient({ url: env.APP_URL, key: () => api.key() })),
  // biome-ignore lint/correctness/noEmptyPattern: as above
  stranger: async ({}, use) => use((await newAccount()).api),
});

export { expect } from "@playwright/test";

/** The headers of a person's browser. */
export const BROWSER =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36";

/** Opens a short link like a person's browser, without following the redirect. */
export const visit = (
  shortUrl: string,
  headers: Record<string, string> = {},
  method = "GET",
): Promise<Response> =>
  fetch(shortUrl, { method, redirect: "manual", headers: { "User-Agent": BROWSER, ...headers } });
