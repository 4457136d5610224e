import { databaseUrl } from "@/lib/env";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { trySignIn } from "@/tests/support/clients/sign-in";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { visitAt } from "@/tests/support/rows/domains";
import { type RunningServer, startServer } from "@/tests/support/servers/server";
import { newName } from "./domain";
import { expectRefusedByOtherFields } from "./loop-fields";

test.slow();

const shared = () => ({ DATABASE_URL: databaseUrl(), LOG_LEVEL: "warn" });

test("with DOMAINS=off there are no domains, nor a number of them", async ({ account, api, request }) => {
  const server = await startServer({ ...shared(), DOMAINS: "off" });
  const { id } = (await api.post("/domains", { name: newName() })).body;
  const headers = { Authorization: `Bearer ${await api.key()}` };
  for (const [method, path] of [
    ["GET", "/domains"],
    ["POST", "/domains"],
    ["GET", `/domains/${id}`],
    ["DELETE", `/domains/${id}`],
    ["POST", `/domains/${id}/check`],
  ] as const) {
    const response = await fetch(`${server.url}/api/v1${path}`, { method, headers });
    expect(response.status, path).toBe(404);
    expect(await response.json()).toMatchObject({ error: "not_found" });
  }
  const document = await (await fetch(`${server.url}/api/v1/openapi.json`)).json();
  expect(Object.keys(document.paths)).toContain("/links");
  expect(Object.keys(document.paths)).not.toContain("/domains");
  expect(await trySignIn(request, account, {}, server.url)).toEqual({ status: 200, error: null });
  const html = await (await request.get(`${server.url}/dashboard/account`)).text();
  const limits = Array.from(html.matchAll(/<dt[^>]*>([^<]*)</g), ([, name]) => name);
  expect(limits).toContain("Webhooks");
  expect(limits).not.toContain("Domains");
  const guide = await (await request.get(`${server.url}/docs/limits`)).text();
  expect(guide).toContain("webhooks");
  expect(guide).not.toMatch(/and \d+ domains/);
  await server.stop();
});

test.describe("a server with names of its own", () => {
  test.describe.configure({ mode: "default" });
  let server: RunningServer;

  test.beforeAll(async () => {
    server = await startServer({
      ...shared(),
      APP_URL: "https://app.waypost.example",
      SHORT_URL: "https://go.waypost.example",
      DOMAIN_PROOF: "none",
      DOMAIN_TARGET: "192.0.2.7",
      DOMAIN_ORIGIN: "http://{domain}:8080",
    });
  });
  test.afterAll(() => server.stop());

  test("keeps them, and promises HTTPS for none of the others", async () => {
    const { api } = await newAccount("pro", server.url);
    for (const name of [
      "go.waypost.example",
      "app.waypost.example.",
      "GO.waypost.example",
      "a.go.waypost.example",
    ])
      expectRefusal(await api.post("/domains", { name }), 422, "invalid_name", name);
    const name = newName();
    for (const one of [name, `x${name}.waypost.example`]) {
      const { body } = await api.post("/domains", { name: one });
      expect(body.records).toEqual([{ type: "A", name: one, value: "192.0.2.7", seen: false }]);
    }
    const { body: link } = await api.post("/links", { url: "https://example.com/", domain: name });
    expect(link.short_url).toBe(`http://${name}:8080/${link.slug}`);
    for (const path of [`/${link.slug}`, "/", "/login"]) {
      const { headers } = await visitAt(name, path, { base: server.url });
      expect(headers.get("strict-transport-security"), path).toBeNull();
    }
    const login = await visitAt("app.waypost.example", "/login", { base: server.url });
    expect(login.headers.get("strict-transport-security")).toMatch(/max-age/);
  });

  test("no link leads to its short-link host, with or without the default port, and no other URL to either host", async () => {
    const { api } = await newAccount("free", server.url);
    for (const url of [
      "https://go.waypost.example/x",
      "http://go.waypost.example/x",
      "https://go.waypost.example:443/x",
      "http://go.waypost.example:80/x",
      "https://GO.Waypost.Example.",
      "https://ｇｏ.waypost.example?q",
    ])
      expect(await api.post("/links", { url }), url).toMatchObject({
        status: 422,
        body: { error: "invalid_url", message: expect.stringMatching(/^url .*short links/) },
      });
    for (const url of [
      "https://example.com",
      "https://a.go.waypost.example",
      "http://127.0.0.1/",
      "https://app.waypost.example/dashboard",
    ]) {
      const { status, body } = await api.post("/links", { url });
      expect(status, url).toBe(201);
      expect(body.short_url).toBe(`https://go.waypost.example/${body.slug}`);
      const { headers } = await visitAt("go.waypost.example", `/${body.slug}`, { base: server.url });
      expect(headers.get("location")).toBe(url);
    }
    for (const url of ["https://go.waypost.example/x", "https://app.waypost.example/x"])
      await expectRefusedByOtherFields(api, url);
  });

  test("with DOMAIN_PROOF=none a domain is active at once, for the first account that adds it", async () => {
    const [one, other] = [await newAccount("free", server.url), await newAccount("free", server.url)];
    const name = newName();
    const { body } = await one.api.post("/domains", { name });
    expect(body).toMatchObject({
      state: "active",
      problem: "points_elsewhere",
      records: [{ type: "A", name }],
    });
    expect((await other.api.post("/domains", { name })).body).toMatchObject({
      state: "pending",
      problem: "held_elsewhere",
    });
    await one.api.delete(`/domains/${body.id}`);
    const { id } = (await other.api.get("/domains")).body.data[0];
    await expect
      .poll(async () => (await other.api.send("POST", `/domains/${id}/check`)).body.state, {
        timeout: 30_000,
      })
      .toBe("active");
  });
});
