import fc from "fast-check";
import { env } from "@/lib/env";
import { exchange, parseResponse, request } from "@/tests/api/conventions/raw-connection";
import { expect, test } from "@/tests/support/fixtures";
import { cases } from "@/tests/support/repetitions";
import { expectSound } from "./responses";
import { encoded, lines, text, words } from "./values";

test.setTimeout(180_000);

const ODD = [
  ...words(`0 -1 1.5 1e3 +1 01 0x1 NaN 1;1 1%00 %31 % %zz %ff %c0%af %2f .. . %2e%2e ..; a:b * [id] __proto__ constructor
    2147483648 ${"9".repeat(400)}`),
  "",
];

const segment = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom("links", "me", "extend", "qr", "stats", "1", "2147483647") },
  { weight: 4, arbitrary: fc.constantFrom(...ODD) },
  { weight: 1, arbitrary: text.map(encoded) },
  // Anything that HTTP allows in a path.
  { weight: 1, arbitrary: fc.stringMatching(/^[\x21-\x22\x24-\x3e\x40-\x7e]{1,8}$/) },
);

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND", "TRACE"];

const path = fc.array(segment, { maxLength: 4 }).map((segments) => ["/api/v1", ...segments].join("/"));

test("every path and method of the API gets a valid JSON response", async ({ api }) => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...METHODS), path, async (method, target) => {
      const headers = [`Authorization: Bearer ${await api.key()}`];
      const response = parseResponse(
        await exchange(env.APP_URL, request(env.APP_URL, `${method} ${target}`, headers)),
      );
      expectSound(response);
      expect(response.headers.get("content-type")).toContain("application/json");
    }),
    { numRuns: cases(300) },
  );
});

test("every path with an id returns 404 for any but the account's own", async ({ api, stranger }) => {
  const { body: own } = await api.post("/links", { url: "https://example.com/" });
  const { body: foreign } = await stranger.post("/links", { url: "https://example.com/" });
  const id = fc.oneof(
    fc.constantFrom(`${foreign.id}`, `${own.id + 2 ** 32}`),
    fc.constantFrom(
      ...words("0# #.0 +# -# #e0 #n #,# #;a #%20 #%00").map((odd) => odd.replaceAll("#", own.id)),
    ),
    fc.bigInt({ min: 10n ** 8n, max: 10n ** 30n }).map(String),
    text.filter((value) => !["", ".", ".."].includes(value)).map(encoded),
  );
  const endpoint = fc.constantFrom(
    ...lines("GET\nPATCH\nDELETE\nGET /stats\nGET /qr\nPOST /extend").map((one) => one.split(" ")),
  );
  await fc.assert(
    fc.asyncProperty(id, endpoint, async (wrong, [method = "", below = ""]) => {
      const body = method === "GET" || method === "DELETE" ? undefined : { days: 1 };
      const response = await api.send(method, `/links/${wrong}${below}`, body);
      expectSound(response);
      expect(response.status).toBe(404);
    }),
    { numRuns: cases(150) },
  );
  expect((await api.get(`/links/${own.id}`)).body).toEqual(own);
  expect((await stranger.get(`/links/${foreign.id}`)).body).toEqual(foreign);
});
