import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { endpoints } from "@/lib/api/endpoints";
import { databaseUrl, env } from "@/lib/env";
import type { ApiResponse } from "@/tests/support/clients/api-client";
import { type ExactRequest, exactRequest } from "@/tests/support/clients/raw-request";
import { expect, newAccount, type TestAccount, test } from "@/tests/support/fixtures";
import { fetchEncoded } from "@/tests/support/readers/encoded-response";
import { someOf } from "@/tests/support/repetitions";
import { ROOT } from "@/tests/support/root";
import { startNextAlone } from "@/tests/support/servers/next-alone";

// Our own server answers the API before Next; a host that runs Next alone answers it through a route handler.

const FILES = join(ROOT, ".next/static");
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const JSON_BODY = { "Content-Type": "application/json" };

/** Every path with every method, where the first of each kind exists, and no body or an empty object. */
const EVERY_ENDPOINT: ExactRequest[] = Object.keys(endpoints).flatMap((path) =>
  METHODS.flatMap((method): ExactRequest[] => {
    const target = path.replace(/\{\w+\}/g, "2147483647");
    return ["GET", "HEAD", "OPTIONS"].includes(method)
      ? [{ method, target }]
      : [
          { method, target },
          { method, target, headers: { ...JSON_BODY, "Content-Length": "2" }, body: ["{}"] },
        ];
  }),
);

const PATHS = [
  "",
  "/",
  "/nothing",
  "/links/",
  "/links/0",
  "/links/abc",
  "/%6Cinks",
  "/links?limit=x",
  "/links?q=a%00b",
];

const post = (body: string, headers: Record<string, string> = JSON_BODY): ExactRequest => ({
  method: "POST",
  target: "/links",
  headers,
  body: [body],
});

const BODIES: ExactRequest[] = [
  post('{"url":"https://example.com/a","title":"ü"}'),
  post('{"url":"https://example.com/a"}'),
  post('{"url":"https://example.com/b"}', { ...JSON_BODY, "Idempotency-Key": "one" }),
  post('{"url":"https://example.com/b"}', { ...JSON_BODY, "Idempotency-Key": "one" }),
  post('{"url":"https://example.com/c"}', { ...JSON_BODY, "Idempotency-Key": "one" }),
  post("{"),
  post(""),
  post("x".repeat(256 * 1024 + 1)),
  post("{}", { "Content-Type": "text/plain" }),
  post("{}", { ...JSON_BODY, "Content-Encoding": "gzip" }),
  post("{}", { ...JSON_BODY, "X-Request-Id": "my own" }),
  post('{"url":"https://example.com/","alias":"login"}'),
  { ...post(""), body: ['{"url":', '"https://example.com/pieces"}'] },
];

const LISTS = ["/links", "/links?limit=1&offset=1", "/links?limit=500", "/links?q=example&q=", "/me"];

/** Visitor workers refuse these without asking the web worker. */
const REFUSED: ExactRequest[] = [
  { target: "/api/v1/me" },
  { target: "/api/v1/links", headers: { Authorization: "Bearer" } },
  { target: "/api/v1/links", headers: { Authorization: "Basic YTpi" } },
  { target: "/api/v1/links", headers: { Authorization: "Bearer wp_short" } },
  { target: "/api/v1/nothing", headers: { Authorization: `bearer   wp_${"é".repeat(3)}` } },
  { method: "POST", target: "/api/v1/links", headers: { "Content-Type": "text/plain" }, body: ["{"] },
  { method: "DELETE", target: "/api/v1/links" },
  { method: "HEAD", target: "/api/v1/me" },
];

test.describe("our server and Next alone", () => {
  test.describe.configure({ mode: "default", timeout: 180_000 });
  let next: Awaited<ReturnType<typeof startNextAlone>>;

  test.beforeAll(async () => {
    next = await startNextAlone({ DATABASE_URL: databaseUrl(), APP_URL: env.APP_URL });
  });
  test.afterAll(() => next.stop());

  const CASES: [name: string, requests: ExactRequest[]][] = [
    ["every endpoint and method", someOf(EVERY_ENDPOINT)],
    ["paths and queries", PATHS.map((target) => ({ target }))],
    ["bodies, and what they made", [...BODIES, ...LISTS.map((target) => ({ target }))]],
  ];

  for (const [name, requests] of CASES)
    test(`respond alike: ${name}`, async () => {
      const accounts = [await newAccount(), await newAccount()] as const;
      for (const request of requests) {
        const [ours, theirs] = await Promise.all([
          respond(env.APP_URL, accounts[0], request),
          respond(next.url, accounts[1], request),
        ]);
        expect(
          ours,
          `${request.method ?? "GET"} ${request.target} ${request.body ?? ""}`.slice(0, 120),
        ).toEqual(theirs);
      }
    });

  test("respond alike without a key, and to a HEAD", async () => {
    for (const target of ["/me", "/nothing", "/openapi.json"])
      for (const method of METHODS) {
        const request = { method, target: `/api/v1${target}` };
        const [ours, theirs] = await Promise.all([
          exactRequest(env.APP_URL, request),
          exactRequest(next.url, request),
        ]);
        expect(shown(ours), `${method} ${target}`).toEqual(shown(theirs));
      }
  });

  test("a visitor worker gives a request without a key the 401 of the route handlers", async () => {
    for (const refused of REFUSED) {
      const request = { ...refused, headers: { ...refused.headers, "X-Request-Id": "compare" } };
      const [ours, theirs] = await Promise.all(
        [env.APP_URL, next.url].map((url) => exactRequest(url, request)),
      );
      expect(ours?.status).toBe(401);
      expect(ours && shown(ours)).toEqual(theirs && shown(theirs));
    }
  });

  test("respond alike with the scripts, styles, fonts and pictures of the dashboard", async () => {
    const files = readdirSync(FILES, { recursive: true, withFileTypes: true }).filter((file) =>
      file.isFile(),
    );
    expect(files.length).toBeGreaterThan(100);
    for (const { name, parentPath } of files) {
      const file = join(parentPath, name);
      const path = `/_next/static${file.slice(FILES.length)}`;
      const [ours, theirs] = await Promise.all(
        [env.APP_URL, next.url].map((url) => fetchEncoded(url + path)),
      );
      expect([ours?.status, ours?.bytes.equals(readFileSync(file)), ours?.encoding], path).toEqual([
        200,
        true,
        undefined,
      ]);
      const { "last-modified": _, "accept-ranges": __, etag: ___, ...headers } = theirs?.headers ?? {};
      expect({ ...ours?.headers, date: headers.date, vary: headers.vary }, path).toEqual(headers);
      const compressible = /\.(js|css|svg)$/.test(path);
      for (const encoding of ["br", "gzip"]) {
        const packed = await fetchEncoded(env.APP_URL + path, encoding);
        expect(packed.encoding, path).toBe(compressible ? encoding : undefined);
        if (compressible) expect(packed.text, path).toBe(ours?.text);
      }
    }
    const head = await fetchEncoded(`${env.APP_URL}/_next/static/media`, undefined, "HEAD");
    expect(head.status).toBe(404);
  });

  test("compress a long response for those who accept it", async () => {
    for (const base of [env.APP_URL, next.url]) {
      const plain = await fetchEncoded(`${base}/api/v1/openapi.json`);
      const packed = await fetchEncoded(`${base}/api/v1/openapi.json`, "gzip");
      expect([plain.encoding, packed.encoding, packed.text]).toEqual([undefined, "gzip", plain.text]);
      expect(packed.headers.vary).toContain("Accept-Encoding");
    }
  });

  async function respond(base: string, account: TestAccount, request: ExactRequest) {
    const headers = { Authorization: `Bearer ${await account.api.key()}`, ...request.headers };
    return shown(await exactRequest(base, { ...request, headers, target: `/api/v1${request.target}` }));
  }
});

// What differs between any two responses, and what only tells how the body is transferred.
const VARYING =
  /^(date|connection|keep-alive|transfer-encoding|vary|x-ratelimit-reset|x-ratelimit-remaining)$/;
const VARYING_FIELDS = /"(id|slug|short_url|email|name|prefix|\w+_at)":("[^"]*"|\d+)/g;

/** A response without what is another for every account and moment. */
function shown({ status, headers, body }: ApiResponse) {
  const kept = [...headers].filter(([name]) => !VARYING.test(name) && name !== "content-length");
  const known = kept.map(([name, value]) => [
    name,
    name === "x-request-id" && /^[0-9a-f-]{36}$/.test(value) ? "a new one" : value,
  ]);
  return { status, headers: known.sort(), body: JSON.stringify(body).replace(VARYING_FIELDS, '"$1":0') };
}
