import { expireCountdowns } from "@/lib/countdowns/expire";
import { db } from "@/lib/db/client";
import { EVENT_NAMES } from "@/lib/events/names";
import { expireLinks } from "@/lib/links/emit-expired";
import { expireTimers } from "@/lib/timers/expire";
import { webhooks } from "@/lib/webhooks";
import { inDays } from "@/tests/support/dates";
import { expect, type Received, test } from "@/tests/support/fakes/webhook-receiver";
import { newAccount, visit } from "@/tests/support/fixtures";
import { CORE_FIELDS, coreOf, moveCounter, moveLink } from "@/tests/support/rows/links";
import { logOf, register } from "@/tests/support/rows/webhooks";

const came = (receiver: { received: unknown[] }, count: number) =>
  expect.poll(() => receiver.received.length, { timeout: 10_000, intervals: [20] }).toBe(count);

/** What every delivery contains, whatever the event (docs/contract.md §10): nothing missing, nothing extra. */
function expectByContract({ body, raw, headers, method }: Received, data: string[]): void {
  expect(Object.keys(body)).toEqual(["event", "created_at", "data"]);
  expect(Object.keys(body.data)).toEqual(data);
  expect(body.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
  expect(Math.abs(Date.parse(body.created_at) - Date.now())).toBeLessThan(60_000);
  expect(Object.keys(headers).sort()).toEqual([
    "connection",
    "content-length",
    "content-type",
    "host",
    "user-agent",
    "webhook-id",
    "webhook-signature",
    "webhook-timestamp",
    "x-service-attempt",
    "x-service-delivery",
    "x-service-event",
    "x-service-signature",
  ]);
  expect([method, headers["content-type"]]).toEqual(["POST", "application/json"]);
  expect(headers["content-length"]).toBe(String(Buffer.byteLength(raw)));
  expect(headers["x-service-attempt"]).toBe("1");
  expect(headers["x-service-delivery"]).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
}

test("a receiver built from the contract verifies every event", async ({ account, api, receiver }) => {
  const id = await register(account, receiver);
  const { body: link } = await api.post("/links", {
    url: "https://example.com/life?a=1&b=2",
    title: 'Fête "50%" <b>\u{1F389}',
  });
  await api.post("/links", { url: "https://example.com/life?a=1&b=2" });
  await came(receiver, 1);
  await moveCounter(link.id, { clicks: 99 });
  await visit(link.short_url);
  await came(receiver, 2);
  await moveLink(link.id, { expiresAt: new Date(Date.now() - 1000) });
  await expireLinks(new Date());
  await expireLinks(new Date());
  await came(receiver, 3);
  await api.delete(`/links/${link.id}`);
  await came(receiver, 4);
  const { body: timer } = await api.post("/timers", { name: "Fête", ends_at: inDays(1) });
  const { body: page } = await api.post("/countdowns", { title: "Fête", ends_at: inDays(1) });
  const endsAt = new Date(Date.now() - 1000);
  await db.timer.update({ where: { id: timer.id }, data: { endsAt } });
  await db.countdown.update({ where: { id: page.id }, data: { endsAt } });
  for (let twice = 0; twice < 2; twice++) await expireTimers(new Date());
  await came(receiver, 5);
  for (let twice = 0; twice < 2; twice++) await expireCountdowns(new Date());
  await came(receiver, 6);
  await webhooks.ping(account.owner, { id }, new Date());

  const past = {
    ...coreOf(link),
    clicks: 100,
    state: "expired",
    active: false,
    expires_at: expect.any(String),
  };
  const ended = async (path: string) => (await api.get(path)).body;
  expect(receiver.received.map(({ event, body }) => [event, body.data])).toEqual([
    ["link.created", { link: coreOf(link) }],
    ["link.clicks.milestone", { link: { ...coreOf(link), clicks: 100 }, milestone: 100 }],
    ["link.expired", { link: past }],
    ["link.deleted", { link: past }],
    ["timer.expired", { timer: await ended(`/timers/${timer.id}`) }],
    ["countdown.expired", { countdown: await ended(`/countdowns/${page.id}`) }],
    ["webhook.ping", { webhook: { id, url: receiver.url, events: [...EVENT_NAMES] } }],
  ]);
  for (const one of receiver.received)
    expectByContract(
      one,
      one.event === "link.clicks.milestone" ? ["link", "milestone"] : [one.event.split(".")[0] ?? ""],
    );
  for (const { body } of receiver.received.slice(0, 4))
    expect(Object.keys(body.data.link)).toEqual(CORE_FIELDS);
  expect(Object.keys(receiver.received[6]?.body.data.webhook)).toEqual(["id", "url", "events"]);
  expect(new Set(receiver.received.map(({ delivery }) => delivery)).size).toBe(7);
  expect(receiver.refused).toEqual([]);
  const log = await logOf(account, id);
  expect(log.map(({ status, log }) => [status, log[0]?.status, log[0]?.response_body])).toEqual(
    Array(7).fill(["delivered", 200, "thank you"]),
  );
  // The log has no order within a second.
  expect(log.map(({ body }) => body).sort()).toEqual(receiver.received.map(({ raw }) => raw).sort());
});

test("reaching 100 clicks with 20 concurrent visitors is one delivery", async ({
  account,
  api,
  receiver,
}) => {
  await register(account, receiver, { events: ["link.clicks.milestone"] });
  const { body: link } = await api.post("/links", { url: "https://example.com/crowd" });
  await moveCounter(link.id, { clicks: 90 });
  await Promise.all(Array.from({ length: 20 }, () => visit(link.short_url)));
  await came(receiver, 1);
  const ping = await db.event.count({
    where: { accountId: account.owner.accountId, name: "link.clicks.milestone" },
  });
  expect(ping).toBe(1);
  expect(receiver.received[0]?.body.data.milestone).toBe(100);
});

test("delivers only the chosen events, to each webhook of the account and to no other account", async ({
  receiver,
}) => {
  const [account, other] = [await newAccount("pro"), await newAccount()];
  const created = await register(account, receiver, { events: ["link.created"] });
  const { secret } = receiver;
  const foreign = await register(other, receiver);
  receiver.secret = secret;
  const { body: link } = await account.api.post("/links", { url: "https://example.com/chosen" });
  await account.api.delete(`/links/${link.id}`);
  await came(receiver, 1);
  expect((await logOf(account, created)).map(({ event }) => event)).toEqual(["link.created"]);
  expect(await logOf(other, foreign)).toEqual([]);
});

test("a rejected change creates no delivery", async ({ account, api, receiver }) => {
  const id = await register(account, receiver);
  await api.post("/links", { url: "https://example.com/", alias: "login" });
  await api.delete("/links/999999999");
  expect(await logOf(account, id)).toEqual([]);
});

test("a ping describes the webhook, returns the result at once, and is a delivery like any other", async ({
  account,
  receiver,
}) => {
  const id = await register(account, receiver, { events: ["link.created", "link.deleted"] });
  receiver.respond = (response) => void response.writeHead(201, { "X-Mine": "yes" }).end("pong");
  const row = await webhooks.ping(account.owner, { id }, new Date());
  expect(webhooks.serializeDelivery(row)).toMatchObject({
    event: "webhook.ping",
    status: "delivered",
    attempts: 1,
    log: [
      { number: 1, status: 201, response_body: "pong", error: null, response_headers: { "x-mine": "yes" } },
    ],
  });
  expect(receiver.received[0]?.body).toMatchObject({
    event: "webhook.ping",
    data: { webhook: { id, url: receiver.url, events: ["link.created", "link.deleted"] } },
  });
});
