import { env } from "@/lib/env";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { expect, test } from "@/tests/support/fixtures";

const ask = (key: string, target: string, method = "GET", headers: Record<string, string> = {}) =>
  exactRequest(env.APP_URL, { method, target, headers: { Authorization: `Bearer ${key}`, ...headers } });

const UNKNOWN = [
  "/api/v1",
  "/api/v1/",
  "/api/v1?limit=1",
  "/api/v1/nothing",
  "/api/v1/nothing/at/all",
  "/api/v1/LINKS",
  "/api/v1/links.json",
  "/api/v1/links.rsc",
  "/api/v1/links;x=1",
  "/api/v1/links/1/nothing",
  "/api/v1/links/[id]",
  "/api/v1/links/%5Bid%5D",
  "/api/v1/[...path]",
  "/api/v1/_next/static/x.js",
  "/api/v1/favicon.ico",
  "/api/v1/$x/@y/(z)",
  "/api/v1/%C3%A9",
  `/api/v1/${"a".repeat(5_000)}`,
  `/api/v1${"/a".repeat(2_000)}`,
  "/api/v1/%",
  "/api/v1/links/%",
  "/api/v1/links/%zz",
  "/api/v1/links/%ff",
  "/api/v1/links/%c3",
  "/api/v1/links/%ed%a0%80",
  "/api/v1/links/%00",
  "/api/v1/links/%0a",
  "/api/v1/links%2F1",
  "/api/v1/links%5C1",
  "/api/v1/links\\1",
  "/api/v1//",
  "/api/v1//links",
  "/api//v1/links",
  "//api/v1/links",
  "/api/v1/links//",
  "/api/v1/links//1",
  "/api/v1/./links",
  "/api/v1/../v1/links",
  "/api/v1/../../dashboard",
  "/api/v1/..",
  "/api/v1/links/.",
  "/api/v1/links/..",
  "/api/v1/%2e/links",
  "/api/v1/%2e%2e/links",
  "/api/v1/%2E%2E/%2e%2E/dashboard",
  "/api/v1/.%2e/links",
  "/api/v1/links/%2e%2e",
  "/api/v1/%252e%252e/links",
  "http://elsewhere.example/api/v1/nothing",
  "HTTP://ELSEWHERE.EXAMPLE/api/v1//links",
];

for (const target of UNKNOWN) {
  const name = target.length > 60 ? `${target.slice(0, 30)}… (${target.length} characters)` : target;
  test(`returns 404 in JSON for GET ${name}`, async ({ api }) => {
    expectRefusal(await ask(await api.key(), target), 404, "not_found");
  });
}

test("returns 404 for an unknown path with any method", async ({ api }) => {
  for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND", "PURGE"])
    expectRefusal(await ask(await api.key(), "/api/v1/nothing", method), 404, "not_found", method);
  const head = await ask(await api.key(), "/api/v1/nothing", "HEAD");
  expect([head.status, head.body]).toEqual([404, ""]);
});

for (const target of [
  "/api/v1/links/",
  "/api/v1/links?",
  "/api/v1/links?limit=&x=%ff&__proto__=1&constructor=2",
  "/api/v1/links#fragment",
  `/api/v1/links?x=${"a".repeat(5_000)}`,
  "http://elsewhere.example/api/v1/links",
  "http://elsewhere.example:81/api/v1/links/?x=1",
]) {
  test(`GET ${target.slice(0, 60)} is the list of links`, async ({ api }) => {
    expect(await ask(await api.key(), target)).toMatchObject({ status: 200, body: { data: [], total: 0 } });
  });
}

const HEADERS: Record<string, string>[] = [
  { RSC: "1" },
  { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-State-Tree": "%5B%22%22%5D" },
  { "Next-Action": "0123456789abcdef" },
  { "x-nextjs-data": "1" },
  { "x-matched-path": "/dashboard" },
  { "x-invoke-path": "/dashboard", "x-invoke-status": "404" },
  { "x-middleware-subrequest": "middleware:middleware:middleware" },
  { "X-HTTP-Method-Override": "DELETE" },
  { "X-Forwarded-Host": "elsewhere.example", "X-Forwarded-Proto": "gopher" },
  { Accept: "text/html" },
  { Host: "elsewhere.example" },
  { Host: "localhost:99999" },
  { Host: "a b/[" },
];

for (const headers of HEADERS) {
  test(`the headers ${JSON.stringify(headers)} don't change the response`, async ({ api }) => {
    expect(await ask(await api.key(), "/api/v1/links", "GET", headers)).toMatchObject({
      status: 200,
      body: { data: [], total: 0 },
    });
    expectRefusal(await ask(await api.key(), "/api/v1/nothing", "GET", headers), 404, "not_found");
  });
}

const METHODS = [
  "GET",
  "HEAD",
  "POST",
  "PUT",
  "PATCH",
  "OPTIONS",
  "TRACE",
  "PROPFIND",
  "MKCOL",
  "LOCK",
  "PURGE",
  "DELETE",
];

for (const [path, allowed] of [
  ["/me", ["GET", "HEAD"]],
  ["/links", ["GET", "HEAD", "POST"]],
  ["/links/{id}", ["GET", "HEAD", "PATCH", "DELETE"]],
  ["/links/{id}/extend", ["POST"]],
  ["/links/{id}/qr", ["GET", "HEAD"]],
  ["/links/{id}/stats", ["GET", "HEAD"]],
] as const) {
  test(`${path} allows ${allowed.join(", ")}, and returns 405 with Allow for any other method`, async ({
    api,
  }) => {
    const { body: link } = await api.post("/links", { url: "https://example.com/" });
    const target = `/api/v1${path.replace("{id}", link.id)}`;
    for (const method of METHODS) {
      const response = await ask(await api.key(), target, method);
      if (allowed.some((name) => name === method)) {
        expect([404, 405], method).not.toContain(response.status);
        continue;
      }
      if (method === "HEAD") expect([response.status, response.body]).toEqual([405, ""]);
      else expectRefusal(response, 405, "method_not_allowed", method);
      expect(response.headers.get("Allow")?.split(", ").sort(), method).toEqual([...allowed].sort());
      if (method !== "OPTIONS") expect(JSON.stringify(response.body), method).not.toContain("OPTIONS");
    }
  });
}

for (const path of ["/", "/login", "/docs", "/dashboard", "/dashboard/links"])
  test(`${path} allows GET, HEAD and POST, and returns 405 with Allow for any other method`, async () => {
    for (const method of METHODS) {
      const { status, headers } = await exactRequest(env.APP_URL, { method, target: path });
      if (["GET", "HEAD", "POST"].includes(method)) expect(status, method).toBeLessThan(400);
      else expect([status, headers.get("Allow")], method).toEqual([405, "GET, HEAD, POST"]);
    }
  });

test("HEAD returns the same as GET, without the body", async ({ api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  for (const path of ["/me", "/links", `/links/${link.id}`, `/links/${link.id}/qr`]) {
    const head = await ask(await api.key(), `/api/v1${path}`, "HEAD");
    const get = await api.get(path);
    expect([head.status, head.body], path).toEqual([200, ""]);
    expect(head.headers.get("Content-Type"), path).toBe(get.headers.get("Content-Type"));
  }
});
