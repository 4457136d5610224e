import fc from "fast-check";
import { env } from "@/lib/env";
import { exchange, parseResponse, request } from "@/tests/api/conventions/raw-connection";
import { expect, test } from "@/tests/support/fixtures";
import { cases } from "@/tests/support/repetitions";
import { headLines } from "./header-values";
import { encoded, text, words } from "./values";

test.setTimeout(180_000);

const send = async (line: string, headers: string[] = [], body = "") =>
  parseResponse(await exchange(env.APP_URL, request(env.APP_URL, line, headers, body)));

test("a short link redirects whatever headers a visitor sends, and counts every visit that should count", async ({
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/?a=1#b" });
  let redirects = 0;
  await fc.assert(
    fc.asyncProperty(headLines, async (lines) => {
      const response = await send(`GET /${link.slug}`, lines);
      expect([response.status, response.headers.get("location")]).toEqual([
        302,
        "https://example.com/?a=1#b",
      ]);
      redirects++;
    }),
    { numRuns: cases(250) },
  );
  const { body: after } = await api.get(`/links/${link.id}`);
  expect(after.clicks).toBeGreaterThan(redirects / 2);
  expect(after.clicks).toBeLessThanOrEqual(redirects);
  const { body: stats } = await api.get(`/links/${link.id}/stats`);
  expect(stats.clicks).toBe(after.clicks);
});

const PATHS =
  words(`/ // /x /x/y /healthz /readyz /healthz/ /readyz?x=% /api /api/ /api/v2/x /* /_next /_next/image
  /_next/image?url=%2Fhealthz&w=64&q=75 /_next/image?url=http://127.0.0.1/&w=1&q=1 /_next/static/x.js /_next/mcp
  /_next/static/../../package.json /_next/data/x/index.json /__nextjs /_error /404 /500 /_not-found /index /[slug]
  /favicon.ico /robots.txt /.env /.git/config /% /%ff /%00 /%2e%2e/%2e%2e/etc/passwd /..%2f..%2fetc/passwd /a%2fb
  /\\x /;x /? /# http://evil.example/ http://[ https: * /x?__nextDefaultLocale=x /?_rsc=1 /${"a/".repeat(2_000)}`);

const path = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PATHS) },
  { weight: 1, arbitrary: text.map((value) => `/${encoded(value)}`) },
  { weight: 1, arbitrary: fc.stringMatching(/^\/[\x21-\x7e]{1,12}$/) },
);

const BODIES = [
  "",
  "x",
  "{}",
  "0=%5B%5D",
  '--x\r\nContent-Disposition: form-data; name="1_$ACTION_ID_x"\r\n\r\n\r\n--x--\r\n',
];
const TYPES = [
  "multipart/form-data; boundary=x",
  "multipart/form-data",
  "text/plain;charset=UTF-8",
  "application/x-www-form-urlencoded",
];

test("no path outside the API causes a server error, whatever the method, headers and body", async () => {
  const methods = fc.constantFrom(
    "GET",
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "OPTIONS",
    "PROPFIND",
    "TRACE",
  );
  const body = fc.tuple(fc.constantFrom(...BODIES), fc.constantFrom(...TYPES));
  await fc.assert(
    fc.asyncProperty(methods, path, headLines, body, async (method, target, lines, [content, type]) => {
      const headers = content ? [`Content-Type: ${type}`, `Content-Length: ${content.length}`] : [];
      const response = await send(`${method} ${target}`, [...headers, ...lines], content);
      expect(response.status).toBeGreaterThanOrEqual(200);
      expect(response.status).toBeLessThan(500);
    }),
    { numRuns: cases(500) },
  );
  expect((await send("GET /healthz")).status).toBe(200);
});
