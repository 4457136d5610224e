import { expect, test } from "@playwright/test";
import { firstAccount } from "@/tests/support/clients/first-account";
import { visitAt } from "@/tests/support/rows/domains";
import { pidsOf } from "@/tests/support/servers/process-tree";
import { startServer } from "@/tests/support/servers/server";
import { OwnPostgres } from "./support/own-postgres";

test("a proxy gets its answers from memory while the database is away", async () => {
  test.setTimeout(300_000);
  const postgres = await OwnPostgres.make();
  const server = await startServer({
    DATABASE_URL: postgres.url,
    DOMAIN_PROOF: "none",
    LOG_LEVEL: "debug",
    WORKERS: "1",
  });
  const ask = async (domain: string) =>
    (await fetch(`${server.url}/api/domains/ask?domain=${domain}`)).status;
  await firstAccount(server).post("/domains", { name: "go.example.com" });
  await expect.poll(() => ask("go.example.com")).toBe(200);

  await postgres.stop("immediate");
  // It has noticed, and keeps its cache.
  await expect.poll(() => server.output(), { timeout: 60_000 }).toContain("could not load the domains");
  expect([await ask("go.example.com"), await ask("other.example.com")]).toEqual([200, 404]);

  // So does a worker started during the outage; the domain's visitors don't get what is on the host of SHORT_URL.
  const before = server.output().length;
  for (const pid of pidsOf(server.process.pid, "visitor worker")) process.kill(pid, "SIGKILL");
  await expect
    .poll(() => server.output().slice(before), { timeout: 60_000 })
    .toContain("the visitor worker was replaced");
  expect([await ask("go.example.com"), await ask("other.example.com")]).toEqual([200, 404]);
  for (const path of ["/some-link", "/b/page", "/"])
    expect((await visitAt("go.example.com", path, { base: server.url })).status, path).toBe(503);

  await postgres.start();
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 60_000 }).toBe(200);
  const { data } = (await firstAccount(server).get("/domains")).body;
  await firstAccount(server).delete(`/domains/${data[0].id}`);
  await expect.poll(() => ask("go.example.com"), { timeout: 30_000 }).toBe(404);
  await server.kill();
  await postgres.clear();
});
