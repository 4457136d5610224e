import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { webhooks } from "@/lib/webhooks";
import { expect, test } from "../receiver";
import { signIn } from "../sign-in";
import { register } from "../webhook-rows";

const WEBHOOKS = `${env.APP_URL}/dashboard/webhooks`;

test.beforeEach(({ account, page }) => signIn(page, account));

/** A page in a wide window passes axe, and on a phone it is not wider than that. */
async function expectFit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1200, height: 900 });
  await page.goto(`${WEBHOOKS}${path}`, { waitUntil: "networkidle" });
  const { violations } = await new AxeBuilder({ page }).analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect([path, ...faults]).toEqual([path]);
  await page.setViewportSize({ width: 360, height: 740 });
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([path, wider]).toEqual([path, 0]);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

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
  });
}
