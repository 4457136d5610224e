import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { sha256 } from "@/lib/secrets";
import { exactRequest } from "../exact-request";
import { expect, test } from "../fixtures";
import { expectRefusal } from "../refusal";
import { usedUpKey } from "../used-up-key";

// CONTRACT §2: 401, 429, 405/404, 413, 415, 400, idempotency key, fields, 409. Each test breaks two rules at once.

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

test("401 comes before 429", async ({ account }) => {
  const key = await usedUpKey(account);
  expectRefusal(await askWith(key, "GET", "/me"), 429, "rate_limited");
  await db.apiKey.delete({ where: { hash: sha256(key) } });
  expectRefusal(await askWith(key, "GET", "/me"), 401, "unauthorized");
});

test("401 comes before faults of the body", async () => {
  const unknown = `wp_${"A".repeat(40)}`;
  expectRefusal(await askWith(unknown, "POST", "/links", TEXT, [TOO_LARGE]), 401, "unauthorized");
});

test("429 comes before 404, 405 and faults of the body", async ({ account }) => {
  const key = await usedUpKey(account);
  expectRefusal(await askWith(key, "GET", "/nothing"), 429, "rate_limited");
  expectRefusal(await askWith(key, "GET", "/links/%zz"), 429, "rate_limited");
  expectRefusal(await askWith(key, "GET", "/links/0"), 429, "rate_limited");
  expectRefusal(await askWith(key, "DELETE", "/links"), 429, "rate_limited");
  expectRefusal(await askWith(key, "POST", "/links", TEXT, [TOO_LARGE]), 429, "rate_limited");
  expectRefusal(await askWith(key, "POST", "/links", TEXT, ["{"]), 429, "rate_limited");
});

test("404 and 405 come before 413, 415, 400 and the idempotency key", async ({ api, stranger }) => {
  const { body: foreign } = await stranger.post("/links", { url: "https://example.com/" });
  for (const [body, headers] of [
    [TOO_LARGE, {}],
    ["{}", TEXT],
    ["{", {}],
    ["{}", BAD_KEY],
  ] as const) {
    expectRefusal(await api.send("POST", "/nothing", body, headers), 404, "not_found");
    expectRefusal(await api.send("PATCH", "/links/0", body, headers), 404, "not_found");
    expectRefusal(await api.send("PATCH", `/links/${foreign.id}`, body, headers), 404, "not_found");
    expectRefusal(await api.send("POST", `/links/${foreign.id}/extend`, body, headers), 404, "not_found");
    expectRefusal(await api.send("PUT", "/links", body, headers), 405, "method_not_allowed");
    expectRefusal(await api.send("POST", "/me", body, headers), 405, "method_not_allowed");
  }
});

test("413 comes before 415 and 400", async ({ api }) => {
  expectRefusal(await api.post("/links", TOO_LARGE, TEXT), 413, "payload_too_large");
  expectRefusal(await api.post("/links", TOO_LARGE), 413, "payload_too_large");
});

test("415 comes before 400 and the idempotency key", async ({ api }) => {
  expectRefusal(await api.post("/links", "{", TEXT), 415, "unsupported_media_type");
  expectRefusal(await api.post("/links", "{}", { ...TEXT, ...BAD_KEY }), 415, "unsupported_media_type");
});

test("400 comes before the idempotency key", async ({ api }) => {
  expectRefusal(await api.post("/links", "{", BAD_KEY), 400, "invalid_json");
  const once = { "Idempotency-Key": "one" };
  await api.post("/links", { url: "https://example.com/" }, once);
  expectRefusal(await api.post("/links", "[]", once), 400, "invalid_json");
});

test("the idempotency key comes before the fields", async ({ api }) => {
  expectRefusal(await api.post("/links", {}, BAD_KEY), 422, "invalid_idempotency_key");
  const once = { "Idempotency-Key": "one" };
  await api.post("/links", { url: "https://example.com/" }, once);
  expectRefusal(await api.post("/links", {}, once), 422, "invalid_idempotency_key");
});

test("the fields come before 409", async ({ api }) => {
  const wrong = { url: "https://example.com/", alias: "login", title: "x".repeat(201) };
  expectRefusal(await api.post("/links", wrong), 422, "invalid_title");
  expectRefusal(await api.post("/links", { ...wrong, title: "" }), 409, "alias_taken");
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  expectRefusal(
    await api.patch(`/links/${link.id}`, { alias: "login", click_limit: 0 }),
    422,
    "invalid_click_limit",
  );
});

test("of several wrong fields the first in the order of the table decides, and the message names it", async ({
  api,
}) => {
  const wrong: Record<string, unknown> = {
    paused: 1,
    click_limit: "1",
    on_duplicate: "x",
    starts_at: 1,
    expire_days: 2,
    expires_at: "x",
    title: 1,
    alias: "a b",
    url: "x",
  };
  const order = [
    "url",
    "alias",
    "title",
    "expires_at",
    "expire_days",
    "starts_at",
    "on_duplicate",
    "click_limit",
    "paused",
  ];
  for (const field of order) {
    const { url = "https://example.com/", ...rest } = wrong;
    const answer = await api.post("/links", { ...rest, url });
    expectRefusal(answer, 422, `invalid_${field}`);
    expect(answer.body.message).toMatch(new RegExp(`^${field} `));
    delete wrong[field];
  }
});

test("of several wrong query parameters the first in the order of the table decides", async ({ api }) => {
  expectRefusal(await api.get("/links?offset=x&limit=x"), 422, "invalid_limit");
  expectRefusal(await api.get("/links?q=%00&offset=x"), 422, "invalid_offset");
});
