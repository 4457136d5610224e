import type { ServerResponse } from "node:http";
import { webhooks } from "@/lib/webhooks";
import { expect, type Receiver, test } from "@/tests/support/fakes/webhook-receiver";
import type { TestAccount } from "@/tests/support/fixtures";
import { logOf, register } from "@/tests/support/rows/webhooks";

const respondWith = (status: number) => (response: ServerResponse) =>
  void response.writeHead(status).end(`${status}`);

const makeLinks = async ({ api }: TestAccount, count: number) => {
  for (let n = 0; n < count; n++)
    await api.post("/links", { url: `https://example.com/${n}`, on_duplicate: "create" });
};

const settled = (account: TestAccount, id: number, statuses: string[]) =>
  expect
    .poll(async () => (await logOf(account, id)).map(({ status }) => status), {
      timeout: 20_000,
      intervals: [50],
    })
    .toEqual(statuses);

const stateOf = async ({ owner }: TestAccount, id: number) =>
  webhooks.serialize(await webhooks.get(owner, { id }), new Date());

/** Responds to each delivery by the number of the attempt. */
const byAttempt =
  (...statuses: number[]): Receiver["respond"] =>
  (response, { attempt }) =>
    respondWith(statuses[attempt - 1] ?? 200)(response);

test("retries a failed attempt under the same id until one succeeds, and logs every attempt", async ({
  account,
  receiver,
}) => {
  const id = await register(account, receiver);
  receiver.respond = byAttempt(500, 404, 204);
  await makeLinks(account, 1);
  await settled(account, id, ["delivered"]);
  expect(receiver.received.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
  expect(new Set(receiver.received.map(({ delivery }) => delivery)).size).toBe(1);
  expect(new Set(receiver.received.map(({ raw }) => raw)).size).toBe(1);
  const [delivery] = await logOf(account, id);
  expect(delivery).toMatchObject({ attempts: 3, next_attempt_at: null });
  const whole = await webhooks.getDelivery(account.owner, { id }, delivery?.id ?? "");
  const { log } = webhooks.serializeDelivery(whole);
  expect(log.map(({ number, status, response_body: response }) => [number, status, response])).toEqual([
    [3, 204, ""],
    [2, 404, "404"],
    [1, 500, "500"],
  ]);
  expect(log[0]?.request_headers).toMatchObject({
    "X-Service-Attempt": "3",
    "X-Service-Delivery": delivery?.id,
  });
});

test("a delivery fails after three retries, and can be resent under the same id", async ({
  account,
  receiver,
}) => {
  const id = await register(account, receiver);
  receiver.respond = respondWith(500);
  await makeLinks(account, 1);
  await settled(account, id, ["failed"]);
  expect(receiver.received).toHaveLength(4);
  expect(await stateOf(account, id)).toMatchObject({ state: "failing", failures: 1 });

  receiver.respond = respondWith(200);
  const [failed] = await logOf(account, id);
  await webhooks.redeliver(account.owner, { id }, failed?.id ?? "", new Date());
  await settled(account, id, ["delivered"]);
  expect(receiver.received.map(({ attempt }) => attempt)).toEqual([1, 2, 3, 4, 5]);
  expect(receiver.received.at(-1)).toMatchObject({ delivery: failed?.id, raw: receiver.received[0]?.raw });
  expect(await stateOf(account, id)).toMatchObject({ state: "active", failures: 0, failing_since: null });
});

for (const status of [301, 302, 303, 307, 308]) {
  test(`a ${status} is a failure, and isn't followed`, async ({ account, receiver }) => {
    const id = await register(account, receiver);
    const target = receiver.url.replace("/hook", "/elsewhere");
    receiver.respond = (response) => void response.writeHead(status, { Location: target }).end();
    const row = await webhooks.ping(account.owner, { id }, new Date());
    expect(webhooks.serializeDelivery(row).log[0]).toMatchObject({
      status,
      response_headers: { location: target },
    });
    await settled(account, id, ["failed"]);
    expect(receiver.received).toHaveLength(4);
  });
}

test("ten failed deliveries in a row disable the webhook and end pending ones; once enabled, all can be resent", async ({
  account,
  receiver,
}) => {
  const id = await register(account, receiver);
  receiver.respond = respondWith(503);
  await makeLinks(account, 9);
  await settled(account, id, Array(9).fill("failed"));
  expect(await stateOf(account, id)).toMatchObject({ failures: 9, disabled_at: null });

  await webhooks.update(account.owner, { id }, { paused: true }, new Date());
  await makeLinks(account, 4);
  await webhooks.update(account.owner, { id }, { paused: false }, new Date());
  const ended = (log: { status: string }[]) => log.filter(({ status }) => status === "ended").length;
  await expect.poll(async () => (await stateOf(account, id)).state).toBe("disabled");
  await expect.poll(async () => ended(await logOf(account, id))).toBe(3);
  expect(await webhooks.disabledWebhooks(account.owner)).toMatchObject([{ id, url: receiver.url }]);
  const sofar = receiver.received.length;

  await makeLinks(account, 1);
  expect(await logOf(account, id)).toHaveLength(13);
  await expect(webhooks.redeliverFailed(account.owner, { id }, new Date())).rejects.toThrow("disabled");
  expect(receiver.received).toHaveLength(sofar);

  receiver.respond = respondWith(200);
  await webhooks.enable(account.owner, { id }, new Date());
  expect(await stateOf(account, id)).toMatchObject({ state: "active", failures: 0 });
  expect(await webhooks.redeliverFailed(account.owner, { id }, new Date())).toBe(13);
  await settled(account, id, Array(13).fill("delivered"));
  expect(await webhooks.disabledWebhooks(account.owner)).toEqual([]);
});

test("nine failures and a success don't disable it, nor do nine more", async ({ account, receiver }) => {
  const id = await register(account, receiver);
  const round = async (log: string[]) => {
    receiver.respond = respondWith(500);
    await makeLinks(account, 9);
    await settled(account, id, [...log, ...Array(9).fill("failed")]);
    expect(await stateOf(account, id)).toMatchObject({ failures: 9, disabled_at: null });
  };
  await round([]);
  receiver.respond = respondWith(200);
  await webhooks.ping(account.owner, { id }, new Date());
  expect(await stateOf(account, id)).toMatchObject({ failures: 0, state: "active" });
  await round([...Array(9).fill("failed"), "delivered"]);
});

test("a paused webhook gets nothing, and everything after resuming", async ({ account, receiver }) => {
  const id = await register(account, receiver, { paused: true });
  await makeLinks(account, 3);
  expect((await logOf(account, id)).map(({ status }) => status)).toEqual(Array(3).fill("waiting"));
  expect((await webhooks.ping(account.owner, { id }, new Date())).status).toBe("delivered");
  expect(receiver.of("link.created")).toEqual([]);
  await webhooks.update(account.owner, { id }, { paused: false }, new Date());
  await settled(account, id, Array(4).fill("delivered"));
  expect(receiver.of("link.created")).toHaveLength(3);
});

test("deleting a webhook deletes its deliveries", async ({ account, receiver }) => {
  const id = await register(account, receiver, { paused: true });
  await makeLinks(account, 2);
  await webhooks.remove(account.owner, { id });
  await expect(webhooks.get(account.owner, { id })).rejects.toMatchObject({ code: "P2025" });
  await makeLinks(account, 1);
  expect(receiver.received).toEqual([]);
});
