import { randomUUID } from "node:crypto";
import { trySignIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
import { newDatabase } from "@/tests/support/servers/databases";
import { startServer } from "@/tests/support/servers/server";

/** The account that a first start prints. */
const printed = (output: string) => ({
  email: /^ +email +(\S+)/m.exec(output)?.[1] ?? "",
  password: /^ +password +(\S+)/m.exec(output)?.[1] ?? "",
});

test("sessions are shared by all copies on one database and survive a restart", async ({ request }) => {
  // Four starts.
  test.setTimeout(180_000);
  const database = await newDatabase();
  const settings = { DATABASE_URL: database.url, LOG_LEVEL: "warn" };
  const [one, two] = await Promise.all([startServer(settings), startServer(settings)]);
  const account = printed(one.output().includes("API key") ? one.output() : two.output());
  expect(await trySignIn(request, account, {}, one.url)).toEqual({ status: 200, error: null });
  const isIn = async (url: string) =>
    (await (await request.get(`${url}/dashboard/account`)).text()).includes(account.email);
  expect(await isIn(one.url)).toBe(true);
  expect(await isIn(two.url)).toBe(true);
  expect(await database.query("SELECT 1 FROM secrets")).toHaveLength(1);
  await Promise.all([one.stop(), two.stop()]);

  const again = await startServer(settings);
  expect(await isIn(again.url)).toBe(true);
  await again.stop();
  // A configured secret is used as is; a session signed with another one is invalid.
  const other = await startServer({ ...settings, NEXTAUTH_SECRET: randomUUID() });
  expect(await isIn(other.url)).toBe(false);
  await other.stop();
  await database.drop();
});
