import { setPlan } from "@/lib/accounts/service";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { planName } from "@/lib/plans";
import { webhooks } from "@/lib/webhooks";
import { deleteOldDeliveries } from "@/lib/webhooks/recover-deliveries";
import { expect, test } from "@/tests/support/fakes/webhook-receiver";
import { newAccount, type TestAccount } from "@/tests/support/fixtures";
import { logOf, register } from "@/tests/support/rows/webhooks";

const now = () => new Date();
const fine = { url: "https://example.com/hook", events: ["link.created"] };
const create = ({ owner }: TestAccount, fields: Record<string, unknown> = {}) =>
  webhooks.create(owner, {}, { ...fine, ...fields }, now());
const firstPage = { limit: 25, offset: 0 };

for (const [plan, cap] of [
  ["free", 1],
  ["pro", 3],
  ["business", 10],
] as const) {
  test(`the plan ${plan} allows exactly ${cap}, also for concurrent requests`, async () => {
    const account = await newAccount(plan);
    const asked = await Promise.allSettled(Array.from({ length: cap + 5 }, () => create(account)));
    const refused = asked.filter((one) => one.status === "rejected");
    expect(refused).toHaveLength(5);
    for (const { reason } of refused)
      expect(reason).toMatchObject({
        code: "plan_limit_reached",
        status: 403,
        message: expect.stringContaining(`The ${planName(plan)} plan`),
      });
    expect((await webhooks.list(account.owner, {}, firstPage, {})).total).toBe(cap);
    expect((await account.api.get("/me")).body).toMatchObject({
      limits: { webhooks: cap },
      usage: { webhooks: cap },
    });
  });
}

test("webhooks are created in the dashboard only: the API returns 404", async ({ api }) => {
  for (const response of [
    await api.get("/webhooks"),
    await api.post("/webhooks", fine),
    await api.get("/webhooks/1"),
  ])
    expect([response.status, response.body.error]).toEqual([404, "not_found"]);
});

test("another one can be created after deleting one or upgrading the plan", async () => {
  const account = await newAccount("free");
  const { row } = await create(account);
  await expect(create(account)).rejects.toMatchObject({ code: "plan_limit_reached" });
  await webhooks.remove(account.owner, row);
  await create(account);
  await setPlan(account.email, "pro");
  await create(account);
  expect((await webhooks.list(account.owner, {}, firstPage, {})).total).toBe(2);
});

test("the secret is returned once; stored rows and lists don't contain it", async ({ account }) => {
  const { row, secret } = await create(account);
  expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  const { secret: stored } = await db.webhook.findUniqueOrThrow({ where: { id: row.id } });
  expect(Buffer.from(stored).includes(Buffer.from(secret))).toBe(false);
  const shown = [
    row,
    await webhooks.get(account.owner, row),
    await webhooks.list(account.owner, {}, firstPage, {}),
  ];
  expect(JSON.stringify(shown)).not.toMatch(/secret"|whsec/);
  expect(JSON.stringify(webhooks.serialize(row, now()))).not.toContain("whsec");
});

test("a rotated secret signs at once, and the old one too for 24 hours", async ({ account, receiver }) => {
  const id = await register(account, receiver);
  const old = receiver.secret;
  const { row, secret } = await webhooks.rotateSecret(account.owner, { id }, now());
  expect(secret).not.toBe(old);
  expect(webhooks.serialize(row, now()).previous_secret_until).not.toBeNull();
  receiver.secret = secret;
  await webhooks.ping(account.owner, { id }, now());
  const [both] = receiver.received;
  expect(String(both?.headers["webhook-signature"]).split(" ")).toHaveLength(2);
  expect(both?.headers["x-service-signature-previous"]).toMatch(/^sha256=[\da-f]{64}$/);

  await db.webhook.update({ where: { id }, data: { previousUntil: new Date(Date.now() - 1) } });
  await webhooks.ping(account.owner, { id }, now());
  const last = receiver.received.at(-1);
  expect(String(last?.headers["webhook-signature"]).split(" ")).toHaveLength(1);
  expect(last?.headers["x-service-signature-previous"]).toBeUndefined();
  expect(receiver.refused).toEqual([]);
});

test("a secret that can't be decrypted fails the attempt with a message that says what to do", async ({
  account,
  receiver,
}) => {
  const id = await register(account, receiver);
  await db.webhook.update({ where: { id }, data: { secret: new Uint8Array(80) } });
  const { log } = await webhooks.ping(account.owner, { id }, now());
  expect(log[0]).toMatchObject({ status: null, error: expect.stringContaining("Rotate the secret") });
  expect(receiver.refused).toEqual([]);
});

test("returns 404 for another account's webhook and deliveries", async ({ account, receiver }) => {
  const id = await register(account, receiver);
  await webhooks.ping(account.owner, { id }, now());
  const [delivery] = await logOf(account, id);
  const { owner } = await newAccount();
  const at = { id };
  for (const act of [
    () => webhooks.get(owner, at),
    () => webhooks.update(owner, at, { paused: true }, now()),
    () => webhooks.remove(owner, at),
    () => webhooks.rotateSecret(owner, at, now()),
    () => webhooks.enable(owner, at, now()),
    () => webhooks.ping(owner, at, now()),
    () => webhooks.listDeliveries(owner, at, firstPage, {}),
    () => webhooks.getDelivery(owner, at, delivery?.id ?? ""),
    () => webhooks.redeliver(owner, at, delivery?.id ?? "", now()),
    () => webhooks.redeliverFailed(owner, at, now()),
  ])
    await expect(act()).rejects.toMatchObject({ code: "P2025" });
  expect((await webhooks.list(owner, {}, firstPage, {})).total).toBe(0);
  await expect(webhooks.getDelivery(account.owner, at, "not-an-id")).rejects.toMatchObject({ code: "P2025" });
  expect((await webhooks.get(account.owner, at)).paused).toBe(false);
});

test("an update keeps what wasn't sent, and accepts the whole object", async ({ account }) => {
  const { row } = await create(account);
  const wire = webhooks.serialize(row, now());
  expect(webhooks.serialize(await webhooks.update(account.owner, row, wire, now()), now())).toEqual(wire);
  const changed = await webhooks.update(
    account.owner,
    row,
    { events: ["link.deleted", "link.expired"] },
    now(),
  );
  expect(changed).toMatchObject({ url: fine.url, events: ["link.deleted", "link.expired"], paused: false });
  expect((await webhooks.update(account.owner, row, { paused: true }, now())).events).toHaveLength(2);
});

test("the list is searched by URL, and the log by status", async () => {
  const account = await newAccount("pro");
  await create(account, { url: "https://One.example.com/100%25" });
  const { row } = await create(account, { url: "https://two.example.com/", paused: true });
  const found = async (q: string) =>
    (await webhooks.list(account.owner, {}, firstPage, { q })).rows.map(({ url }) => url);
  expect(await found("ONE.")).toEqual(["https://One.example.com/100%25"]);
  expect(await found("100%25")).toHaveLength(1);
  expect(await found("%")).toHaveLength(1);
  expect(await found("nowhere")).toEqual([]);
  await account.api.post("/links", { url: "https://example.com/" });
  const logged = async (status: string) =>
    (await webhooks.listDeliveries(account.owner, row, firstPage, { status })).total;
  expect([await logged("waiting"), await logged("delivered"), await logged("failed")]).toEqual([1, 0, 0]);
  await expect(logged("constructor")).rejects.toMatchObject({ code: "invalid_status" });
});

test("rejects too many tests in a minute", async ({ account, receiver }) => {
  const id = await register(account, receiver);
  for (let n = 0; n < 20; n++) await webhooks.ping(account.owner, { id }, now());
  await expect(webhooks.ping(account.owner, { id }, now())).rejects.toMatchObject({ code: "rate_limited" });
  expect(receiver.received).toHaveLength(20);
});

test("deliveries are kept for 30 days", async ({ account, receiver }) => {
  const id = await register(account, receiver);
  for (let n = 0; n < 2; n++) await webhooks.ping(account.owner, { id }, now());
  const [old, young] = await logOf(account, id);
  const age = (days: number, id = "") =>
    db.delivery.update({ where: { id }, data: { createdAt: addDays(now(), -days) } });
  await age(30.01, old?.id);
  await age(29.99, young?.id);
  expect(await deleteOldDeliveries(now())).toBeGreaterThanOrEqual(1);
  expect((await logOf(account, id)).map((delivery) => delivery.id)).toEqual([young?.id]);
});
