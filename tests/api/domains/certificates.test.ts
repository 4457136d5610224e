import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/fixtures";
import { type Caddy, caddyMissing, startCaddy } from "@/tests/support/servers/caddy";
import { activeDomain, claim, newName } from "./domain";

// The real Caddy with the Caddyfile of this repository. Only its authority is its own.

test.skip(caddyMissing !== undefined, caddyMissing);
test.describe.configure({ mode: "default" });

let caddy: Caddy;
test.beforeAll(async () => {
  caddy = await startCaddy(env.APP_URL);
});
test.afterAll(() => caddy.stop());

test("a page on an active domain is served over TLS, with a certificate of its name", async ({
  account,
  api,
}) => {
  const { name } = await activeDomain(account);
  const { slug } = (await api.post("/bio-pages", { title: "Ada of Example" })).body;
  // Every process hears of a new domain within moments.
  await expect(async () => {
    const page = await caddy.open(name, `/b/${slug}`);
    expect(page.status).toBe(200);
    expect(page.body).toContain("Ada of Example");
  }).toPass({ timeout: 20_000 });
});

test("a handshake fails for an unknown name, a pending domain and one that was deleted", async ({
  account,
  api,
}) => {
  const refused = async (name: string) =>
    expect(caddy.open(name, "/healthz")).rejects.toThrow(/alert|closed|reset/i);
  await refused(newName());
  await refused("127.0.0.1.example");
  const { id, name } = await claim(account);
  await refused(name);
  await api.delete(`/domains/${id}`);
  await refused(name);
});

test("the server's own host has a certificate too", async () => {
  const { hostname } = new URL(env.SHORT_URL);
  expect(await caddy.open(hostname, "/healthz")).toMatchObject({ status: 200 });
});

test("plain HTTP is redirected to HTTPS", async ({ account }) => {
  const { name } = await activeDomain(account);
  const response = await fetch(`http://127.0.0.1:${caddy.httpPort}/x`, {
    redirect: "manual",
    headers: { host: name },
  });
  expect(response.status).toBe(308);
});
