import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { signIn } from "@/tests/support/clients/sign-in";
import { inDays } from "@/tests/support/dates";
import { expect, newAccount, type TestAccount, test } from "@/tests/support/fixtures";
import { extractStrings, normalize } from "@/tests/support/readers/visible-strings";
import { ROOT } from "@/tests/support/root";
import { addressOf, isOwners, ROUTES } from "./routes";

const FILE = resolve(ROOT, "tests/web/pages/visible-strings.txt");
const HINT =
  "To accept the new texts, review the diff after running this test with UPDATE_VISIBLE_STRINGS=true:\n" +
  "UPDATE_VISIBLE_STRINGS=true npm test -- --project web tests/web/pages/visible-strings.test.ts";

// Dates and the hint "Time zone: …" depend on both.
test.use({ timezoneId: "Europe/Berlin", locale: "en-GB" });

/** The public pages, each with content. */
async function publicPages({ api }: TestAccount): Promise<string[]> {
  const created = async (path: string, fields: object): Promise<{ short_url: string; page_url: string }> =>
    (await api.post(path, fields)).body;
  const url = "https://example.com/";
  const item = { name: "Soup", price: 4.5, available: false, dietary: ["vegan"], allergens: ["milk"] };
  const { body: menu } = await api.post("/menus", {
    name: "Lunch",
    phone: "+49 30 1",
    opening_hours: "Daily",
  });
  await api.post(`/menus/${menu.id}/items`, item);
  return [
    `${env.SHORT_URL}/no-such-link`,
    (await created("/links", { url, alias: `vs-${menu.id}-a`, paused: true })).short_url,
    (await created("/links", { url, alias: `vs-${menu.id}-b`, starts_at: inDays(9) })).short_url,
    (await created("/countdowns", { title: "Shown", ends_at: inDays(9) })).page_url,
    (await created("/bio-pages", { title: "Shown", socials: [{ platform: "website", url }] })).page_url,
    menu.page_url,
  ];
}

/** Every visible string of a page, once it no longer changes: parts of the dashboard are loaded later. */
async function stringsOf(page: Page, url: string, slugs: readonly string[]): Promise<string[]> {
  await page.goto(url, { waitUntil: "networkidle" });
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
  let last: string[] = [];
  await expect
    .poll(
      async () => {
        const found = await page.evaluate(extractStrings);
        const strings = [...new Set(found.map((text) => normalize(text, slugs)))].sort();
        const isStable = JSON.stringify(strings) === JSON.stringify(last);
        last = strings;
        return isStable;
      },
      { intervals: [50] },
    )
    .toBe(true);
  return last;
}

test("every visible string is on the reviewed list", async ({ page }) => {
  test.setTimeout(300_000);
  const seen = new Set<string>();
  const visit = async (url: string, slugs: readonly string[] = []) => {
    for (const text of await stringsOf(page, url, slugs)) seen.add(text);
  };
  for (const route of ROUTES.filter((route) => !isOwners(route))) await visit(`${env.APP_URL}${route}`);
  const account = await newAccount("business");
  await signIn(page, account);
  // The empty states, before anything is created.
  for (const route of ROUTES.filter((route) => isOwners(route) && !route.includes("[")))
    await visit(`${env.APP_URL}${route}`);
  for (const route of ROUTES.filter(isOwners)) {
    const address = await addressOf(route, account);
    const { body } = await account.api.get("/links?limit=100");
    const slugs = body.data.map(({ slug }: { slug: string }) => slug);
    await visit(`${env.APP_URL}${address}`, slugs);
  }
  await visit(`${env.APP_URL}/dashboard/links?q=nothing-is-called-that`);
  await visit(`${env.APP_URL}/dashboard/links?page=7`);
  for (const url of await publicPages(account)) await visit(url);

  const found = `${[...seen].sort().join("\n")}\n`;
  if (process.env.UPDATE_VISIBLE_STRINGS) writeFileSync(FILE, found);
  expect(found, HINT).toBe(readFileSync(FILE, "utf8"));
});
