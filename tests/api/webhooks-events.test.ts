import { db } from "@/lib/db";
import { emit } from "@/lib/events";
import { expireLinks } from "@/lib/links/expire";
import { webhooks } from "@/lib/webhooks";
import { newAccount, visit } from "../fixtures";
import { moveCounter, moveLink } from "../link-rows";
import { expect, test } from "../receiver";
import { logOf, register } from "../webhook-rows";

const CORE = [
  "id",
  "slug",
  "short_url",
  "long_url",
  "title",
  "clicks",
  "active",
  "state",
  "created_at",
  "expires_at",
];
const core = (link: Record<string, unknown>) => Object.fromEntries(CORE.map((name) => [name, link[name]]));

const came = (receiver: { received: unknown[] }, count: number) =>
  expect.poll(() => receiver.received.length, { timeout: 10_000, intervals: [20] }).toBe(count);

test("a receiver written from the contract verifies every event of a link's life", async ({
  account,
  api,
  receiver,
}) => {
  const id = await register(account, receiver);
  const before = Math.floor(Date.now() / 1000) * 1000;
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

  const past = {
    ...core(link),
    clicks: 100,
    state: "expired",
    active: false,
    expires_at: expect.any(String),
  };
  expect(receiver.received.map(({ event, body }) => [event, body.data])).toEqual([
    ["link.created", { link: core(link) }],
    ["link.clicks.milestone", { link: { ...core(link), clicks: 100 }, milestone: 100 }],
    ["link.expired", { link: past }],
    ["link.deleted", { link: past }],
  ]);
  for (const { body, headers, method, attempt } of receiver.received) {
    expect(Object.keys(body)).toEqual(["event", "created_at", "data"]);
    expect(Object.keys(body.data.link)).toEqual(CORE);
    expect(body.created_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+00:00$/);
    expect(Date.parse(body.created_at)).toBeGreaterThanOrEqual(before);
    expect([method, attempt]).toEqual(["POST", 1]);
    expect(headers["content-type"]).toBe("application/json");
  }
  expect(new Set(receiver.received.map(({ delivery }) => delivery)).size).toBe(4);
  expect(receiver.refused).toEqual([]);
  const log = await logOf(account, id);
  expect(log.map(({ status, log }) => [status, log[0]?.status, log[0]?.answer])).toEqual(
    Array(4).fill(["delivered", 200, "thank you"]),
  );
  expect(log.map(({ body }) => body)).toEqual(receiver.received.map(({ raw }) => raw));
});

test("crossing 100 with 20 visitors at once is one delivery", async ({ account, api, receiver }) => {
  await register(account, receiver, { events: ["link.clicks.milestone"] });
  const { body: link } = await api.post("/links", { url: "https://example.com/crowd" });
  await moveCounter(link.id, { clicks: 90 });
  await Promise.all(Array.from({ length: 20 }, () => visit(link.short_url)));
  await came(receiver, 1);
  const ping = await db.event.count({
    where: { userId: account.owner.userId, name: "link.clicks.milestone" },
  });
  expect(ping).toBe(1);
  expect(receiver.received[0]?.body.data.milestone).toBe(100);
});

test("ends of counters and countdowns reach their receiver", async ({ account, receiver }) => {
  await register(account, receiver);
  const { userId } = account.owner;
  await emit(userId, "timer.expired", { timer: { id: 1 } }, new Date());
  await emit(userId, "countdown.expired", { countdown: { id: 2 } }, new Date());
  await came(receiver, 2);
  expect(receiver.of("timer.expired")[0]?.body.data).toEqual({ timer: { id: 1 } });
  expect(receiver.of("countdown.expired")[0]?.body.data).toEqual({ countdown: { id: 2 } });
});

test("only what was chosen is sent, to each webhook of the account and to nobody else's", async ({
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

test("a refused change makes no delivery", async ({ account, api, receiver }) => {
  const id = await register(account, receiver);
  await api.post("/links", { url: "https://example.com/", alias: "login" });
  await api.delete("/links/999999999");
  expect(await logOf(account, id)).toEqual([]);
});

test("a ping says what the webhook is, answers at once, and is a delivery like any other", async ({
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
    log: [{ number: 1, status: 201, answer: "pong", error: null, answer_headers: { "x-mine": "yes" } }],
  });
  expect(receiver.received[0]?.body).toMatchObject({
    event: "webhook.ping",
    data: { webhook: { id, url: receiver.url, events: ["link.created", "link.deleted"] } },
  });
});
