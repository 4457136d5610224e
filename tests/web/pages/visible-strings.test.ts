import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Page, Route } from "@playwright/test";
import { env } from "@/lib/env";
import { signIn } from "@/tests/support/clients/sign-in";
import { inDays } from "@/tests/support/dates";
import { expect, newAccount, type TestAccount, test } from "@/tests/support/fixtures";
import { extractStrings, normalize } from "@/tests/support/readers/visible-strings";
import { ROOT } from "@/tests/support/root";
import { type Address, formPages, publicPages } from "./public-pages";
import { addressOf, isOwners, ROUTES } from "./routes";

const HINT =
  "To accept the new texts, review the diff after running this test with UPDATE_VISIBLE_STRINGS=true:\n" +
  "UPDATE_VISIBLE_STRINGS=true npm test -- tests/web/pages/visible-strings.test.ts --project web";

// Dates and the hint "Time zone: …" depend on both.
test.use({ timezoneId: "Europe/Berlin", locale: "en-GB" });

/** A link of which every section of the editor has something to show. */
async function routedLink({ api }: TestAccount): Promise<{ id: number; slug: string }> {
  const url = "https://example.com/";
  const rules = [
    { url, label: "Germany", countries: ["DE", "AT"], devices: ["mobile", "tablet"], qr: false },
    { url, languages: ["pt-BR"], systems: ["ios"], browsers: ["Safari"], query: [{ name: "ref" }] },
    // Not yet, or the tester would tell of this rule on weekends.
    {
      url,
      days: [6, 7],
      hours: ["09:00-17:00"],
      timezone: "Europe/Berlin",
      from: inDays(8),
      until: inDays(9),
    },
  ];
  const split = [
    { url: `${url}a`, label: "Old", weight: 70 },
    { url: `${url}b`, label: "New", weight: 30 },
  ];
  const { body } = await api.post("/links", {
    url,
    rules,
    split,
    split_until: inDays(9),
    utm: { source: "news" },
    password: "open sesame",
    forward_query: true,
    expired_url: `${url}over`,
    auto_renew: true,
  });
  return body;
}

// Parts of these pages are hydrated or loaded after they were opened.
const isHydrated = () =>
  [...document.querySelectorAll("main, button, input, select")].every((element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps$")),
  );

const sendForm = (route: Route, values: Readonly<Record<string, string>>) =>
  route.continue({
    method: "POST",
    headers: { ...route.request().headers(), "content-type": "application/x-www-form-urlencoded" },
    postData: new URLSearchParams(values).toString(),
  });

/** Every visible string of a page. */
async function stringsOf(page: Page, { url, slugs = [], sent }: Address): Promise<string[]> {
  if (sent) await page.route(url, (route) => sendForm(route, sent), { times: 1 });
  await page.goto(url);
  await expect(page.getByRole("status", { name: "Loading" })).toHaveCount(0);
  if (await page.locator('script[src*="/_next/"]').count()) await page.waitForFunction(isHydrated);
  const strings = await stableStrings(page, slugs);
  // Only one rule of a link is open at a time.
  const rules = page.getByRole("list", { name: "Rules", includeHidden: true });
  for (const rule of await rules.locator("li > fieldset > div:first-child > [aria-expanded]").all()) {
    await rule.dispatchEvent("click");
    strings.push(...(await stableStrings(page, slugs)));
  }
  return strings;
}

/** Every visible string of the open page, once it no longer changes. */
async function stableStrings(page: Page, slugs: readonly string[]): Promise<string[]> {
  let last: string[] = [];
  await expect
    .poll(
      async () => {
        const found = await page.evaluate(extractStrings);
        const strings = [...new Set(found.map((text) => normalize(text, slugs)))].sort();
        const isStable =
          strings.length > 0 &&
          !strings.includes("Loading") &&
          JSON.stringify(strings) === JSON.stringify(last);
        last = strings;
        return isStable;
      },
      { intervals: [100], timeout: 20_000 },
    )
    .toBe(true);
  return last;
}

/** Fails unless the strings of these pages are the reviewed ones. */
async function expectReviewed(page: Page, name: string, addresses: AsyncIterable<Address>): Promise<void> {
  const seen = new Set<string>();
  for await (const address of addresses) for (const text of await stringsOf(page, address)) seen.add(text);
  const found = `${[...seen].sort().join("\n")}\n`;
  const file = resolve(ROOT, `tests/web/pages/visible-strings/${name}.txt`);
  if (process.env.UPDATE_VISIBLE_STRINGS) writeFileSync(file, found);
  expect(found, HINT).toBe(readFileSync(file, "utf8"));
}

const LIST = `${env.APP_URL}/dashboard/links`;

const SETS: Record<string, (account: TestAccount) => AsyncIterable<Address>> = {
  async *public(account) {
    // The texts of the API reference are those of the OpenAPI document and of Scalar.
    for (const route of ROUTES.filter((route) => !isOwners(route) && route !== "/docs"))
      yield { url: `${env.APP_URL}${route}` };
    yield* publicPages(account);
    yield* formPages(account);
  },
  async *empty() {
    for (const route of ROUTES.filter((route) => isOwners(route) && !route.includes("[")))
      yield { url: `${env.APP_URL}${route}` };
  },
  async *filled(account) {
    for (const route of ROUTES.filter(isOwners)) {
      const address = await addressOf(route, account);
      const { body } = await account.api.get("/links?limit=100");
      yield { url: `${env.APP_URL}${address}`, slugs: body.data.map(({ slug }: { slug: string }) => slug) };
    }
    const { id, slug } = await routedLink(account);
    for (const page of ["", "/edit"]) yield { url: `${LIST}/${id}${page}`, slugs: [slug] };
    yield { url: `${LIST}?q=nothing-is-called-that` };
    yield { url: `${LIST}?page=7` };
  },
};

for (const [name, addresses] of Object.entries(SETS))
  test(`every visible string of the ${name} pages is on the reviewed list`, async ({ page }) => {
    test.setTimeout(180_000);
    const account = await newAccount("business");
    if (name !== "public") await signIn(page, account);
    await expectReviewed(page, name, addresses(account));
  });
