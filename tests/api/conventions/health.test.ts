import { env } from "@/lib/env";
import { expect, test, visit } from "@/tests/support/fixtures";
import { databaseGate } from "@/tests/support/servers/database-gate";
import { newDatabase } from "@/tests/support/servers/databases";
import { startServer } from "@/tests/support/servers/server";

test("/healthz and /readyz return 200 to anybody, uncached", async () => {
  for (const path of ["/healthz", "/readyz"]) {
    const response = await fetch(env.APP_URL + path);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("no-store");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.json()).toEqual({ status: "ok" });
  }
});

test("/healthz and /readyz can't be short links", async ({ api }) => {
  for (const alias of ["healthz", "readyz", "Healthz"]) {
    expect(await api.post("/links", { url: "https://example.com/", alias })).toMatchObject({
      status: 409,
      body: { error: "alias_taken" },
    });
  }
});

test("without the database the process is live but not ready, and recovers by itself", async () => {
  test.setTimeout(180_000);
  const database = await newDatabase();
  const gate = await databaseGate(database.url);
  const server = await startServer({ DATABASE_URL: gate.url, LOG_LEVEL: "silent" });
  const key = /wp_[A-Za-z0-9]{40}/.exec(server.output())?.[0] ?? "";
  const headers = { Authorization: `Bearer ${key}`, "Content-Type": "application/json" };
  const links = `${server.url}/api/v1/links`;
  const status = async (path: string) => (await fetch(server.url + path)).status;
  try {
    const body = JSON.stringify({ url: "https://example.com/" });
    const link = await (await fetch(links, { method: "POST", headers, body })).json();
    expect((await visit(link.short_url)).status).toBe(302);
    await gate.shut();

    await expect.poll(() => status("/readyz")).toBe(503);
    expect(await status("/healthz")).toBe(200);
    const away = await fetch(`${server.url}/readyz`);
    expect(Number(away.headers.get("retry-after"))).toBeGreaterThan(0);

    const page = await visit(link.short_url);
    expect(page.status).toBe(503);
    expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page.headers.get("x-robots-tag")).toBe("noindex");
    expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(page.headers.get("location")).toBeNull();

    const response = await fetch(links, { headers });
    expect(response.status).toBe(503);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toEqual({ error: "unavailable", message: expect.any(String) });

    await gate.open();
    await expect.poll(() => status("/readyz"), { timeout: 60_000 }).toBe(200);
    expect((await visit(link.short_url)).status).toBe(302);
    const { clicks } = await (await fetch(`${links}/${link.id}`, { headers })).json();
    expect(clicks).toBe(2);
  } finally {
    await server.stop();
    await gate.shut();
    await database.drop();
  }
});
