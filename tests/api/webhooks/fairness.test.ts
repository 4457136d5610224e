import { db } from "@/lib/db/client";
import { webhooks } from "@/lib/webhooks";
import { startDispatcher } from "@/lib/webhooks/dispatcher";
import { expect, Receiver, test } from "@/tests/support/fakes/webhook-receiver";
import { newAccount } from "@/tests/support/fixtures";
import { register } from "@/tests/support/rows/webhooks";

const WAITING = 10_000;
const LONG = { timeout: 20_000 };

test("10,000 deliveries to an unresponsive receiver delay nobody else's, tests included", async ({
  receiver,
}) => {
  const [victim, other] = [await newAccount(), await newAccount()];
  const unresponsive = await Receiver.open();
  let [open, most] = [0, 0];
  unresponsive.respond = (response) => {
    most = Math.max(most, ++open);
    response.once("close", () => open--);
  };
  const id = await register(victim, unresponsive);
  try {
    await db.$executeRaw`
      INSERT INTO events (account_id, name, data, created_at)
      SELECT ${victim.owner.accountId}, 'link.created', json_build_object('link', n), now() FROM generate_series(1, ${WAITING}::int) n`;
    await expect.poll(() => unresponsive.received.length, LONG).toBeGreaterThan(0);

    const healthy = await register(other, receiver);
    for (let n = 0; n < 5; n++) {
      expect(await webhooks.ping(other.owner, { id: healthy }, new Date())).toMatchObject({
        status: "delivered",
      });
      await other.api.post("/links", { url: `https://example.com/${n}`, on_duplicate: "create" });
      await expect.poll(() => receiver.of("link.created").length, { ...LONG, intervals: [5] }).toBe(n + 1);
    }
    // All earlier deliveries are still pending: the new ones didn't wait for them.
    expect(await db.delivery.count({ where: { webhookId: id, status: "waiting" } })).toBeGreaterThan(
      WAITING - 100,
    );
    expect(most).toBeLessThanOrEqual(4);
  } finally {
    await webhooks.remove(victim.owner, { id });
    await unresponsive.close();
  }
});

test("a delivery is attempted by one worker only, however many compete for it", async ({
  account,
  receiver,
}) => {
  const id = await register(account, receiver, { paused: true });
  for (let n = 0; n < 20; n++)
    await account.api.post("/links", { url: "https://example.com/", on_duplicate: "create" });
  // Several workers of this process beside the server's.
  const workers = Array.from({ length: 4 }, () => startDispatcher(() => new Date()));
  await webhooks.update(account.owner, { id }, { paused: false }, new Date());
  for (const worker of workers) worker.checkNow();
  const delivered = () => db.delivery.count({ where: { webhookId: id, status: "delivered" } });
  await expect.poll(delivered, LONG).toBe(20);
  await Promise.all(workers.map((worker) => worker.stop()));
  expect(receiver.received).toHaveLength(20);
  expect(new Set(receiver.received.map(({ delivery }) => delivery)).size).toBe(20);
});
