import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { SCALAR_PATH } from "@/lib/openapi/scalar";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, newAccount, type TestAccount, test } from "@/tests/support/fixtures";
import { watch } from "@/tests/support/owner-page";
import { expectAccessible, expectNoSideways } from "@/tests/support/readers/axe";
import { OWNED, type Texts } from "@/tests/support/rows/full-account";
import { expectReviewed, READER, readReviewed, readStrings } from "./reviewed-strings";
import { addressOf, isOwners, ROUTES } from "./routes";

test.use(READER);

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

/** Operations of the reference have the same parts, so one of them is enough in dark colors, and on a phone. */
const OPERATION = 'section[id$="tag/links/POST/links"]';
const OTHER_OPERATIONS = 'section[id*="tag/links/"]:not([id$="tag/links/POST/links"])';

/** The dashboard's navigation is the same on all pages of a group, so it is scanned on the first of them. */
const NAVIGATION = ["aside:not(main aside)", "header:not(main header)"];

/** Every page of app/, and what some of them show when there is nothing, or no match. */
const PAGES = [
  ...ROUTES,
  "/reset?token=x",
  "/dashboard/links?q=nothing-is-called-that",
  "/dashboard/links?page=7",
];

const HOME = "dashboard";
/** The texts of the API reference are those of the OpenAPI document and of Scalar. */
const REFERENCE = "docs";

const groupOf = (path: string): string => {
  const [, , second = ""] = path.split(/[/?]/);
  if (path === "/docs") return REFERENCE;
  if (!isOwners(path)) return "public";
  return second === "" || second === "[...path]" ? HOME : second;
};

/** Opened one after another by one browser, whose first page takes twice as long as the next ones. */
const GROUPS = new Set(PAGES.map(groupOf));

for (const group of GROUPS) {
  test(`${group}: each page says what was reviewed, is accessible in both themes, fits every width with the longest texts, is light, and runs only its own scripts`, async ({
    page,
  }) => {
    // Some groups have ten pages, and axe takes its time to read the reference.
    test.setTimeout(300_000);
    const account = await newAccount("business");
    if (group !== "public" && group !== REFERENCE) {
      await signIn(page, account);
      // Lists and forms of other resources offer them.
      for (const make of [OWNED.domain, OWNED.template]) await make(account, LONGEST);
    }
    const { complaints, foreign } = await watch(page);
    const strings = new Set<string>();
    for (const [index, path] of PAGES.filter((each) => groupOf(each) === group).entries()) {
      await page.setViewportSize({ width: 1280, height: 720 });
      const address = await addressOf(path, account, LONGEST);
      await openPage(page, path, address);
      if (group !== REFERENCE) for (const text of await stringsOf(page, account)) strings.add(text);
      await checkDesign(page, index > 0 && isOwners(path) ? [...UNSCANNED, ...NAVIGATION] : UNSCANNED);
      // Scalar's script tries whether it may compile code, and does without.
      const expected = path === "/docs" ? ["error: policy: script-src eval"] : [];
      expect([...complaints.splice(0), ...foreign], path).toEqual(expected);
    }
    if (group === REFERENCE) return;
    // What all pages of the dashboard show is reviewed once.
    const isOthers = group !== HOME && group !== "public";
    if (isOthers) for (const text of readReviewed(HOME)) strings.delete(text);
    expectReviewed(group, strings);
  });
}

/** The visible strings of the open page, without what this test named. */
async function stringsOf(page: Page, { api }: TestAccount): Promise<string[]> {
  const { body } = await api.get("/links?limit=100");
  const slugs = body.data.map(({ slug }: { slug: string }) => slug);
  const strings = await readStrings(page, slugs);
  return strings.map((text) => text.replaceAll(LONGEST.title, "TITLE").replace(/W{20,}/gi, "WORD"));
}

/** Opens a page and checks its headers and scripts. */
async function openPage(page: Page, path: string, address: string): Promise<void> {
  const response = await page.goto(`${env.APP_URL}${address}`, { waitUntil: "networkidle" });
  // Scalar draws the reference after it has loaded everything.
  if (path === "/docs")
    await page.locator(OPERATION).getByRole("heading", { name: "Create a link" }).waitFor();
  const html = (await response?.text()) ?? "";
  expectOwnScripts(path, response?.headers() ?? {}, html);
  const loaded = await loadedFiles(page);
  // The server renders no other page, in case somebody goes there.
  expect(
    loaded.filter(([name]) => name.includes("_rsc=")),
    path,
  ).toEqual([]);
  // Only what the page itself loads, not what is loaded on demand.
  const scripts = loaded.filter(([name]) => name.endsWith(".js"));
  const first = scripts.filter(([name]) => html.includes(name) && name !== SCALAR_PATH);
  expect(first.length, path).toBeGreaterThan(3);
  expect(
    first.reduce((sum, [, weight]) => sum + weight, 0),
    path,
  ).toBeLessThan(200 * KB);
}

async function checkDesign(page: Page, without: string[]): Promise<void> {
  await expectAccessible(page, { without, withoutInDark: [OTHER_OPERATIONS] });
  // 640 is 1280 at 200 % zoom.
  for (const width of [1440, 1024, 768, 640, 360]) await expectNoSideways(page, width);
  // Other parts are shown on a phone.
  const shown = "at 360 px";
  await expectAccessible(page, { without: [...without, OTHER_OPERATIONS], shown, again: true });
}

/** The page's security headers, and its policy: only scripts with the nonce of this response may run. */
function expectOwnScripts(path: string, headers: Record<string, string>, html: string): void {
  const policy = headers["content-security-policy"] ?? "";
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  expect(nonce, path).toMatch(/^[\w+/=]{20,}$/);
  expect(policy, path).not.toMatch(/script-src[^;]*unsafe/);
  for (const part of ["default-src 'self'", "frame-ancestors 'self'", "object-src 'none'"])
    expect(policy).toContain(part);
  const scripts = html.match(/<script[^>]*>/g) ?? [];
  expect(scripts.length, path).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.includes(`nonce="${nonce}"`))).toEqual([]);
  expect(headers).toMatchObject({
    "x-frame-options": "SAMEORIGIN",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
  });
  expect(headers["strict-transport-security"]).toBeUndefined();
}

/** The path and query of every file that the page has loaded, and its size in bytes as sent, from a cache too. */
const loadedFiles = (page: Page): Promise<[name: string, weight: number][]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize }): [string, number] => [
        name.replace(location.origin, ""),
        encodedBodySize,
      ]),
  );
