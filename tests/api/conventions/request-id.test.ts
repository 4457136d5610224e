import { databaseUrl } from "@/lib/env";
import type { ApiResponse } from "@/tests/support/clients/api-client";
import { type ExactRequest, exactRequest } from "@/tests/support/clients/raw-request";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { type RunningServer, startServer } from "@/tests/support/servers/server";
import { exchange, parseResponse } from "./raw-connection";

// One server for all tests of this file, because they read its log.
test.describe.configure({ mode: "default" });

let server: RunningServer;
let key: string;

test.beforeAll(async () => {
  server = await startServer({ DATABASE_URL: databaseUrl(), LOG_LEVEL: "info" });
  key = await (await newAccount()).newKey();
});

test.afterAll(() => server.stop());

const ask = (target: string, request: Partial<ExactRequest> = {}) =>
  exactRequest(server.url, {
    target,
    ...request,
    headers: { Authorization: `Bearer ${key}`, ...request.headers },
  });

const post = (body: string[], headers: Record<string, string> = {}) =>
  ask("/api/v1/links", {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", ...headers },
  });

const idOf = (response: ApiResponse) => response.headers.get("X-Request-Id") ?? "";

const linesOf = (requestId: string): unknown[] =>
  server
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line))
    .filter((entry) => entry.requestId === requestId);

test("every response has its own request id, logged with method, path and status", async () => {
  const unknown = { headers: { Authorization: "Bearer x" } };
  const created = await post(['{"url":"https://example.com/"}']);
  const qr = `/api/v1/links/${created.body.id}/qr`;
  const sent: [status: number, method: string, path: string, ApiResponse][] = [
    [200, "GET", "/api/v1/me", await ask("/api/v1/me")],
    [200, "HEAD", "/api/v1/me", await ask("/api/v1/me", { method: "HEAD" })],
    [200, "GET", "/api/v1/links", await ask("/api/v1/links?q=secret-words")],
    [201, "POST", "/api/v1/links", created],
    [200, "GET", qr, await ask(qr)],
    [400, "POST", "/api/v1/links", await post(["{"])],
    [401, "GET", "/api/v1/me", await ask("/api/v1/me", unknown)],
    [401, "GET", "/api/v1/nothing", await ask("/api/v1/nothing", unknown)],
    [404, "GET", "/api/v1/nothing", await ask("/api/v1/nothing")],
    [404, "GET", "/api/v1/links/0", await ask("/api/v1/links/0")],
    [405, "PUT", "/api/v1/links", await ask("/api/v1/links", { method: "PUT" })],
    [413, "POST", "/api/v1/links", await post(["x".repeat(256 * 1024 + 1)])],
    [415, "POST", "/api/v1/links", await post(["{}"], { "Content-Type": "text/plain" })],
    [409, "POST", "/api/v1/links", await post(['{"url":"https://example.com/","alias":"login"}'])],
    [422, "POST", "/api/v1/links", await post(["{}"])],
  ];
  expect(new Set(sent.map(([, , , response]) => idOf(response))).size).toBe(sent.length);
  for (const [status, method, path, response] of sent) {
    expect([response.status, idOf(response)]).toEqual([status, expect.stringMatching(/^[\w-]{16,64}$/)]);
    await expect
      .poll(() => linesOf(idOf(response)))
      .toEqual([expect.objectContaining({ method, path, status })]);
  }
  expect(server.output()).not.toContain("secret-words");
});

test("responses to malformed targets have a request id", async () => {
  for (const target of ["/api/v1//links", "/api/v1/%zz", "/api/v1/%2e%2e/links", "/api/v1/../../dashboard"]) {
    const response = await ask(target);
    expect([response.status, idOf(response)], target).toEqual([404, expect.stringMatching(/^[\w-]{16,64}$/)]);
    await expect.poll(() => linesOf(idOf(response)).length, target).toBe(1);
  }
});

test("responses to malformed requests have a request id", async () => {
  for (const sent of ["NONSENSE\r\n\r\n", "GET /api/v1/links HTTP/1.1\r\n\r\n"]) {
    const response = parseResponse(await exchange(server.url, sent));
    expect([response.status, idOf(response)], sent).toEqual([400, expect.stringMatching(/^[\w-]{16,64}$/)]);
    await expect
      .poll(() => linesOf(idOf(response)), sent)
      .toEqual([expect.objectContaining({ status: 400 })]);
  }
});

for (const id of [
  "1",
  "abc",
  "0b54b6e0-8f5c-4d5e-9a35-3a8d54b2f2a1",
  "trace.7_span-9",
  "a b;c=<d>",
  "a".repeat(200),
]) {
  test(`keeps the client's request id ${id.slice(0, 40)} in the response and in the log`, async () => {
    const response = await ask("/api/v1/me", { headers: { "X-Request-Id": id } });
    expect(idOf(response)).toBe(id);
    await expect.poll(() => linesOf(id).length).toBe(1);
    const refused = await ask("/api/v1/me", { headers: { Authorization: "", "X-Request-Id": id } });
    expect([refused.status, idOf(refused)]).toEqual([401, id]);
    await expect.poll(() => linesOf(id).length).toBe(2);
  });
}

for (const id of ["", " ", "a\tb", "é", "a".repeat(201), "a".repeat(5_000)]) {
  test(`replaces the request id ${JSON.stringify(id.slice(0, 20))} of ${id.length} characters`, async () => {
    const response = await ask("/api/v1/me", { headers: { "X-Request-Id": id } });
    expect([response.status, idOf(response)]).toEqual([200, expect.stringMatching(/^[\w-]{16,64}$/)]);
    await expect.poll(() => linesOf(idOf(response)).length).toBe(1);
  });
}

test("never logs a key", async () => {
  await ask("/api/v1/me", { headers: { "X-Request-Id": "the-last-one" } });
  await ask(`/api/v1/me?api_key=${key}`, { headers: { "X-Request-Id": "the-very-last-one" } });
  await expect.poll(() => linesOf("the-very-last-one").length).toBe(1);
  const lines = server.output().split("\n");
  expect(lines.filter((line) => line.startsWith("{") && line.includes(key.slice(11)))).toEqual([]);
});
