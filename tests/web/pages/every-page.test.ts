import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { SCALAR_PATH } from "@/lib/openapi/scalar";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, type TestAccount, test } from "@/tests/support/fixtures";
import { watch } from "@/tests/support/owner-page";
import { expectAccessible, expectNoSideways } from "@/tests/support/readers/axe";
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

/** Previews show visitors' documents, which have their own tests. */
const UNSCANNED = ["iframe"];

/** Every page of app/, and what some of them show when there is nothing, or no match. */
const PAGES = [
  ...ROUTES,
  "/reset?token=x",
  "/dashboard/links?q=nothing-is-called-that",
  "/dashboard/menus?page=7",
];

async function open(page: Page, path: string, account: TestAccount, texts: Texts) {
  if (isOwners(path)) await signIn(page, account);
  const at = await addressOf(path, account, texts);
  return page.goto(`${env.APP_URL}${at}`, { waitUntil: "networkidle" });
}

for (const path of PAGES) {
  test(`${path} is accessible in both themes, fits every width with the longest texts, is light, and runs only its own scripts`, async ({
    account,
    page,
  }) => {
    // axe takes its time to read the reference.
    if (path === "/docs") test.setTimeout(300_000);
    const { complaints, foreign } = await watch(page);
    const weights = await watchScripts(page);
    const response = await open(page, path, account, LONGEST);
    // Scalar draws the reference after it has loaded everything.
    if (path === "/docs") await page.getByRole("heading", { name: "Waypost API" }).waitFor();
    const html = (await response?.text()) ?? "";
    expectOwnScripts(response?.headers() ?? {}, html);
    // Only what the page itself loads, not what is loaded on demand.
    const first = [...weights].filter(([name]) => html.includes(name) && name !== SCALAR_PATH);
    expect(first.length).toBeGreaterThan(3);
    expect(first.reduce((sum, [, weight]) => sum + weight, 0)).toBeLessThan(200 * KB);
    await expectAccessible(page, { without: UNSCANNED });
    // 640 is 1280 at 200 % zoom.
    for (const width of [1440, 1024, 768, 640, 360]) await expectNoSideways(page, width);
    // Other parts are shown on a phone.
    await expectAccessible(page, { without: UNSCANNED, shown: "at 360 px" });
    // Scalar's script tries whether it may compile code, and does without.
    const expected = path === "/docs" ? ["error: policy: script-src eval"] : [];
    expect(complaints).toEqual(expected);
    expect(foreign).toEqual([]);
  });
}

/** The page's security headers, and its policy: only scripts with the nonce of this response may run. */
function expectOwnScripts(headers: Record<string, string>, html: string): void {
  const policy = headers["content-security-policy"] ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  expect(nonce).toMatch(/^[\w+/=]{20,}$/);
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  for (const part of ["default-src 'self'", "frame-ancestors 'self'", "object-src 'none'"])
    expect(policy).toContain(part);
  const scripts = html.match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`);
  expect(headers).toMatchObject({
    "x-frame-options": "SAMEORIGIN",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
  });
  expect(headers["strict-transport-security"]).toBeUndefined();
}

/** The size in bytes of every script that the page loads from now on, by path. */
async function watchScripts(page: Page): Promise<Map<string, number>> {
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
  return weights;
}
