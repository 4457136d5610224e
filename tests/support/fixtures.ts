import { randomUUID } from "node:crypto";
import { test as base } from "@playwright/test";
import { createApiKey } from "@/lib/api-keys/service";
import { createClient, type Client as TypedClient } from "@/lib/client";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { Owner } from "@/lib/owner";
import type { Plan } from "@/lib/plans";
import { hashPassword } from "@/lib/users/password-hash";
import { SignedInUser } from "@/lib/users/signed-in-user";
import { Client } from "@/tests/support/clients/api-client";

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

/** Inserts what signing up does, in one statement. Prisma Client sends several, and nearly every test begins with this. */
async function insertAccount(email: string, hash: string, plan: Plan) {
  const [inserted] = await db.$queryRaw<{ accountId: number; userId: number }[]>`
    WITH account AS (INSERT INTO accounts (plan) VALUES (${plan}::plan) RETURNING id),
      person AS (INSERT INTO users (email, password_hash) VALUES (${email}, ${hash}) RETURNING id)
    INSERT INTO memberships (account_id, user_id, role)
    SELECT account.id, person.id, 'owner' FROM account, person
    RETURNING account_id AS "accountId", user_id AS "userId"`;
  if (!inserted) throw new Error("no account was inserted");
  return inserted;
}

/** A new account, so that tests can't see each other's data. */
export async function newAccount(plan: Plan = "free", url = env.APP_URL): Promise<TestAccount> {
  const email = `${randomUUID()}@example.com`;
  passwordHash ??= hashPassword(password);
  const { accountId, userId } = await insertAccount(email, await passwordHash, plan);
  const owner = new Owner(accountId);
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
