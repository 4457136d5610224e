import fc from "fast-check";
import { env } from "@/lib/env";
import { exchange, parseResponse, request, statuses } from "@/tests/api/conventions/raw-connection";
import { expect, test } from "@/tests/support/fixtures";
import { cases } from "@/tests/support/repetitions";
import { lines } from "./values";

test.setTimeout(180_000);

const START_LINES = lines(`
  GET / HTTP/1.1
  GET / HTTP/1.0
  GET / HTTP/2.0
  GET / HTTP/9.9
  GET /
  get / http/1.1
  PRI * HTTP/2.0
  OPTIONS * HTTP/1.1
  CONNECT a.b:443 HTTP/1.1
  BREW /api/v1/links HTTP/1.1
  POST /api/v1/links HTTP/1.1
  GET http://a.b/api/v1/links HTTP/1.1
  GET /api/v1/links/\xc3\xa9 HTTP/1.1
  GET /\xff\xfe HTTP/1.1
  GET /a b HTTP/1.1
  GET /${"x".repeat(15_000)} HTTP/1.1
  GET /${"x".repeat(20_000)} HTTP/1.1`);

// Two lines that belong together.
const HEADS = lines(`
  Content-Length: -1
  Content-Length: 1e9
  Content-Length: 99999999999999
  Content-Length: 5\r\tContent-Length: 6
  Transfer-Encoding: x
  Transfer-Encoding: chunked
  Transfer-Encoding: chunked\r\tContent-Length: 3
  Expect: x
  Expect: 100-continue
  Connection: Upgrade\r\tUpgrade: websocket
  Connection: close, Upgrade\r\tUpgrade: h2c
  Host: x\r\tHost: y
  : x
  No Colon
  X : y
  X\0: y
  X: \0
  X: a\rb
  X: y\r\t folded
  X: ${"y".repeat(20_000)}
  X: y${"\r\tX: y".repeat(3_000)}`).map((head) => head.replaceAll("\r\t", "\r\n"));

const BODIES = [
  "",
  "5\r\nhello\r\n0\r\n\r\n",
  "zz\r\n",
  "ffffffffffffffff\r\nx",
  "-1\r\n\r\n",
  "0\r\nX: y\r\n\r\n",
  "5;x=y\r\nhel",
  "{}",
];

const spoiled = fc
  .tuple(fc.constantFrom(...START_LINES), fc.subarray(HEADS, { maxLength: 2 }), fc.constantFrom(...BODIES))
  .map(([line, heads, body]) => Buffer.from([line, ...heads, "", body].join("\r\n"), "latin1"));

const valid = request(env.APP_URL, "GET /healthz");

/** A request with some bytes replaced, cut off, or sent twice. */
const mutated = fc
  .tuple(
    fc.array(fc.tuple(fc.nat(valid.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 }),
    fc.nat(valid.length),
  )
  .map(([changes, end]) => {
    const bytes = Buffer.from(valid);
    for (const [at, byte] of changes) bytes[at] = byte;
    return Buffer.concat([bytes.subarray(0, end), end % 3 ? valid : bytes]);
  });

const bytes = fc.oneof(
  { weight: 4, arbitrary: spoiled },
  { weight: 2, arbitrary: mutated },
  { weight: 1, arbitrary: fc.uint8Array({ minLength: 1, maxLength: 400 }) },
);

test("no bytes on the wire cause a server error or stop the server", async ({ api }) => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.array(bytes, { minLength: 4, maxLength: 4 }), async (connections) => {
      const received = await Promise.all(connections.map((sent) => exchange(env.APP_URL, sent, 250)));
      for (const status of received.flatMap(statuses)) {
        expect(status).toBeLessThan(500);
        seen.add(status);
      }
    }),
    { numRuns: cases(100) },
  );
  expect([...seen]).toEqual(expect.arrayContaining([200, 400, 431]));
  expect((await api.get("/links")).status).toBe(200);
});

test("rejects malformed requests in JSON with a request id", async () => {
  for (const [sent, status] of [
    ["GET /api/v1/links/\xc3\xa9 HTTP/1.1\r\nHost: x\r\n\r\n", 400],
    ["NONSENSE\r\n\r\n", 400],
    ["GET /api/v1/links HTTP/1.1\r\n\r\n", 400],
    ["GET /api/v1/links HTTP/1.1\r\nHost: x\r\nhOST: y\r\n\r\n", 400],
    ["GET /api/v1/links HTTP/1.0\r\nHost: x\r\nHost: x\r\n\r\n", 400],
    [`GET /api/v1/links HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${"x".repeat(20_000)}\r\n\r\n`, 431],
    ["POST /api/v1/links HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n", 400],
  ] as const) {
    const received = await exchange(env.APP_URL, Buffer.from(sent, "latin1"));
    expect(statuses(received)).toEqual([status]);
    const { headers, body } = parseResponse(received);
    expect(headers.get("content-type")).toBe("application/json");
    expect(headers.get("x-request-id")).toMatch(/^[\w-]{16,64}$/);
    const error = status === 400 ? "invalid_json" : "headers_too_large";
    expect(body).toEqual({ error, message: expect.stringMatching(/\S/) });
  }
});

test("ignores an unknown Expect header, and HTTP/1.0 without a Host", async () => {
  for (const sent of [
    "GET /api/v1/links HTTP/1.1\r\nHost: x\r\nExpect: the-unexpected\r\nConnection: close\r\n\r\n",
    "GET /api/v1/links HTTP/1.0\r\n\r\n",
  ]) {
    const received = await exchange(env.APP_URL, Buffer.from(sent, "latin1"));
    expect(statuses(received)).toEqual([401]);
    expect(received).toContain('"error":"unauthorized"');
  }
});
