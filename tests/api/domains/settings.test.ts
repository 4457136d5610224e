import { databaseUrl } from "@/lib/env";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { startServer } from "@/tests/support/servers/server";
import { newName } from "./domain";

test.slow();

const shared = () => ({ DATABASE_URL: databaseUrl(), LOG_LEVEL: "warn" });

test("with DOMAINS=off there are no domains", async ({ api }) => {
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
  await server.stop();
});

test("with DOMAIN_PROOF=none a domain is active at once, for the first account that adds it", async () => {
  const server = await startServer({ ...shared(), DOMAIN_PROOF: "none" });
  const [one, other] = [await newAccount("free", server.url), await newAccount("free", server.url)];
  const name = newName();
  const { body } = await one.api.post("/domains", { name });
  expect(body).toMatchObject({
    state: "active",
    problem: "points_elsewhere",
    records: [{ type: "CNAME", name }],
  });
  expect((await other.api.post("/domains", { name })).body).toMatchObject({
    state: "pending",
    problem: "held_elsewhere",
  });
  await one.api.delete(`/domains/${body.id}`);
  const { id } = (await other.api.get("/domains")).body.data[0];
  await expect
    .poll(async () => (await other.api.send("POST", `/domains/${id}/check`)).body.state, { timeout: 30_000 })
    .toBe("active");
  await server.stop();
});
