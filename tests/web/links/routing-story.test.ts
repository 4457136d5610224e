import { countOf } from "@/components/ui/count-of";
import { databaseUrl, env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { addVisits } from "@/tests/support/rows/links";
import { startServer } from "@/tests/support/servers/server";
import { addCondition, choose, openSection, section } from "./sections";

const NEW_LINK = `${env.APP_URL}/dashboard/links/new`;
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

test("a marketer sends Germans on phones to one page, splits the rest, tests it, and reads the result", async ({
  owner,
  api,
  browser,
  site,
}) => {
  await owner.goto(NEW_LINK);
  await owner.getByLabel("Destination").fill(`${site.url}/shop`);

  const rules = await openSection(owner, "Targeting rules");
  await rules.getByRole("button", { name: "Add rule" }).click();
  await addCondition(rules, "Country");
  await choose(rules, "Country", "🇩🇪 Germany");
  await addCondition(rules, "Device");
  await rules.getByText("Mobile", { exact: true }).click();
  await expect(rules.getByRole("group", { name: "Device" })).toHaveAccessibleDescription(
    "iPads may report a desktop Mac, so some count as desktop.",
  );
  await rules.getByLabel("Destination").fill(`${site.url}/de`);
  await expect(rules.getByRole("button", { name: /^In Germany, on mobile/ })).toBeVisible();

  const split = await openSection(owner, "Split");
  await split.getByRole("button", { name: "Split visitors" }).click();
  await split.getByLabel("Share").first().fill("70");
  await expect(split.getByText("Adds up to 120%, not 100%")).toBeVisible();
  await split.getByLabel("Share").nth(1).fill("30");
  await split.getByLabel("Destination").nth(1).fill(`${site.url}/new`);
  const bar = split.locator("[aria-hidden]:has(> [style*=width]) > *");
  await expect(bar).toHaveCount(2);
  await expect
    .poll(async () => {
      const [a = 0, b = 0] = await bar.evaluateAll((shares) => shares.map((share) => share.clientWidth));
      return Math.round((100 * a) / (a + b));
    })
    .toBe(70);

  const tester = await openSection(owner, "Tester");
  await expect(tester.getByRole("status")).toContainText("The split decides");
  await tester.getByLabel("Visitor's country").selectOption("DE");
  await tester.getByLabel("Visitor's device").selectOption("mobile");
  await expect(tester.getByRole("status")).toContainText(`Rule 1: In Germany, on mobile→ ${site.url}/de`);
  await tester.getByLabel("Visitor's device").selectOption("desktop");
  await expect(tester.getByRole("status")).toContainText(`70%A → ${site.url}/shop`);
  await expect(tester.getByRole("status")).toContainText(`30%B → ${site.url}/new`);
  await tester.getByLabel("Visitor's device").selectOption("mobile");
  await tester.getByLabel("Visitor's country").selectOption("FR");
  await expect(tester.getByRole("status")).toContainText("No rule matches. The split decides");

  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByRole("heading", { name: "Details" })).toBeVisible();
  const { body } = await api.get("/links");
  const [link] = body.data;
  expect(link).toMatchObject({
    rules: [{ url: `${site.url}/de`, countries: ["DE"], devices: ["mobile"] }],
    split: [
      { label: "A", url: `${site.url}/shop`, weight: 70 },
      { label: "B", url: `${site.url}/new`, weight: 30 },
    ],
  });

  // A visitor in another browser, whose country the proxy in front tells.
  const settings = { DATABASE_URL: databaseUrl(), TRUST_PROXY: "1", LOG_LEVEL: "warn" };
  const server = await startServer(settings);
  const pathOf = async (country: string, userAgent?: string): Promise<string> => {
    const options = { extraHTTPHeaders: { "CF-IPCountry": country }, ...(userAgent && { userAgent }) };
    const context = await browser.newContext(options);
    const page = await context.newPage();
    await page.goto(`${server.url}/${link.slug}`);
    const { pathname } = new URL(page.url());
    await context.close();
    return pathname;
  };
  expect(await pathOf("DE", IPHONE)).toBe("/de");
  const others = [await pathOf("DE"), await pathOf("FR", IPHONE)];
  const clicksOn = (path: string) => others.filter((other) => other === path).length;
  expect(clicksOn("/shop") + clicksOn("/new")).toBe(2);

  await owner.reload();
  const result = (name: string) =>
    owner.getByRole("list", { name: "Destinations" }).getByRole("listitem").filter({ hasText: name });
  await expect(result("Rule 1")).toContainText("1 click · 33%");
  await expect(result("70% of the split")).toContainText(countOf(clicksOn("/shop"), "click"));
  await expect(result("30% of the split")).toContainText(countOf(clicksOn("/new"), "click"));
  await expect(owner.getByRole("list", { name: "Countries" })).toContainText("Germany2");
  await expect(owner.getByRole("list", { name: "Devices" })).toContainText("Mobile2");
  await server.stop();
});

test("results of a split have the confidence interval of their share, and one becomes the destination", async ({
  owner,
  api,
}) => {
  const { body: link } = await api.post("/links", {
    url: "https://example.com/",
    split: [
      { url: "https://example.com/a", label: "Old", weight: 50 },
      { url: "https://example.com/b", label: "New", weight: 50 },
    ],
  });
  const at = new Date().toISOString();
  const [a, b] = link.split;
  await addVisits(link.id, [
    { at, n: 62, target: a.id },
    { at, n: 38, target: b.id },
  ]);
  await owner.goto(`${env.APP_URL}/dashboard/links/${link.id}`);
  const results = owner.getByRole("list", { name: "Destinations" }).getByRole("listitem");
  await expect(results.first()).toContainText("62 clicks · 62%");
  await expect(results.first()).toContainText(/52%?.–.?71%/);
  await expect(results.nth(1)).toContainText(/29%?.–.?48%/);
  await expect(owner.getByText("Ranges are 95% confidence intervals")).toBeVisible();

  await owner.getByRole("button", { name: "Make New the destination" }).click();
  const dialog = owner.getByRole("alertdialog");
  await expect(dialog).toContainText("All visitors will go to https://example.com/b.");
  await dialog.getByRole("button", { name: "Make this the destination" }).click();
  await expect(owner.getByText("Destination changed")).toBeVisible();
  await expect(owner.getByText("Split 2 ways")).toHaveCount(0);
  expect((await api.get(`/links/${link.id}`)).body).toMatchObject({
    long_url: "https://example.com/b",
    split: null,
  });
});

test("rules are listed as sentences on the link's page, and marked in the list", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", {
    url: "https://example.com/",
    utm: { source: "poster" },
    auto_renew: true,
    password: "open sesame",
    rules: [{ url: "https://example.com/de", countries: ["DE", "AT"], devices: ["mobile"] }],
  });
  await owner.goto(`${env.APP_URL}/dashboard/links/${link.id}`);
  await expect(owner.getByText("In Germany or Austria, on mobile")).toBeVisible();
  await expect(owner.getByText("utm_source poster")).toBeVisible();
  await expect(owner.getByText("Renews automatically before then")).toBeVisible();
  await expect(owner.getByText(/"auto_renew":true.*"countries":\["DE","AT"\]/)).toBeVisible();
  await owner.goto(`${env.APP_URL}/dashboard/links`);
  const row = owner.getByRole("row").filter({ hasText: link.slug });
  for (const mark of ["Password", "1 rule", "Renews automatically"])
    await expect(row.getByTitle(mark).filter({ visible: true }), mark).toHaveCount(1);
});

test("the lists of targets, languages and systems are downloaded as CSV", async ({ owner, api, site }) => {
  const { body: link } = await api.post("/links", {
    url: `${site.url}/`,
    rules: [{ url: `${site.url}/en`, label: "English", languages: ["en"] }],
  });
  await owner.goto(link.short_url);
  await expect(owner).toHaveURL(`${site.url}/en`);
  await owner.goto(`${env.APP_URL}/dashboard/links/${link.id}`);
  for (const [name, row] of [
    ["Destinations", `English,${site.url}/en,1`],
    ["Languages", "en,1"],
    ["Operating systems", "Linux,1"],
  ] as const) {
    const href = await owner.getByRole("link", { name: `CSV: ${name}` }).getAttribute("href");
    const response = await owner.request.get(`${env.APP_URL}${href}`);
    expect(await response.text()).toContain(row);
  }
});

test("the campaign parameters and the final address are shown while they are typed", async ({
  owner,
  api,
}) => {
  await owner.goto(NEW_LINK);
  await owner.getByLabel("Destination").fill("https://example.com/shop?utm_source=old#top");
  const campaign = await openSection(owner, "Campaign parameters");
  await campaign.getByLabel("Source").fill("news");
  await campaign.getByLabel("Ref").fill("ada & co");
  await expect(owner.getByText("→ example.com/shop?utm_source=news&ref=ada%20%26%20co#top")).toBeVisible();
  await campaign.locator("summary").click();
  await expect(section(owner, "Campaign parameters").getByText("news / ada & co")).toBeVisible();
  await owner.getByRole("button", { name: "Create link" }).click();
  await expect(owner.getByRole("heading", { name: "Details" })).toBeVisible();
  expect((await api.get("/links")).body.data).toMatchObject([
    {
      long_url: "https://example.com/shop?utm_source=old#top",
      utm: { source: "news", ref: "ada & co" },
      target_url: "https://example.com/shop?utm_source=news&ref=ada%20%26%20co#top",
    },
  ]);
});
