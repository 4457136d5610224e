import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { webhooks } from "@/lib/webhooks";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, Receiver, test } from "@/tests/support/fakes/webhook-receiver";
import { newAccount } from "@/tests/support/fixtures";
import { register } from "@/tests/support/rows/webhooks";

const WEBHOOKS = `${env.APP_URL}/dashboard/webhooks`;

test.beforeEach(({ account, page }) => signIn(page, account));

test("the list shows the state of the deliveries, and the row menu pauses and deletes", async ({
  account,
  page,
  receiver,
}) => {
  const id = await register(account, receiver);
  await page.goto(WEBHOOKS);
  const row = page.getByRole("row", { name: /127\.0\.0\.1/ });
  await expect(row).toContainText("All events");
  await expect(row).toContainText("No deliveries");
  await webhooks.ping(account.owner, { id }, new Date());
  await page.reload();
  await expect(row).toContainText("1 delivered");

  const choose = async (name: string) => {
    await row.getByRole("button", { name: /Actions for/ }).click();
    await page.getByRole("menuitem", { name }).click();
  };
  await choose("Pause");
  await expect(row).toContainText("Paused");
  await choose("Resume");
  await expect(row).toContainText("Active");
  await choose("Delete…");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete webhook" }).click();
  await expect(page.getByText("No webhooks yet")).toBeVisible();
});

test("a test isn't delayed by 10,000 deliveries of another account", async ({ account, page, receiver }) => {
  const [victim, hole] = [await newAccount(), await Receiver.open()];
  hole.respond = () => undefined;
  const dead = await register(victim, hole);
  await db.$executeRaw`
    INSERT INTO events (account_id, name, data, created_at)
    SELECT ${victim.owner.accountId}, 'link.created', json_build_object('link', n), now() FROM generate_series(1, 10000) n`;
  await expect.poll(() => hole.received.length).toBeGreaterThan(0);
  const id = await register(account, receiver);
  await page.goto(`${WEBHOOKS}/${id}`);
  for (let n = 1; n <= 5; n++) {
    await page.getByRole("button", { name: "Send test" }).click();
    await expect.poll(() => receiver.of("webhook.ping").length).toBe(n);
    await expect(page.getByText("Response 200")).toBeVisible();
    await expect(page.getByRole("button", { name: "Send test" })).toBeEnabled();
  }
  expect(await db.delivery.count({ where: { webhookId: dead, status: "waiting" } })).toBeGreaterThan(9_000);
  await webhooks.remove(victim.owner, { id: dead });
  await hole.close();
});
