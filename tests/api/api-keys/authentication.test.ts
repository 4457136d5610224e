import { sha256 } from "@/lib/crypto/tokens";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import type { ApiResponse } from "@/tests/support/clients/api-client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { type ExactRequest, exactRequest } from "@/tests/support/clients/raw-request";
import { expect, test } from "@/tests/support/fixtures";

const ask = (headers: Record<string, string>, request: Partial<ExactRequest> = {}) =>
  exactRequest(env.APP_URL, { target: "/api/v1/me", headers, ...request });

const askWith = (key: string) => ask({ Authorization: `Bearer ${key}` });

function expectUnauthorized(response: ApiResponse, label?: string): void {
  expectRefusal(response, 401, "unauthorized", label);
  expect(response.headers.get("WWW-Authenticate"), label).toBe("Bearer");
}

const REFUSED: [name: string, authorization: (key: string) => string][] = [
  ["an empty header", () => ""],
  ["the scheme alone", () => "Bearer"],
  ["the scheme and spaces", () => "Bearer   "],
  ["the key alone", (key) => key],
  ["the scheme Basic", (key) => `Basic ${Buffer.from(`${key}:`).toString("base64")}`],
  ["the scheme Basic with a bare key", (key) => `Basic ${key}`],
  ["the scheme Token", (key) => `Token ${key}`],
  ["a colon after the scheme", (key) => `Bearer: ${key}`],
  ["no space after the scheme", (key) => `Bearer${key}`],
  ["a word before the scheme", (key) => `x Bearer ${key}`],
  ["a word after the key", (key) => `Bearer ${key} x`],
  ["two keys", (key) => `Bearer ${key},${key}`],
  ["a key in quotes", (key) => `Bearer "${key}"`],
  ["a key without its last character", (key) => `Bearer ${key.slice(0, -1)}`],
  ["a key with an extra character", (key) => `Bearer ${key}A`],
  ["a key without its prefix", (key) => `Bearer ${key.slice(3)}`],
  ["a key with an upper-case prefix", (key) => `Bearer ${key.replace("wp_", "WP_")}`],
  ["a key with swapped letter case", (key) => `Bearer wp_${swapCase(key.slice(3))}`],
  ["an unknown key of the right format", () => `Bearer wp_${"A".repeat(40)}`],
  ["the SHA-256 of a key", (key) => `Bearer ${Buffer.from(sha256(key)).toString("hex")}`],
  ["a percent sign", () => "Bearer %00"],
  ["non-ASCII characters", () => `Bearer wp_${"é".repeat(40)}`],
  ["a header of 10,000 characters", () => `Bearer wp_${"A".repeat(10_000)}`],
];

const swapCase = (text: string) =>
  text.replace(/[a-z]/gi, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );

for (const [name, authorization] of REFUSED) {
  test(`returns 401 for ${name} in place of the key`, async ({ account }) => {
    const key = await account.newKey();
    const response = await ask({ Authorization: authorization(key) });
    expectUnauthorized(response);
    expect(response.body.message).not.toContain(key);
  });
}

test("returns 401 without a key", async () => {
  expectUnauthorized(await ask({}));
});

test("ignores a key in the query, a cookie or another header", async ({ account }) => {
  const key = await account.newKey();
  for (const name of ["api_key", "apikey", "key", "token", "access_token", "authorization"])
    expectUnauthorized(await ask({}, { target: `/api/v1/me?${name}=${key}` }), name);
  for (const name of ["X-API-Key", "Api-Key", "Proxy-Authorization", "X-Authorization"])
    expectUnauthorized(await ask({ [name]: `Bearer ${key}` }), name);
  expectUnauthorized(await ask({ Cookie: `api_key=${key}; token=${key}` }));
});

test("accepts the scheme in any letter case, with any number of spaces before the key", async ({
  account,
}) => {
  const key = await account.newKey();
  for (const text of [
    `Bearer ${key}`,
    `bearer ${key}`,
    `BEARER ${key}`,
    `bEaReR ${key}`,
    `Bearer    ${key}  `,
  ])
    expect(await ask({ Authorization: text }), text).toMatchObject({
      status: 200,
      body: { email: account.email },
    });
});

test("a revoked key is 401 from the next request on, and the account's other keys keep working", async ({
  account,
}) => {
  const [revoked, other] = [await account.newKey(), await account.newKey()];
  expect((await askWith(revoked)).status).toBe(200);
  expect((await askWith(other)).status).toBe(200);
  await db.apiKey.delete({ where: { hash: sha256(revoked) } });
  expectUnauthorized(await askWith(revoked));
  expect((await askWith(other)).status).toBe(200);
});

test("returns 401 for the keys of a deleted account", async ({ account }) => {
  const key = await account.newKey();
  expect((await askWith(key)).status).toBe(200);
  await db.account.delete({ where: { id: account.owner.accountId } });
  expectUnauthorized(await askWith(key));
});

test("a key is wp_ and 40 characters, and only its SHA-256 is stored", async ({ account }) => {
  const key = await account.newKey();
  expect(key).toMatch(/^wp_[A-Za-z0-9]{40}$/);
  const row = await db.apiKey.findUniqueOrThrow({ where: { hash: sha256(key) } });
  expect(row.accountId).toBe(account.owner.accountId);
  expect(JSON.stringify(row)).not.toContain(key.slice(12));
});

const WITHOUT_KEY: [method: string, path: string][] = [
  ["GET", ""],
  ["GET", "/nothing"],
  ["GET", "/nothing/at/all?x=1"],
  ["GET", "//links"],
  ["GET", "/links/%zz"],
  ["GET", "/../links"],
  ["POST", "/nothing"],
  ["GET", "/links/0"],
  ["PUT", "/links"],
  ["DELETE", "/me"],
  ["OPTIONS", "/links"],
  ["TRACE", "/links"],
  ["PROPFIND", "/nothing"],
  ["POST", "/links"],
  ["PATCH", "/links/1"],
  ["POST", "/links/1/extend"],
];

for (const [method, path] of WITHOUT_KEY) {
  test(`returns 401 for ${method} /api/v1${path} without a key, whatever else is wrong`, async () => {
    expectUnauthorized(await ask({}, { method, target: `/api/v1${path}` }));
  });
}

test("returns 401 for HEAD without a key, with the header and no body", async () => {
  const response = await ask({}, { method: "HEAD" });
  expect([response.status, response.headers.get("WWW-Authenticate"), response.body]).toEqual([
    401,
    "Bearer",
    "",
  ]);
});
