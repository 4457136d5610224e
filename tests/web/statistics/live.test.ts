import { signIn } from "@/tests/support/clients/sign-in";
import { visit } from "@/tests/support/fixtures";
import { expect, test, watch } from "@/tests/support/owner-page";
import { expectAccessible, expectNoSideways } from "@/tests/support/readers/axe";
import { addVisits } from "@/tests/support/rows/links";
import { listOf, rowsOf, STATISTICS, total } from "./page";

const REFRESH_MS = 15_000;
const isCount = (url: string) => new URL(url).pathname.endsWith("/statistics/count");

test("numbers follow the visits while the page is open; lists, focus and scroll position stay", async ({
  owner,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/live" });
  const at = new Date().toISOString();
  await addVisits(
    link.id,
    Array.from({ length: 12 }, (_, n) => ({ at, n: 20 - n, country: "DE", referrer: `site-${n}.example` })),
  );
  const { complaints, foreign, loaded } = await watch(owner);
  await owner.goto(STATISTICS);
  await expect(total(owner)).toHaveText("174 clicks in 30 days");
  const referrers = listOf(owner, "Referrers");
  const toggle = owner.getByRole("button", { name: "Show all 12: Referrers" });
  await toggle.click();
  await expect(referrers.getByRole("listitem")).toHaveCount(12);
  const scrollTop = await owner.evaluate(() => scrollY);
  expect(scrollTop).toBeGreaterThan(0);

  await visit(link.short_url, { Referer: "https://new.example/" });
  await expect(total(owner)).toHaveText("175 clicks in 30 days", { timeout: REFRESH_MS });
  await expect(referrers.getByRole("listitem")).toHaveCount(13);
  expect((await rowsOf(owner, "Referrers")).at(-1)).toEqual(["new.example", "1"]);
  await expect(owner.getByRole("button", { name: "Show fewer: Referrers" })).toBeFocused();
  expect(await owner.evaluate(() => scrollY)).toBe(scrollTop);

  // Without visits nothing but the count is asked for.
  const from = loaded.length;
  for (let round = 0; round < 2; round++)
    await owner.waitForResponse((response) => isCount(response.url()), { timeout: REFRESH_MS });
  expect(loaded.slice(from).filter((url) => !isCount(url))).toEqual([]);
  expect(loaded.filter((url) => url.includes("world.svg"))).toHaveLength(1);
  expect(complaints).toEqual([]);
  expect(foreign).toEqual([]);
});

test("a page that isn't looked at asks for nothing, and catches up when it is", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/hidden" });
  await visit(link.short_url);
  const { loaded } = await watch(owner);
  let answered = 0;
  owner.on("requestfinished", (request) => {
    if (isCount(request.url())) answered++;
  });
  await owner.clock.install();
  await owner.goto(STATISTICS);
  await expect(total(owner)).toHaveText("1 click in 30 days");
  const counts = () => loaded.filter(isCount).length;
  await expect(async () => {
    await owner.clock.runFor(5_000);
    expect(answered).toBeGreaterThan(0);
  }).toPass();
  const setVisibility = (value: "hidden" | "visible") =>
    owner.evaluate(
      (value) => Object.defineProperty(document, "visibilityState", { value, configurable: true }),
      value,
    );
  await setVisibility("hidden");
  // A count under way would include the visit.
  await expect.poll(() => answered).toBe(counts());
  await visit(link.short_url);
  const before = counts();
  await owner.clock.runFor(120_000);
  expect(counts()).toBe(before);
  await expect(total(owner)).toHaveText("1 click in 30 days");
  await setVisibility("visible");
  await owner.clock.runFor(5_000);
  await expect(total(owner)).toHaveText("2 clicks in 30 days", { timeout: REFRESH_MS });
});

test("the map has a shape for every counted country, says name and number by pointer, and is cached for good", async ({
  owner,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/map" });
  const at = new Date().toISOString();
  await addVisits(link.id, [
    ...["BR", "XK", "SO", "CY", "NO"].map((country) => ({ at, n: 2, country })),
    { at, n: 1_000, country: "AU" },
    { at, n: 1 },
  ]);
  await owner.goto(STATISTICS);
  const map = owner.locator("svg:has(use)");
  await map.scrollIntoViewIfNeeded();
  await expect.poll(() => map.locator("use").first().evaluate(widthOf)).toBeGreaterThan(100);
  const shapes = map.locator("[data-country]");
  await expect(shapes).toHaveCount(6);
  // Without a shape of that name there is nothing to see.
  for (const shape of await shapes.all()) expect(await shape.evaluate(widthOf)).toBeGreaterThan(0);
  await map.locator('[data-country="AU"]').hover();
  const tooltip = owner.locator("[data-tooltip]");
  await expect(tooltip).toHaveText("🇦🇺 Australia 1,000 clicks");
  await owner.mouse.move(0, 0);
  await expect(tooltip).toHaveCount(0);

  await expectAccessible(owner);
  for (const width of [320, 768, 1280]) await expectNoSideways(owner, width);

  const src = (await shapes.first().getAttribute("href")) ?? "";
  const file = await owner.request.get(new URL(src, STATISTICS).href);
  expect(file.headers()).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=31536000, immutable",
  });
  expect(src).toMatch(/\?v=[0-9a-f]{16}#/);
});

test("on a phone a tap on the map says name and number until the next tap elsewhere", async ({
  browser,
  account,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/tap" });
  await addVisits(link.id, [{ at: new Date().toISOString(), n: 3, country: "BR" }]);
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await signIn(page, account);
  await page.goto(STATISTICS);
  const tooltip = page.locator("[data-tooltip]", { hasText: "Brazil" });
  await expect(async () => {
    await page.locator('[data-country="BR"]').tap();
    await expect(tooltip).toHaveText("🇧🇷 Brazil 3 clicks", { timeout: 1_000 });
  }).toPass();
  await page.getByRole("heading", { name: "Countries" }).tap();
  await expect(tooltip).toHaveCount(0);
  await context.close();
});

const widthOf = (shape: Element): number => shape.getBoundingClientRect().width;
