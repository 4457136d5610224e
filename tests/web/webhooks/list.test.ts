import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { webhooks } from "@/lib/webhooks";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fakes/webhook-receiver";
import { register } from "@/tests/support/rows/webhooks";

const WEBHOOKS = `${env.APP_URL}/dashboard/webhooks`;

test.beforeEach(({ account, page }) => signIn(page, account));

test("the list shows the state of the deliveries, and the row menu pauses and deletes, but has nothing to pause or to resume while disabled", async ({
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
  await db.webhook.update({ where: { id }, data: { disabledAt: new Date() } });
  await page.reload();
  await row.getByRole("button", { name: /Actions for/ }).click();
  await expect(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: /Pause|Resume/ })).toHaveCount(0);
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete webhook" }).click();
  await expect(page.getByText("No webhooks yet")).toBeVisible();
});

test("a delivery that waits for its paused webhook can't be retried", async ({
  account,
  api,
  page,
  receiver,
}) => {
  const id = await register(account, receiver);
  await webhooks.update(account.owner, { id }, { paused: true }, new Date());
  await api.post("/links", { url: "https://example.com/" });
  const { rows } = await webhooks.listDeliveries(account.owner, { id }, { limit: 1, offset: 0 }, {});
  await page.goto(`${WEBHOOKS}/${id}/deliveries/${rows[0]?.id}`);
  await expect(page.getByText("On hold until you resume the webhook.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Retry now" })).toBeDisabled();
});
