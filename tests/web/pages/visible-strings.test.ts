import type { Page, Route } from "@playwright/test";
import { env } from "@/lib/env";
import { signIn } from "@/tests/support/clients/sign-in";
import { inDays } from "@/tests/support/dates";
import { newAccount, type TestAccount, test } from "@/tests/support/fixtures";
import { type Address, formPages, publicPages } from "./public-pages";
import { expectReviewed, READER, readStrings } from "./reviewed-strings";
import { isOwners, ROUTES } from "./routes";

test.use(READER);

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

const sendForm = (route: Route, values: Readonly<Record<string, string>>) =>
  route.continue({
    method: "POST",
    headers: { ...route.request().headers(), "content-type": "application/x-www-form-urlencoded" },
    postData: new URLSearchParams(values).toString(),
  });

/** Every visible string of a page. */
async function stringsOf(page: Page, { url, slugs, sent }: Address): Promise<string[]> {
  if (sent) await page.route(url, (route) => sendForm(route, sent), { times: 1 });
  await page.goto(url);
  const strings = await readStrings(page, slugs);
  // Only one rule of a link is open at a time.
  const rules = page.getByRole("list", { name: "Rules", includeHidden: true });
  for (const rule of await rules.locator("li > fieldset > div:first-child > [aria-expanded]").all()) {
    await rule.dispatchEvent("click");
    strings.push(...(await readStrings(page, slugs)));
  }
  return strings;
}

/** Pages in states that the test of every page doesn't show. */
const SETS: Record<string, (account: TestAccount) => AsyncIterable<Address>> = {
  async *visitors(account) {
    yield* publicPages(account);
    yield* formPages(account);
  },
  async *empty() {
    for (const route of ROUTES.filter((route) => isOwners(route) && !route.includes("[")))
      yield { url: `${env.APP_URL}${route}` };
  },
  async *routing(account) {
    const { id, slug } = await routedLink(account);
    for (const page of ["", "/edit"])
      yield { url: `${env.APP_URL}/dashboard/links/${id}${page}`, slugs: [slug] };
  },
};

for (const [name, addresses] of Object.entries(SETS))
  test(`every visible string of the pages "${name}" is on the reviewed list`, async ({ page }) => {
    const account = await newAccount("business");
    if (name !== "visitors") await signIn(page, account);
    const seen = new Set<string>();
    for await (const address of addresses(account))
      for (const text of await stringsOf(page, address)) seen.add(text);
    expectReviewed(name, seen);
  });
