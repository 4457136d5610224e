import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { openWithoutScripts } from "@/tests/support/clients/open-without-scripts";
import { expect, test } from "@/tests/support/owner-page";
import { OWNED } from "@/tests/support/rows/full-account";

const LISTS = {
  links: "link",
  timers: "timer",
  countdowns: "countdown",
  "bio-pages": "bioPage",
  menus: "menu",
  signatures: "signature",
  forms: "form",
  domains: "domain",
  webhooks: "webhook",
} as const satisfies Record<string, keyof typeof OWNED>;

const rowOf = (page: Page, path: string) => page.getByRole("table").locator(`a[href="${path}"]`);

async function expectOpened(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(env.APP_URL + path);
  await expect(rowOf(page, path)).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}

const SCRIPTS = /\.js(\?|$)/;

test("rows of lists are links that open their page without scripts and while scripts load", async ({
  owner,
  account,
}) => {
  for (const [list, one] of Object.entries(LISTS)) {
    const [id] = await OWNED[one](account);
    const path = `/dashboard/${list}/${id}`;
    await owner.route(SCRIPTS, (route) => route.abort());
    await owner.goto(`${env.APP_URL}/dashboard/${list}`, { waitUntil: "commit" });
    await rowOf(owner, path).click();
    await expectOpened(owner, path);
    await owner.unroute(SCRIPTS);

    const release = await openWithoutScripts(owner, `${env.APP_URL}/dashboard/${list}`);
    await expect(rowOf(owner, path)).toBeVisible();
    release();
    await rowOf(owner, path).click();
    await expectOpened(owner, path);
    await owner.unrouteAll();
  }
});
