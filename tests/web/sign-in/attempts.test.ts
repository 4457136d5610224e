import { randomUUID } from "node:crypto";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { trySignIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";

// All tests share this machine's address, and the limit of failures from one.
test.afterEach(async () => {
  await db.$executeRaw`DELETE FROM rate_log WHERE subject ~ '^sign-in-address:(127[.]|::)'`;
});

test("ten wrong passwords in 15 minutes lock an email, with or without an account", async ({
  account,
  request,
}) => {
  for (const email of [account.email, `${randomUUID()}@example.com`]) {
    for (let n = 0; n < 10; n++)
      expect(await trySignIn(request, { email, password: "wrong" })).toEqual({
        status: 401,
        error: "CredentialsSignin",
      });
    for (const password of ["wrong", account.password])
      expect(await trySignIn(request, { email, password })).toEqual({
        status: 401,
        error: "Too many attempts. Try again in 15 minutes.",
      });
  }
});

test("concurrent attempts count as well", async ({ account, request }) => {
  const { csrfToken } = await (await request.get(`${env.APP_URL}/api/auth/csrf`)).json();
  const form = { email: account.email, password: "wrong", csrfToken, json: "true" };
  const url = `${env.APP_URL}/api/auth/callback/credentials`;
  const responses = await Promise.all(Array.from({ length: 20 }, () => request.post(url, { form })));
  const redirects = await Promise.all(responses.map(async (response) => (await response.json()).url));
  expect(redirects.filter((where) => where.includes("CredentialsSignin"))).toHaveLength(10);
  expect(redirects.filter((where) => where.includes("Too%20many"))).toHaveLength(10);
});

test("sign-ins with the right password are unlimited", async ({ account, request }) => {
  for (let n = 0; n < 12; n++) {
    expect(await trySignIn(request, account)).toEqual({ status: 200, error: null });
    if (n < 9) await trySignIn(request, { ...account, password: "wrong" });
  }
});

test("ignores a client's own claim of its address, unless there is a proxy", async ({ request }) => {
  const before = await db.$queryRaw<object[]>`SELECT 1 FROM rate_log WHERE subject LIKE '%203.0.113.77%'`;
  await trySignIn(
    request,
    { email: "nobody@example.com", password: "wrong" },
    { "X-Forwarded-For": "203.0.113.77" },
  );
  const after = await db.$queryRaw<object[]>`SELECT 1 FROM rate_log WHERE subject LIKE '%203.0.113.77%'`;
  expect([before, after]).toEqual([[], []]);
});
