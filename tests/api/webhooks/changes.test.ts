import { createHmac } from "node:crypto";
import { setPlan } from "@/lib/accounts/service";
import { EVENT_NAMES } from "@/lib/events/names";
import { expireLinks } from "@/lib/links/emit-expired";
import { webhooks } from "@/lib/webhooks";
import { expect, Receiver, test } from "@/tests/support/fakes/webhook-receiver";
import { newAccount, visit } from "@/tests/support/fixtures";
import { logOf, register } from "@/tests/support/rows/webhooks";

const now = () => new Date();

test("pending deliveries go to the edited URL, signed with the current and the previous secret", async ({
  account,
  receiver,
}) => {
  const id = await register(account, receiver, { paused: true });
  const old = receiver.secret;
  await account.api.post("/links", { url: "https://example.com/" });
  expect(await logOf(account, id)).toMatchObject([{ event: "link.created", status: "waiting", attempts: 0 }]);
  const next = await Receiver.open();
  const { secret } = await webhooks.rotateSecret(account.owner, { id }, now());
  next.secret = secret;
  await webhooks.update(account.owner, { id }, { url: next.url, paused: false }, now());
  await expect.poll(() => next.received.length).toBe(1);
  expect([next.refused, receiver.received, receiver.refused]).toEqual([[], [], []]);
  const [one] = next.received;
  expect(one?.headers["x-service-signature-previous"]).toBe(
    `sha256=${createHmac("sha256", old)
      .update(one?.raw ?? "")
      .digest("hex")}`,
  );
  await next.close();
});

test("deliveries of a paused webhook wait until it is resumed, and others don't", async ({ receiver }) => {
  const account = await newAccount("pro");
  const other = await Receiver.open();
  const paused = await register(account, receiver, { paused: true });
  await register(account, other);
  for (let n = 0; n < 5; n++) await account.api.post("/links", { url: `https://example.com/${n}` });
  await expect.poll(() => other.received.length).toBe(5);
  expect(receiver.received).toEqual([]);
  expect(await logOf(account, paused)).toEqual(
    Array(5).fill(expect.objectContaining({ status: "waiting", attempts: 0 })),
  );
  await webhooks.update(account.owner, { id: paused }, { paused: false }, now());
  await expect.poll(() => receiver.received.length).toBe(5);
  await other.close();
});

test("a 2xx status is success, whatever the response body", async ({ account, receiver }) => {
  const id = await register(account, receiver, { paused: true });
  for (const status of [200, 202, 299]) {
    receiver.respond = (response) => {
      response.writeHead(status, { "Content-Length": 100 });
      response.write("part", () => response.destroy());
    };
    const delivery = await webhooks.ping(account.owner, { id }, now());
    expect(delivery).toMatchObject({
      status: "delivered",
      log: [{ status, truncated: true, responseBody: "part" }],
    });
  }
});

test("a URL may be used by two webhooks, and gets each event from both", async ({ receiver }) => {
  const account = await newAccount("pro");
  const ids = [await register(account, receiver), await register(account, receiver)];
  expect(new Set(ids).size).toBe(2);
  await account.api.post("/links", { url: "https://example.com/" });
  for (const id of ids) expect(await logOf(account, id)).toMatchObject([{ event: "link.created" }]);
});

test("after a downgrade existing webhooks continue, and none can be added", async ({ receiver }) => {
  const account = await newAccount("pro");
  const ids = [await register(account, receiver), await register(account, receiver)];
  await setPlan(account.email, "free");
  await account.api.post("/links", { url: "https://example.com/" });
  for (const id of ids) expect(await logOf(account, id)).toMatchObject([{ event: "link.created" }]);
  await webhooks.update(account.owner, { id: ids[0] ?? 0 }, { events: ["link.deleted"] }, now());
  await expect(
    webhooks.create(account.owner, {}, { url: receiver.url, events: EVENT_NAMES }, now()),
  ).rejects.toMatchObject({ code: "plan_limit_reached", status: 403 });
});

test("rejects a host with empty labels and port 0 as targets", async ({ account }) => {
  for (const url of ["http://.../", "http://a..example.com/", "https://example.com:0/"])
    await expect(
      webhooks.create(account.owner, {}, { url, events: EVENT_NAMES }, now()),
      url,
    ).rejects.toMatchObject({ code: "invalid_url", status: 422 });
});

test("link.expired is sent again when a raised click limit is reached", async ({
  account,
  api,
  receiver,
}) => {
  const id = await register(account, receiver, { events: ["link.expired"], paused: true });
  const { body: link } = await api.post("/links", { url: "https://example.com/", click_limit: 1 });
  const expired = async () => {
    await expireLinks(now());
    return (await logOf(account, id)).length;
  };
  await visit(link.short_url);
  // The server's own job may hold the row.
  await expect.poll(expired).toBe(1);
  expect(await expired()).toBe(1);
  await api.patch(`/links/${link.id}`, { click_limit: 2 });
  expect(await expired()).toBe(1);
  await visit(link.short_url);
  await expect.poll(expired).toBe(2);
  expect(await expired()).toBe(2);
});
