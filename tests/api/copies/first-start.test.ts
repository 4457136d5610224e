import { randomUUID } from "node:crypto";
import { Client } from "@/tests/support/clients/api-client";
import { trySignIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
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
  const copies = await Promise.all([start(), start(), start()]);
  const outputs = copies.map((copy) => copy.output());
  // They share a generated secret.
  for (const output of outputs) expect(output).toContain("NEXTAUTH_SECRET is not set");
  expect(await database.query("SELECT 1 FROM secrets")).toHaveLength(1);
  const [printed = "", ...others] = outputs.filter((output) => output.includes("Created the first account"));
  expect(others).toEqual([]);
  expect(await database.query("SELECT email FROM users")).toEqual([{ email: "owner@example.com" }]);
  const [key = "", email = "", password = ""] = ["API key", "email", "password"].map(
    (name) => new RegExp(`^ +${name} +(\\S+)`, "m").exec(printed)?.[1],
  );

  expect(await trySignIn(request, { email, password }, {}, copies[0].url)).toEqual({
    status: 200,
    error: null,
  });
  const isSignedIn = async (url: string) =>
    (await (await request.get(`${url}/dashboard/account`)).text()).includes(email);
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
