import { randomUUID } from "node:crypto";
import { Client } from "@/tests/support/clients/api-client";
import { firstKey, firstLogin } from "@/tests/support/clients/first-account";
import { trySignIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
import { rounds } from "@/tests/support/repetitions";
import { newDatabase, type TestDatabase } from "@/tests/support/servers/databases";
import { startServer } from "@/tests/support/servers/server";

test.describe.configure({ timeout: 180_000 });

let database: TestDatabase;
test.beforeEach(async () => {
  database = await newDatabase();
});
test.afterEach(() => database.drop());

test("copies that start at once on an empty database have one first account, whose session holds on all of them and survives a restart", async ({
  request,
}) => {
  const start = (settings: Record<string, string> = {}) =>
    startServer({ DATABASE_URL: database.url, LOG_LEVEL: "warn", ...settings });
  const copies = await Promise.all(rounds([1, 2, 3]).map(() => start()));
  // They share a generated secret.
  for (const copy of copies) expect(copy.output()).toContain("NEXTAUTH_SECRET is not set");
  expect(await database.query("SELECT 1 FROM secrets")).toHaveLength(1);
  const [first, ...others] = copies.filter((copy) => copy.output().includes("Created the first account"));
  if (!first) throw new Error("nobody created the first account");
  expect(others).toHaveLength(0);
  expect(await database.query("SELECT email FROM users")).toEqual([{ email: "owner@example.com" }]);

  const [key, login] = [firstKey(first), firstLogin(first)];
  expect(await trySignIn(request, login, {}, first.url)).toEqual({ status: 200, error: null });
  const isSignedIn = async (url: string) =>
    (await (await request.get(`${url}/dashboard/account`)).text()).includes(login.email);
  for (const { url } of copies) {
    expect((await new Client(url, async () => key).get("/me")).status).toBe(200);
    expect(await isSignedIn(url)).toBe(true);
  }
  await Promise.all(copies.map((copy) => copy.stop()));

  const again = await start();
  expect(await isSignedIn(again.url)).toBe(true);
  await again.stop();
  // A configured secret is used as is; a session signed with another one is invalid.
  const other = await start({ NEXTAUTH_SECRET: randomUUID() });
  expect(await isSignedIn(other.url)).toBe(false);
  await other.stop();
});
