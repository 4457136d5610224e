import { env } from "@/lib/env";
import { exactRequest } from "@/tests/support/clients/raw-request";
import { expect, test } from "@/tests/support/fixtures";

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
