import { sha256 } from "@/lib/crypto/tokens";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { test } from "@/tests/support/fixtures";
import { usedUpKey } from "@/tests/support/rows/used-up-key";

// docs/contract.md §2, on paths outside the resources (those are in crud-order.test.ts). Each test breaks two rules at once.

const TOO_LARGE = "x".repeat(256 * 1024 + 1);
const TEXT = { "Content-Type": "text/plain" };
const BAD_KEY = { "Idempotency-Key": "é" };

const askWith = (key: string, method: string, path: string, headers = {}, body: string[] = []) =>
  exactRequest(env.APP_URL, {
    method,
    target: `/api/v1${path}`,
    headers: { Authorization: `Bearer ${key}`, ...headers },
    body,
  });

test("checks the key before the rate limit", async ({ account }) => {
  const key = await usedUpKey(account);
  expectRefusal(await askWith(key, "GET", "/me"), 429, "rate_limited");
  await db.apiKey.delete({ where: { hash: sha256(key) } });
  expectRefusal(await askWith(key, "GET", "/me"), 401, "unauthorized");
});

test("checks the key before the body", async () => {
  const unknown = `wp_${"A".repeat(40)}`;
  expectRefusal(await askWith(unknown, "POST", "/links", TEXT, [TOO_LARGE]), 401, "unauthorized");
});

test("checks the rate limit before 404, 405 and the body", async ({ account }) => {
  const key = await usedUpKey(account);
  expectRefusal(await askWith(key, "GET", "/nothing"), 429, "rate_limited");
  expectRefusal(await askWith(key, "GET", "/links/%zz"), 429, "rate_limited");
  expectRefusal(await askWith(key, "GET", "/links/0"), 429, "rate_limited");
  expectRefusal(await askWith(key, "DELETE", "/links"), 429, "rate_limited");
  expectRefusal(await askWith(key, "POST", "/links", TEXT, [TOO_LARGE]), 429, "rate_limited");
  expectRefusal(await askWith(key, "POST", "/links", TEXT, ["{"]), 429, "rate_limited");
});

test("checks 404 and 405 before 413, 415, 400 and the idempotency key", async ({ api, stranger }) => {
  const { body: foreign } = await stranger.post("/links", { url: "https://example.com/" });
  for (const [body, headers] of [
    [TOO_LARGE, {}],
    ["{}", TEXT],
    ["{", {}],
    ["{}", BAD_KEY],
  ] as const) {
    expectRefusal(await api.send("POST", "/nothing", body, headers), 404, "not_found");
    expectRefusal(await api.send("POST", `/links/${foreign.id}/extend`, body, headers), 404, "not_found");
    expectRefusal(await api.send("POST", "/me", body, headers), 405, "method_not_allowed");
  }
});

test("reports the first invalid query parameter in the order of the contract", async ({ api }) => {
  expectRefusal(await api.get("/links?offset=x&limit=x"), 422, "invalid_limit");
  expectRefusal(await api.get("/links?q=%00&offset=x"), 422, "invalid_offset");
});
