import { randomUUID } from "node:crypto";
import { sha256 } from "@/lib/crypto/tokens";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { type ApiResponse, Client } from "@/tests/support/clients/api-client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { expect, type TestAccount, test } from "@/tests/support/fixtures";
import { usedUpKey } from "@/tests/support/rows/used-up-key";

const url = "https://example.com/";
const fresh = { url, on_duplicate: "create" };
const KEY = { "Idempotency-Key": "order-17" };

const isReplay = (response: ApiResponse) => response.headers.get("Idempotent-Replayed") === "true";

function expectReplay(second: ApiResponse, first: ApiResponse): void {
  expect(isReplay(first)).toBe(false);
  expect(first.headers.has("Idempotent-Replayed")).toBe(false);
  expect(isReplay(second)).toBe(true);
  expect({ status: second.status, body: second.body }).toEqual({ status: first.status, body: first.body });
}

const clientOf = async (account: TestAccount, key = account.newKey()) => new Client(env.APP_URL, () => key);

test("repeats the first response for the same key and body, and creates nothing", async ({ api }) => {
  const first = await api.post("/links", fresh, KEY);
  expect(first.status).toBe(201);
  for (let again = 0; again < 3; again++) expectReplay(await api.post("/links", fresh, KEY), first);
  expect((await api.get("/links")).body.total).toBe(1);
});

test("repeats the first response even when the resource has changed or is gone", async ({ api }) => {
  const first = await api.post("/links", fresh, KEY);
  await api.patch(`/links/${first.body.id}`, { title: "changed" });
  expectReplay(await api.post("/links", fresh, KEY), first);
  await api.delete(`/links/${first.body.id}`);
  expectReplay(await api.post("/links", fresh, KEY), first);
  expect((await api.get("/links")).body.total).toBe(0);
});

test("repeats the response for a reused link with 200", async ({ api }) => {
  await api.post("/links", { url });
  const first = await api.post("/links", { url }, KEY);
  expect(first).toMatchObject({ status: 200, body: { reused: true } });
  expectReplay(await api.post("/links", { url }, KEY), first);
});

test("repeats nothing without a key", async ({ api }) => {
  const [first, second] = [await api.post("/links", fresh), await api.post("/links", fresh)];
  expect([isReplay(first), isReplay(second)]).toEqual([false, false]);
  expect(second.body.id).not.toBe(first.body.id);
});

test("returns 422 for the same key with another body, and keeps the first response", async ({ api }) => {
  const first = await api.post("/links", fresh, KEY);
  for (const other of [{ ...fresh, title: "x" }, { url }, {}, JSON.stringify(fresh).replace("{", "{ ")])
    expectRefusal(await api.post("/links", other, KEY), 422, "invalid_idempotency_key");
  expectReplay(await api.post("/links", fresh, KEY), first);
  expect((await api.get("/links")).body.total).toBe(1);
});

test("a key belongs to one API key, and is shared with no other one", async ({ account, stranger }) => {
  const responses: ApiResponse[] = [];
  for (const api of [await clientOf(account), await clientOf(account), stranger])
    responses.push(await api.post("/links", fresh, KEY));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(responses.filter(isReplay)).toEqual([]);
  expect(new Set(responses.map(({ body }) => body.id)).size).toBe(3);
});

test("a key belongs to one method and path", async ({ api }) => {
  const created = await api.post("/links", fresh, KEY);
  const other = await api.post("/links", fresh);
  const days = { days: 1 };
  const first = await api.post(`/links/${created.body.id}/extend`, days, KEY);
  const second = await api.post(`/links/${other.body.id}/extend`, days, KEY);
  expect([first, second].map(({ status, body }) => [status, body.id])).toEqual([
    [200, created.body.id],
    [200, other.body.id],
  ]);
  expect([first, second].filter(isReplay)).toEqual([]);
});

test("two requests with one key extend a link once", async ({ api }) => {
  const { body: link } = await api.post("/links", { url, expire_days: 7 });
  const first = await api.post(`/links/${link.id}/extend`, { days: 30 }, KEY);
  expect(first.body.expires_at).not.toBe(link.expires_at);
  expectReplay(await api.post(`/links/${link.id}/extend`, { days: 30 }, KEY), first);
  expect((await api.get(`/links/${link.id}`)).body.expires_at).toBe(first.body.expires_at);
});

test("ignores a key on GET, PATCH and DELETE", async ({ api }) => {
  const { body: link } = await api.post("/links", { url });
  const path = `/links/${link.id}`;
  for (const title of ["one", "two"]) {
    const response = await api.patch(path, { title }, KEY);
    expect(response).toMatchObject({ status: 200, body: { title } });
    expect((await api.get(path, KEY)).body.title).toBe(title);
  }
  expect((await api.send("DELETE", path, undefined, KEY)).status).toBe(200);
  expect((await api.send("DELETE", path, undefined, KEY)).status).toBe(404);
});

test("repeats rejections: an invalid field and a taken alias", async ({ api }) => {
  const wrong = await api.post("/links", { url: "x" }, { "Idempotency-Key": "wrong" });
  expectRefusal(wrong, 422, "invalid_url");
  expectReplay(await api.post("/links", { url: "x" }, { "Idempotency-Key": "wrong" }), wrong);

  const wanted = { url, alias: `x${randomUUID()}` };
  const { body: holder } = await api.post("/links", wanted);
  const taken = await api.post("/links", wanted, KEY);
  expectRefusal(taken, 409, "alias_taken");
  await api.delete(`/links/${holder.id}`);
  expectReplay(await api.post("/links", wanted, KEY), taken);
  expect((await api.post("/links", wanted, { "Idempotency-Key": "free again" })).status).toBe(201);
});

test("doesn't store 429: the request is carried out once the limit allows it", async ({ account }) => {
  const key = await usedUpKey(account);
  const api = await clientOf(account, Promise.resolve(key));
  expectRefusal(await api.post("/links", fresh, KEY), 429, "rate_limited");
  const { id } = await db.apiKey.findUniqueOrThrow({ where: { hash: sha256(key) } });
  await db.$executeRaw`DELETE FROM rate_log WHERE subject = ${`key:${id}`}`;
  const response = await api.post("/links", fresh, KEY);
  expect([response.status, isReplay(response)]).toEqual([201, false]);
});

test("returns 404 before looking at the key, also for a resource that existed at its first use", async ({
  api,
}) => {
  const { body: link } = await api.post("/links", { url });
  const extend = () => api.post(`/links/${link.id}/extend`, { days: 1 }, KEY);
  expect((await extend()).status).toBe(200);
  await api.delete(`/links/${link.id}`);
  expectRefusal(await extend(), 404, "not_found");
});

test("a key expires after 24 hours, and not before", async ({ account }) => {
  const api = await clientOf(account);
  const first = await api.post("/links", fresh, KEY);
  const moveTo = (createdAt: Date) =>
    db.idempotencyKey.updateMany({
      where: { apiKey: { accountId: account.owner.accountId } },
      data: { createdAt },
    });
  const dayAgo = addDays(new Date(), -1);
  await moveTo(new Date(dayAgo.getTime() + 60_000));
  expectReplay(await api.post("/links", fresh, KEY), first);
  await moveTo(dayAgo);
  const other = { ...fresh, title: "another" };
  const second = await api.post("/links", other, KEY);
  expect([second.status, isReplay(second)]).toEqual([201, false]);
  expectReplay(await api.post("/links", other, KEY), second);
  expectRefusal(await api.post("/links", fresh, KEY), 422, "invalid_idempotency_key");
});

for (const [name, key] of [
  ["empty", ""],
  ["blank", "   "],
  ["longer than 255 characters", "x".repeat(256)],
  ["not ASCII", "clé"],
  ["a text with a tab", "a\tb"],
] as const) {
  test(`returns 422 for a key that is ${name} and creates nothing`, async ({ api }) => {
    const response = await exactRequest(env.APP_URL, {
      method: "POST",
      target: "/api/v1/links",
      headers: {
        Authorization: `Bearer ${await api.key()}`,
        "Content-Type": "application/json",
        "Idempotency-Key": key,
      },
      body: [JSON.stringify(fresh)],
    });
    expectRefusal(response, 422, "invalid_idempotency_key");
    expect((await api.get("/links")).body.total).toBe(0);
  });
}
