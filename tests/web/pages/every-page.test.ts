import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, type TestAccount, test } from "@/tests/support/fixtures";
import { watch } from "@/tests/support/owner-page";
import { expectNoFaults, expectNoSideways } from "@/tests/support/readers/axe";
import type { Texts } from "@/tests/support/rows/full-account";
import { addressOf, isOwners, ROUTES } from "./routes";

const KB = 1024;

const LONGEST: Texts = {
  title: `${"Ein außerordentlich langer Titel, der niemals aufhört. ".repeat(3)}${"تخفيضات".repeat(5)}`.slice(
    0,
    200,
  ),
  word: "W".repeat(200),
  url: `https://example.com/${"x".repeat(2028)}`,
};

/** Every page of app/, and what some of them show when there is nothing, or nothing that fits. */
const PAGES = [...ROUTES, "/dashboard/links?q=nothing-is-called-that", "/dashboard/menus?page=7"];

async function open(page: Page, path: string, account: TestAccount, texts?: Texts) {
  if (isOwners(path)) await signIn(page, account);
  const at = await addressOf(path, account, texts);
  return page.goto(`${env.APP_URL}${at}`, { waitUntil: "networkidle" });
}

for (const path of PAGES) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${path} in ${colorScheme}`, () => {
      test.use({ colorScheme });

      test("complains of nothing, loads nothing from elsewhere, and passes axe", async ({
        account,
        page,
      }) => {
        const { complaints, foreign } = await watch(page, env.APP_URL);
        await open(page, path, account);
        // Browsers say of a page that is not there that it is not.
        const missing = path.includes("[...path]");
        expect(complaints.filter((text) => !missing || !text.includes("404"))).toEqual([]);
        expect(foreign).toEqual([]);
        // What a preview shows is a visitor's document with landmarks of its own; those have tests of their own.
        await expectNoFaults(page, { without: ["iframe"] });
      });
    });
  }

  test(`${path} fits a phone of 360 pixels, and its scripts weigh less than 200 KB`, async ({
    account,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    const names = new Map<string, string>();
    const weights = new Map<string, number>();
    session.on("Network.responseReceived", ({ requestId, type, response }) => {
      if (type === "Script") names.set(requestId, new URL(response.url).pathname);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const name = names.get(requestId);
      if (name) weights.set(name, encodedDataLength);
    });
    const answer = await open(page, path, account);
    await expectNoSideways(page);
    // What the page itself asks for. Parts that come when they are needed are not in its first load.
    const html = (await answer?.text()) ?? "";
    const first = [...weights].filter(([name]) => html.includes(name));
    const bytes = first.reduce((sum, [, weight]) => sum + weight, 0);
    expect(first.length).toBeGreaterThan(3);
    expect(bytes).toBeLessThan(200 * KB);
  });

  test(`${path} holds the longest texts at every width`, async ({ account, page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path, account, LONGEST);
    // 640 is 1280 at 200 % zoom.
    for (const width of [360, 640, 768, 1024, 1440]) await expectNoSideways(page, width);
  });
}
