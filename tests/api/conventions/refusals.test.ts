import { databaseUrl, env } from "@/lib/env";
import { type ExactRequest, exactRequest } from "@/tests/support/clients/raw-request";
import { expect, test } from "@/tests/support/fixtures";
import { startNextAlone } from "@/tests/support/servers/next-alone";

// Visitor workers refuse these without asking the web worker. The route handlers respond to them where Next runs alone.

/** What belongs to the connection, the moment or the way of sending. */
const CHANGING = ["connection", "content-length", "date", "keep-alive", "transfer-encoding", "vary"];

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

test("a request without a key gets the same 401 from a visitor worker as from the route handlers", async () => {
  test.setTimeout(120_000);
  const alone = await startNextAlone({ DATABASE_URL: databaseUrl() });
  try {
    for (const refused of REFUSED) {
      const request = { ...refused, headers: { ...refused.headers, "X-Request-Id": "compare" } };
      const [ours, theirs] = await Promise.all(
        [env.APP_URL, alone.url].map((url) => exactRequest(url, request)),
      );
      for (const response of [ours, theirs]) for (const name of CHANGING) response?.headers.delete(name);
      expect(ours?.status).toBe(401);
      expect(ours && { ...ours, headers: [...ours.headers] }).toEqual(
        theirs && { ...theirs, headers: [...theirs.headers] },
      );
    }
  } finally {
    await alone.stop();
  }
});

test("what needs no key works without one: the description, pages, files and the health checks", async () => {
  for (const target of [
    "/api/v1/openapi.json",
    "/api/v1/openapi.json/",
    "/docs",
    "/login",
    "/icon.svg",
    "/apple-icon.png",
    "/manifest.webmanifest",
    "/icon-192.png",
    "/healthz",
  ])
    expect((await exactRequest(env.APP_URL, { target })).status, target).toBe(200);
  expect((await exactRequest(env.APP_URL, { method: "POST", target: "/api/v1/openapi.json" })).status).toBe(
    405,
  );
});

test("a sign-in with a body over 256 KiB is refused, whether or not its length is announced", async () => {
  const body = ["email=", "a".repeat(256 * 1024)];
  const type = { "Content-Type": "application/x-www-form-urlencoded" };
  const announced = { ...type, "Content-Length": String(body.join("").length) };
  for (const headers of [announced, type]) {
    const request = { method: "POST", target: "/api/auth/callback/credentials", headers, body };
    const response = await exactRequest(env.APP_URL, request);
    const message = "The body must be at most 256 KiB (262,144 bytes)";
    expect([response.status, response.body]).toEqual([413, { error: "payload_too_large", message }]);
  }
});

test("a path that is no page's gets the 404 page of visitors", async () => {
  for (const target of ["/no/such/page", "/wp-login.php", "/.env", "/Dashboard/links", "/%2e%2e/x"]) {
    const { status, headers, body } = await exactRequest(env.APP_URL, { target });
    expect([status, headers.get("content-type")], target).toEqual([404, "text/html; charset=utf-8"]);
    expect(body).toContain("Page not found");
  }
});
