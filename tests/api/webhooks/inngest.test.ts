import { InngestTestEngine } from "@inngest/test";
import { functions } from "@/inngest";
import { deliverWebhook } from "@/inngest/deliver-webhook";
import { findDeliveries } from "@/inngest/find-deliveries";
import { scheduledJobs } from "@/inngest/scheduled-jobs";
import { authSecret } from "@/lib/env";
import { JOBS } from "@/lib/jobs/catalogue";
import { firstAccount } from "@/tests/support/clients/first-account";
import { InngestCloud } from "@/tests/support/fakes/inngest-cloud";
import { expect, test } from "@/tests/support/fakes/webhook-receiver";
import { visit } from "@/tests/support/fixtures";
import { registerIn } from "@/tests/support/rows/webhooks";
import { newDatabase, type TestDatabase } from "@/tests/support/servers/databases";
import { type RunningServer, startServer } from "@/tests/support/servers/server";

test.describe.configure({ mode: "default", timeout: 120_000 });

let cloud: InngestCloud;
let database: TestDatabase;
let server: RunningServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  cloud = await InngestCloud.open();
  database = await newDatabase();
  const settings = { DATABASE_URL: database.url, NEXTAUTH_SECRET: authSecret(), ...cloud.settings };
  server = await startServer({ ...settings, LOG_LEVEL: "warn" });
});
test.afterAll(async () => {
  expect(await server.stop()).toBe(0);
  await database.drop();
  await cloud.close();
});

const register = (url: string, event = "link.created") => registerIn(database, url, [event]);

const rows = () =>
  database.query<{ id: string; status: string; attempts: number }>(
    "SELECT id, status, attempts FROM deliveries",
  );
const tick = { name: "inngest/scheduled.timer", data: {} };

test("a committed change triggers Inngest, which delivers, retries and stops", async ({ receiver }) => {
  receiver.secret = await register(receiver.url);
  receiver.respond = (response, { attempt }) => void response.writeHead(attempt < 3 ? 500 : 200).end();
  await firstAccount(server).post("/links", { url: "https://example.com/inngest" });
  await expect.poll(() => cloud.sent("waypost/deliveries.waiting").length).toBe(1);
  expect(receiver.received).toEqual([]);

  expect((await cloud.run(server.url, "find-deliveries", tick)).result).toEqual({ due: 1 });
  const [due] = cloud.sent("waypost/delivery.due");
  const [delivery] = await rows();
  expect(due).toMatchObject({
    id: expect.stringMatching(`^${delivery?.id}\\.0\\.`),
    data: { id: delivery?.id },
  });
  const ran = await cloud.run(server.url, "deliver-webhook", {
    name: "waypost/delivery.due",
    data: due?.data ?? {},
  });
  // A run that starts slightly too early sleeps once more.
  expect(ran.slept).toBeGreaterThanOrEqual(2);
  expect(receiver.received.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  expect(await rows()).toMatchObject([{ status: "delivered", attempts: 3 }]);
  expect((await cloud.run(server.url, "find-deliveries", tick)).result).toEqual({ due: 0 });
});

test("a milestone, which the rollup finds, also triggers Inngest", async ({ receiver }) => {
  const { body: link } = await firstAccount(server).post("/links", { url: "https://example.com/popular" });
  receiver.secret = await register(receiver.url, "link.clicks.milestone");
  await database.query(`UPDATE link_counters SET clicks = 99 WHERE link_id = ${link.id}`);
  const signals = () => cloud.sent("waypost/deliveries.waiting").length;
  const before = signals();
  await visit(link.short_url);
  await expect.poll(() => signals() - before, { timeout: 10_000, intervals: [20] }).toBe(1);
  expect((await cloud.run(server.url, "find-deliveries", tick)).result).toEqual({ due: 1 });
  const data = cloud.sent("waypost/delivery.due").at(-1)?.data ?? {};
  await cloud.run(server.url, "deliver-webhook", { name: "waypost/delivery.due", data });
  expect(receiver.received.map(({ body }) => [body.event, body.data.milestone])).toEqual([
    ["link.clicks.milestone", 100],
  ]);
});

test("two runs for one delivery make each attempt once", async ({ receiver }) => {
  receiver.secret = await register(receiver.url);
  const created = await firstAccount(server).post("/links", {
    url: "https://example.com/twins",
    on_duplicate: "create",
  });
  expect(created.status).toBe(201);
  const [delivery] = await rows();
  const due = { name: "waypost/delivery.due", data: { id: delivery?.id } };
  await Promise.all([1, 2, 3].map(() => cloud.run(server.url, "deliver-webhook", due)));
  expect(await rows()).toMatchObject([{ status: "delivered", attempts: 1 }]);
  expect([receiver.received.length, receiver.refused]).toEqual([1, []]);
});

test("rejects unsigned requests, other keys, and syncs from outside", async ({ receiver }) => {
  receiver.secret = await register(receiver.url);
  await firstAccount(server).post("/links", { url: "https://example.com/unsigned", on_duplicate: "create" });
  const [delivery] = await rows();
  const due = { name: "waypost/delivery.due", data: { id: delivery?.id } };
  const now = Math.floor(Date.now() / 1000);
  for (const signature of ["", "t=1&s=00", `t=${now}&s=${"0".repeat(64)}`, cloud.sign("another body")])
    expect((await cloud.call(server.url, "deliver-webhook", due, {}, signature)).status).toBe(401);
  expect((await fetch(`${server.url}/api/inngest`, { method: "PUT" })).status).toBe(401);
  expect(receiver.received).toEqual([]);
  expect(await rows()).toMatchObject([{ status: "waiting", attempts: 0 }]);
});

test("every job of the catalogue runs over the handler", async () => {
  for (const job of Object.keys(JOBS))
    expect((await cloud.run(server.url, job, tick)).result).toEqual(expect.any(Object));
});

test("a delivery sleeps until its next attempt and ends when there is none", async () => {
  const next = new Date(Date.now() + 60_000).toISOString();
  const engine = new InngestTestEngine({
    function: deliverWebhook,
    events: [{ name: "waypost/delivery.due", data: { id: "1", webhook_id: 1 } }],
    steps: [
      { id: "attempt-1", handler: () => ({ next }) },
      { id: "wait-1", handler: () => null },
      { id: "attempt-2", handler: () => ({}) },
    ],
  });
  const { result, ctx } = await engine.execute();
  expect(result).toEqual({ rounds: 2 });
  expect(ctx.step.sleepUntil.mock.calls).toEqual([["wait-1", next]]);
});

test("hands out due deliveries once, and again after a run without an attempt", async ({ receiver }) => {
  receiver.secret = await register(receiver.url);
  await firstAccount(server).post("/links", { url: "https://example.com/again", on_duplicate: "create" });
  const [delivery] = await rows();
  const look = async () => {
    await cloud.run(server.url, "find-deliveries", tick);
    const ids = cloud.sent("waypost/delivery.due").filter(({ data }) => data.id === delivery?.id);
    return new Set(ids.map(({ id }) => id)).size;
  };
  const before = await look();

  const due = { name: "waypost/delivery.due", data: { id: delivery?.id ?? "" } };
  await database.query("UPDATE webhooks SET paused = true");
  await cloud.run(server.url, "deliver-webhook", due);
  await database.query("UPDATE webhooks SET paused = false, updated_at = updated_at + interval '1 second'");
  expect(await look()).toBeGreaterThan(before);
  await database.query("UPDATE deliveries SET next_attempt_at = next_attempt_at - interval '1 minute'");
  expect(await look()).toBeGreaterThan(before + 1);
  expect(await rows()).toMatchObject([{ status: "waiting", attempts: 0 }]);
});

test("a delivery that wasn't claimed for ten minutes is handed out again", async () => {
  const nextAttemptAt = "2026-05-01T09:59:00.000Z";
  const due = [{ id: "one", webhookId: 1, attempts: 3, nextAttemptAt, changedAt: nextAttemptAt }];
  const idAt = async (span: number) => {
    const engine = new InngestTestEngine({
      function: findDeliveries,
      events: [tick],
      steps: [
        { id: "look", handler: () => ({ due, span }) },
        { id: "hand-out", handler: () => ({ ids: [] }) },
      ],
    });
    const { result, ctx } = await engine.execute();
    expect(result).toEqual({ due: 1 });
    return JSON.stringify(ctx.step.sendEvent.mock.calls);
  };
  expect(await idAt(1)).toContain("one.3.");
  expect(await idAt(1)).toBe(await idAt(1));
  expect(await idAt(2)).not.toBe(await idAt(1));
});

for (const fn of scheduledJobs) {
  test(`the function ${fn.id()} does its job and returns what it did`, async () => {
    const engine = new InngestTestEngine({ function: fn, events: [tick] });
    expect((await engine.execute()).result).toEqual(expect.any(Object));
  });
}

test("gives every function a unique name and every job of the catalogue a trigger", () => {
  const names = functions.map((fn) => fn.id());
  expect(new Set(names).size).toBe(names.length);
  const triggered = functions.filter(({ opts }) => opts.triggers?.length).map((fn) => fn.id());
  const jobs = Object.keys(JOBS);
  expect(triggered).toEqual(expect.arrayContaining(["deliver-webhook", "find-deliveries", ...jobs]));
});

test("returns 404 for /api/inngest without its settings", async ({ api }) => {
  const url = api.base;
  for (const method of ["GET", "POST", "PUT"])
    expect((await fetch(`${url}/api/inngest`, { method })).status).toBe(404);
});
