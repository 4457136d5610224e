import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import { type ApiResponse, Client } from "@/tests/support/clients/api-client";
import { firstAccount, makeLinks } from "@/tests/support/clients/first-account";
import { visit } from "@/tests/support/fixtures";
import { rounds } from "@/tests/support/repetitions";
import { visitAt } from "@/tests/support/rows/domains";
import { pidsOf } from "@/tests/support/servers/process-tree";
import { type RunningServer, startServer } from "@/tests/support/servers/server";
import { readClickTotals } from "./support/click-totals";
import { OwnPostgres } from "./support/own-postgres";
import { PATIENT, VisitorLoad } from "./support/visitors";

test.describe.configure({ mode: "default", timeout: 300_000 });

let postgres: OwnPostgres;
let server: RunningServer;
test.beforeAll(async () => {
  postgres = await OwnPostgres.make();
  const settings = { DATABASE_URL: postgres.url, DOMAIN_PROOF: "none", LOG_LEVEL: "debug" };
  server = await startServer(settings);
});
test.afterAll(async () => {
  expect(await server.stop()).toBe(0);
  await postgres.clear();
});

const open = (path: string, method = "GET") => visit(server.url + path, {}, method);
const ready = () => open("/readyz").then(({ status }) => status);
const secondsToWait = (headers: Headers) => Number(headers.get("retry-after"));

/** Creates one link, retrying with the same `Idempotency-Key` until the response is no 503; returns all statuses. */
async function createStubbornly(api: Client, statuses: Set<number>): Promise<void> {
  const body = { url: `https://example.com/${randomUUID()}`, on_duplicate: "create" };
  const headers = { "Idempotency-Key": randomUUID() };
  await expect
    .poll(
      async () => {
        const { status } = await api.post("/links", body, headers);
        statuses.add(status);
        return status;
      },
      { intervals: [50], timeout: 120_000 },
    )
    .toBe(201);
}

test("a proxy gets its answers from memory while the database is away", async () => {
  const ask = async (domain: string) =>
    (await fetch(`${server.url}/api/domains/ask?domain=${domain}`)).status;
  await firstAccount(server).post("/domains", { name: "go.example.com" });
  await expect.poll(() => ask("go.example.com")).toBe(200);

  const running = server.output().length;
  await postgres.stop("immediate");
  // It has noticed, and keeps its cache.
  await expect
    .poll(() => server.output().slice(running), { timeout: 60_000 })
    .toContain("could not load the domains");
  expect([await ask("go.example.com"), await ask("other.example.com")]).toEqual([200, 404]);

  // So does a worker started during the outage; the domain's visitors don't get what is on the host of SHORT_URL.
  const away = server.output().length;
  for (const pid of pidsOf(server.process.pid, "visitor worker")) process.kill(pid, "SIGKILL");
  await expect
    .poll(() => server.output().slice(away), { timeout: 60_000 })
    .toContain("the visitor worker was replaced");
  expect([await ask("go.example.com"), await ask("other.example.com")]).toEqual([200, 404]);
  for (const path of ["/some-link", "/b/page", "/"])
    expect((await visitAt("go.example.com", path, { base: server.url })).status, path).toBe(503);

  await postgres.start();
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  const { data } = (await firstAccount(server).get("/domains")).body;
  await firstAccount(server).delete(`/domains/${data[0].id}`);
  await expect.poll(() => ask("go.example.com"), { timeout: 30_000 }).toBe(404);
});

test("under load, while PostgreSQL stops and starts, clients get their link once or a 503, never a 500, and nothing is lost", async () => {
  const links = await makeLinks(server, [null, null, null, 300]);
  const keys = await postgres.makeKeys(12);
  const load = new VisitorLoad(server.port, links, { size: 16, ...PATIENT });
  const statuses = new Set<number>();
  let created = 0;
  let working = true;
  const writers = keys.map(async (key) => {
    const api = new Client(server.url, async () => key);
    for (let round = 0; round < 50 && working; round++) {
      await createStubbornly(api, statuses);
      created++;
    }
  });
  for (const mode of rounds(["fast", "immediate", "fast", "immediate"] as const)) {
    const enough = created + 24;
    await expect.poll(() => created, { timeout: 60_000, intervals: [20] }).toBeGreaterThan(enough);
    await postgres.stop(mode);
    await expect.poll(ready, { timeout: 60_000 }).toBe(503);
    await postgres.start();
  }
  await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  const enough = load.redirected + 100;
  await expect.poll(() => load.redirected, { timeout: 60_000 }).toBeGreaterThan(enough);
  working = false;
  await Promise.all([...writers, load.leave()]);

  expect([...statuses].sort()).toEqual([201, 503]);
  expect(load.otherStatuses.filter((response) => !["410", "503"].includes(response))).toEqual([]);
  expect(load.otherStatuses).toContain("503");
  expect(load.broken + load.refused).toBe(0);
  const [stored] = await postgres.ask<{ links: number }>("SELECT count(*)::int AS links FROM links");
  expect(stored?.links).toBe(links.length + created);
  for (const { slug, clicks, journal, limit } of (await readClickTotals(postgres.url)).slice(
    0,
    links.length,
  )) {
    expect(clicks).toBeGreaterThanOrEqual(load.of(slug).redirected);
    expect(clicks).toBeLessThanOrEqual(Math.min(load.of(slug).sent, limit ?? Number.POSITIVE_INFINITY));
    expect(journal).toBe(clicks);
  }
});

for (const mode of ["fast", "immediate"] as const) {
  test(`PostgreSQL stopped (${mode}): everything returns 503 with Retry-After and recovers once it is back`, async () => {
    const api = firstAccount(server);
    const url = `https://example.com/${mode}`;
    const { body: link } = await api.post("/links", { url });
    const at = `/links/${link.id}`;
    const { total } = (await api.get("/links")).body;
    expect((await open(`/${link.slug}`)).status).toBe(302);
    await postgres.stop(mode);

    const responses: ApiResponse[] = [
      await api.get("/links"),
      await api.get("/me"),
      await api.get(`${at}/stats`),
      await api.get(`${at}/qr`),
      await api.get("/no/such/path"),
      await api.post("/links", { url: `${url}/away` }),
      await api.post("/links", { url: `${url}/away` }, { "Idempotency-Key": mode }),
      await api.post(`${at}/extend`, { days: 3 }),
      await api.patch(at, { title: "away" }),
      await api.delete(at),
    ];
    for (const { status, body, headers } of responses) {
      expect({ status, body }).toEqual({
        status: 503,
        body: { error: "unavailable", message: expect.any(String) },
      });
      expect(secondsToWait(headers)).toBeGreaterThanOrEqual(1);
      expect(headers.get("x-request-id")).toBeTruthy();
    }
    expect((await api.get("/me", { Authorization: "" })).status).toBe(401);
    for (const path of [`/${link.slug}`, "/nobody-has-this"]) {
      for (const method of ["GET", "HEAD"]) {
        const page = await open(path, method);
        expect(page.status).toBe(503);
        expect(page.headers.get("content-type")).toContain("text/html");
        expect(page.headers.get("location")).toBeNull();
        expect(secondsToWait(page.headers)).toBeGreaterThanOrEqual(1);
      }
    }
    expect((await open("/healthz")).status).toBe(200);
    const notReady = await open("/readyz");
    expect(notReady.status).toBe(503);
    expect(secondsToWait(notReady.headers)).toBeGreaterThanOrEqual(1);

    await postgres.start();
    await expect.poll(ready, { timeout: 60_000 }).toBe(200);
    expect((await open(`/${link.slug}`)).status).toBe(302);
    expect((await api.get(at)).body).toMatchObject({ clicks: 2, title: "" });
    expect((await api.post("/links", { url: `${url}/back` })).status).toBe(201);
    const again = await api.post("/links", { url: `${url}/away` }, { "Idempotency-Key": mode });
    expect([again.status, again.headers.has("Idempotent-Replayed")]).toEqual([201, false]);
    expect((await api.get("/links")).body.total).toBe(total + 2);
  });
}

test("while the database is away, the log has a line a second for all visitors, not one each", async () => {
  const [link] = await makeLinks(server, [null]);
  await postgres.stop("immediate");
  const visitors = 400;
  for (let sent = 0; sent < visitors; sent += 20) {
    const responses = await Promise.all(Array.from({ length: 20 }, () => open(`/${link?.slug}`)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 503));
  }
  const lines = server
    .output()
    .split("\n")
    .filter((line) => line.includes("visits could not be recorded"));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.length).toBeLessThan(visitors / 10);
});
