import { db } from "@/lib/db/client";
import { trySignIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
import { npmScript, readLine } from "@/tests/support/servers/npm";

test("account password sets a new password and ends all sessions", async ({ account, request }) => {
  const { userId } = account.user;
  const before = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const chosen = readLine(
    await npmScript("account", [
      "password",
      account.email.toUpperCase(),
      "--password",
      "correct horse",
      "--json",
    ]),
  );
  expect(chosen).toEqual({ email: account.email, password: "correct horse" });
  const printed = readLine(await npmScript("account", ["password", account.email, "--json"]));
  expect(printed.password).toMatch(/^\w{16}$/);
  const after = await db.user.findUniqueOrThrow({ where: { id: userId } });
  expect(after.sessionVersion).toBe(before.sessionVersion + 2);
  expect((await trySignIn(request, { email: account.email, password: "correct horse" })).status).toBe(401);
  expect((await trySignIn(request, printed)).status).toBe(200);
});
