import type { Page } from "@playwright/test";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { webhooks } from "@/lib/webhooks";
import { signIn } from "@/tests/support/clients/sign-in";
import { test } from "@/tests/support/fakes/webhook-receiver";
import { expectAccessible, expectNoSideways } from "@/tests/support/readers/axe";
import { register } from "@/tests/support/rows/webhooks";

const WEBHOOKS = `${env.APP_URL}/dashboard/webhooks`;

test.beforeEach(({ account, page }) => signIn(page, account));

/** Passes axe in both themes in a wide window, and doesn't scroll sideways on a phone. */
async function expectFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto(`${WEBHOOKS}${path}`, { waitUntil: "networkidle" });
  await expectAccessible(page);
  await expectNoSideways(page);
}

test("every page passes axe and fits a phone of 360 pixels", async ({ account, page, receiver }) => {
  for (const path of ["", "/new"]) await expectFit(page, path);
  const id = await register(account, receiver);
  receiver.respond = (response) => void response.writeHead(404).end("x".repeat(500));
  const { id: delivery } = await webhooks.ping(account.owner, { id }, new Date());
  for (const path of ["", "/new", `/${id}`, `/${id}/edit`, `/${id}/deliveries/${delivery}`])
    await expectFit(page, path);
  const disabled = { disabledAt: new Date(), failures: 10 };
  await db.webhook.update({ where: { id }, data: disabled });
  await expectFit(page, `/${id}`);
});
