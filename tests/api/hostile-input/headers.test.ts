import fc from "fast-check";
import { env } from "@/lib/env";
import { exchange, parseResponse, request } from "@/tests/api/conventions/raw-connection";
import type { ApiResponse } from "@/tests/support/clients/api-client";
import { expect, test } from "@/tests/support/fixtures";
import { cases } from "@/tests/support/repetitions";
import { authorization, contentType, headLines, host } from "./header-values";
import { expectSound } from "./responses";

test.setTimeout(180_000);

const send = async (line: string, headers: string[], body = ""): Promise<ApiResponse> =>
  parseResponse(await exchange(env.APP_URL, request(env.APP_URL, line, headers, body)));

const bodyHeaders = (body: string) => ["Content-Type: application/json", `Content-Length: ${body.length}`];

test("other headers don't change the response to an API request with a key", async ({ api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  const body = JSON.stringify({ url: "https://example.com/" });
  const requests = [
    { line: "GET /api/v1/links", body: "", expected: [200] },
    { line: "GET /api/v1/nowhere", body: "", expected: [404] },
    { line: `GET /api/v1/links/${link.id}/qr`, body: "", expected: [200, 304] },
    { line: `PATCH /api/v1/links/${link.id}`, body: "{}", expected: [200] },
    { line: "POST /api/v1/links", body, expected: [200, 422] },
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...requests), headLines, async ({ line, body, expected }, lines) => {
      const headers = [
        `Authorization: Bearer ${await api.key()}`,
        ...(body ? bodyHeaders(body) : []),
        ...lines,
      ];
      const response = await send(line, headers, body);
      expectSound(response);
      const compressed = body !== "" && lines.some((head) => /^content-encoding:.*[^\s,]/i.test(head));
      expect(compressed ? [...expected, 415] : expected).toContain(response.status);
      if (response.status === 422) expect(response.body.error).toBe("invalid_idempotency_key");
    }),
    { numRuns: cases(300) },
  );
});

test("rejects anything in place of the key", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom("GET /api/v1/links", "GET /api/v1/x"),
      authorization,
      async (line, wrong) => {
        const response = await send(line, [`Authorization: ${wrong}`]);
        expectSound(response);
        expect(response.status).toBe(401);
        expect(response.headers.get("www-authenticate")).toBe("Bearer");
      },
    ),
    { numRuns: cases(75) },
  );
});

test("reads a body of any type as JSON or rejects it", async ({ api }) => {
  const body = JSON.stringify({ url: "https://example.com/" });
  await fc.assert(
    fc.asyncProperty(contentType, async (type) => {
      const headers = [`Authorization: Bearer ${await api.key()}`, `Content-Length: ${body.length}`];
      const response = await send("POST /api/v1/links", [...headers, `Content-Type: ${type}`], body);
      expectSound(response);
      const isJson = type.split(";")[0]?.trim().toLowerCase() === "application/json";
      expect(isJson ? [200, 201] : [415]).toContain(response.status);
    }),
    { numRuns: cases(75) },
  );
});

test("no Host header causes a server error", async ({ api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  const lines = [
    "GET /api/v1/links",
    "GET /",
    "GET /healthz",
    "GET /readyz",
    "GET /x/y",
    `GET /${link.slug}`,
  ];
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...lines), host, async (line, named) => {
      const headers = [`Host: ${named}`, `Authorization: Bearer ${await api.key()}`];
      const response = await send(line, headers);
      expect(response.status).toBeLessThan(500);
      if (line.includes("/api/")) expectSound(response);
    }),
    { numRuns: cases(100) },
  );
});

test("ignores an offer to upgrade the protocol", async ({ api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  const offers = [
    [
      "Connection: Upgrade, HTTP2-Settings",
      "Upgrade: h2c",
      "HTTP2-Settings: AAEAAEAAAAIAAAABAAMAAABkAAQBAAAAAAUAAEAA",
    ],
    [
      "Connection: Upgrade",
      "Upgrade: websocket",
      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
      "Sec-WebSocket-Version: 13",
    ],
  ];
  for (const offer of offers) {
    for (const [line, status] of [
      ["GET /api/v1/links", 200],
      [`GET /${link.slug}`, 302],
      ["GET /healthz", 200],
      ["GET /", 200],
      ["GET /x/y", 404],
    ] as const) {
      const response = await send(line, [
        `Authorization: Bearer ${await api.key()}`,
        ...offer,
        "Connection: close",
      ]);
      expect([line, response.status]).toEqual([line, status]);
    }
  }
});
