import { databaseUrl } from "@/lib/env";
import { inDays } from "@/tests/support/dates";
import { expect, newAccount, test, visit } from "@/tests/support/fixtures";
import { framesInFile } from "@/tests/support/readers/gif-frames";
import { type DatabaseGate, databaseGate } from "@/tests/support/servers/database-gate";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

// In one worker, whose server has its own way to the database of the run.
test.describe.configure({ mode: "default", timeout: 180_000 });

let gate: DatabaseGate;
let server: RunningServer;
test.beforeAll(async () => {
  gate = await databaseGate(databaseUrl());
  server = await startServer({ DATABASE_URL: gate.url, LOG_LEVEL: "silent" });
});
test.afterAll(async () => {
  await server.stop();
  await gate.shut();
});

const status = async (path: string) => (await fetch(server.url + path)).status;
const recovered = () => expect.poll(() => status("/readyz"), { timeout: 60_000 }).toBe(200);

test("without the database the process is live but not ready, and recovers by itself", async () => {
  const { api } = await newAccount("free", server.url);
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  const visitLink = () => visit(`${server.url}/${link.slug}`);
  expect((await visitLink()).status).toBe(302);
  await gate.shut();

  await expect.poll(() => status("/readyz")).toBe(503);
  expect(await status("/healthz")).toBe(200);
  const away = await fetch(`${server.url}/readyz`);
  expect(Number(away.headers.get("retry-after"))).toBeGreaterThan(0);

  const page = await visitLink();
  expect(page.status).toBe(503);
  expect(page.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(page.headers.get("x-robots-tag")).toBe("noindex");
  expect(Number(page.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(page.headers.get("location")).toBeNull();

  const response = await api.get("/links");
  expect(response.status).toBe(503);
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(response.body).toEqual({ error: "unavailable", message: expect.any(String) });

  await gate.open();
  await recovered();
  expect((await visitLink()).status).toBe(302);
  expect((await api.get(`/links/${link.id}`)).body.clicks).toBe(2);
});

test("timers are served without the database, with the right image if they were seen before", async () => {
  const { api } = await newAccount("free", server.url);
  const { body: timer } = await api.post("/timers", { ends_at: inDays(3) });
  const load = async (path: string) => {
    const response = await fetch(server.url + path);
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const { pathname } = new URL(timer.gif_url);
  await load(pathname);
  await gate.shut();
  const [known, unknown] = [await load(pathname), await load("/t/2222222222222222zzzz.gif")];
  expect([known.status, unknown.status]).toEqual([200, 200]);
  expect(framesInFile(known.bytes)).toHaveLength(60);
  expect(framesInFile(unknown.bytes)).toHaveLength(1);
  await gate.open();
  await recovered();
});
