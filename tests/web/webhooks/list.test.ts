import { env } from "@/lib/env";
import { webhooks } from "@/lib/webhooks";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fakes/webhook-receiver";
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
