import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { digestLine } from "@/lib/cli/generate-client";
import { ApiError, createClient } from "@/lib/client";
import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { expect, test } from "@/tests/support/fixtures";
import { ROOT } from "@/tests/support/root";
import { usedUpKey } from "@/tests/support/rows/used-up-key";

test("the client's types match the current OpenAPI document", () => {
  const [first] = readFileSync(resolve(ROOT, "lib/client/schema.ts"), "utf8").split("\n");
  expect(first).toBe(digestLine);
});

test("creates, reads, lists, changes and deletes with types", async ({ account }) => {
  const client = createClient({ url: env.APP_URL, key: account.newKey });
  const alias = randomSlug();
  const { data: link } = await client.POST("/links", { body: { url: "https://example.com/", alias } });
  expect(link?.short_url).toBe(`${env.SHORT_URL}/${alias}`);
  const params = { path: { id: link?.id ?? 0 } };
  const { data: changed } = await client.PATCH("/links/{id}", { params, body: { title: "By types" } });
  expect(changed?.title).toBe("By types");
  const { data: page } = await client.GET("/links", { params: { query: { q: "by types", limit: 1 } } });
  expect(page?.data).toEqual([changed]);
  const { data: stats } = await client.GET("/links/{id}/stats", { params });
  expect(stats?.clicks).toBe(0);
  const { data: gone } = await client.DELETE("/links/{id}", { params });
  expect(gone).toEqual({ id: link?.id, deleted: true });
  const { data: signature } = await client.POST("/signatures", {
    body: { full_name: "Ada", template: "compact" },
  });
  expect(signature?.signature_html).toContain("Ada");
});

test("throws an error with its status, code, message and request id", async ({ account }) => {
  const client = createClient({ url: env.APP_URL, key: await account.newKey() });
  const refused = await client
    .POST("/links", { body: { url: "ftp://example.com" } })
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(ApiError);
  expect(refused).toMatchObject({
    status: 422,
    code: "invalid_url",
    message: expect.stringMatching(/^url must be/),
  });
  expect(Object(refused).requestId).toMatch(/^\S+$/);
  const stranger = createClient({ url: env.APP_URL, key: "wp_nobody" });
  await expect(stranger.GET("/me")).rejects.toMatchObject({ status: 401, code: "unauthorized" });
});

/** A network on which the first `refusals` requests are rate limited. */
function busy(errors: number) {
  const waits: number[] = [];
  const seen: string[] = [];
  const send = async (input: RequestInfo | URL): Promise<Response> => {
    seen.push(await new Request(input).text());
    if (seen.length > errors) return Response.json({ id: 1, deleted: true });
    const error = { error: "rate_limited", message: "More than 60 requests in a minute with this key" };
    return Response.json(error, { status: 429, headers: { "Retry-After": String(seen.length * 2) } });
  };
  const wait = async (ms: number) => void waits.push(ms);
  return {
    waits,
    seen,
    client: createClient({ url: "http://waypost.test", key: "wp_x", fetch: send, wait }),
  };
}

test("waits for Retry-After on 429 and sends the whole request again", async () => {
  const { waits, seen, client } = busy(2);
  const { response } = await client.POST("/links", { body: { url: "https://example.com/" } });
  expect(response.status).toBe(200);
  expect(waits).toEqual([2000, 4000]);
  expect(seen).toEqual(Array(3).fill('{"url":"https://example.com/"}'));
});

test("gives up after three retries", async () => {
  const { waits, client } = busy(9);
  await expect(client.GET("/me")).rejects.toMatchObject({ status: 429, code: "rate_limited" });
  expect(waits).toHaveLength(3);
});

test("waits as long as the real server's 429 says", async ({ account }) => {
  const waits: number[] = [];
  const key = await usedUpKey(account);
  const client = createClient({ url: env.APP_URL, key, retries: 1, wait: async (ms) => void waits.push(ms) });
  await expect(client.GET("/me")).rejects.toMatchObject({ status: 429, code: "rate_limited" });
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThanOrEqual(1_000);
  expect(waits[0]).toBeLessThanOrEqual(60_000);
});
