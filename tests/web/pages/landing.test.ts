import type { Page } from "@playwright/test";
import { SAMPLE_LINK, sampleResponse } from "@/components/landing/api-sample";
import { env } from "@/lib/env";
import { copiedBy } from "@/tests/support/clients/clipboard";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
import { watch } from "@/tests/support/owner-page";
import { expectClean } from "@/tests/support/readers/axe";

const HOME = `${env.APP_URL}/`;

/** The file that each picture shows, once all have been scrolled to and loaded. */
async function shownPictures(page: Page): Promise<string[]> {
  const images = await page.locator("main img").all();
  for (const image of images) {
    await image.scrollIntoViewIfNeeded();
    await expect
      .poll(() => image.evaluate((element: HTMLImageElement) => element.complete && element.naturalWidth))
      .toBeGreaterThan(300);
  }
  const files = images.map((image) => image.evaluate((element: HTMLImageElement) => element.currentSrc));
  return (await Promise.all(files)).map((file) => file.replace(/.*\/([\w-]+?)\.[^/]*webp$/, "$1"));
}

test("the landing page fits phones and desktops, is accessible in both themes, and loads nothing from others", async ({
  page,
}) => {
  const { complaints, foreign } = await watch(page);
  await page.goto(HOME);
  await expectClean(page, [1280, 390, 320]);
  expect([...complaints, ...foreign]).toEqual([]);
});

test("every product has a picture in the theme of the visitor", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(HOME);
  const light = await shownPictures(page);
  expect(light).toEqual(
    expect.arrayContaining(["link-light", "bio", "menu-light", "cards", "qr-light", "timer", "countdown"]),
  );
  expect(light).toEqual(
    expect.arrayContaining(["form-light", "signature-light", "utm-light", "webhook-light"]),
  );
  await page.emulateMedia({ colorScheme: "dark" });
  const dark = light.map((name) => name.replace("-light", "-dark"));
  expect(await shownPictures(page)).toEqual(dark);
  // A theme that was chosen wins.
  await page.context().addCookies([{ name: "theme", value: "light", url: HOME }]);
  await page.goto(HOME);
  expect(await shownPictures(page)).toEqual(light);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.reload();
  expect((await shownPictures(page))[0]).toBe("link-phone-light");
});

test("pictures below the first screen wait, and nothing moves when they come", async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { shift: Reflect.get(window, "shift") + Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(HOME, { waitUntil: "networkidle" });
  const [first, ...later] = await page
    .locator("main img")
    .evaluateAll((images) => images.map((image) => image.getAttribute("loading")));
  expect([first, ...new Set(later)]).toEqual(["eager", "lazy"]);
  await shownPictures(page);
  expect(await page.evaluate(() => Reflect.get(window, "shift"))).toBeLessThan(0.01);
});

test("the API sample is what the API answers", async ({ api }) => {
  const { status, body } = await api.post("/links", { ...SAMPLE_LINK, alias: `spring-${Date.now()}` });
  expect(status).toBe(201);
  const typesOf = (link: object) => Object.entries(link).map(([name, value]) => [name, typeof value]);
  const sample = sampleResponse(env.SHORT_URL);
  expect(typesOf(sample)).toEqual(typesOf(body).slice(0, Object.keys(sample).length));
  const { long_url, click_limit, state } = sample;
  expect(body).toMatchObject({ long_url, click_limit, state });
});

test("the commands are copied by one click", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(HOME);
  const copy = page.getByRole("button", { name: "Copy commands" });
  await untilHydrated(copy);
  expect(await copiedBy(copy)).toBe("npm install\nnpm start");
});

test("visitors can create an account, and who is signed in goes to the dashboard", async ({
  page,
  account,
}) => {
  await page.goto(HOME);
  await page.getByRole("link", { name: "Create account" }).first().click();
  await expect(page).toHaveURL(`${env.APP_URL}/signup`);
  await signIn(page, account);
  await page.goto(HOME);
  await expect(page.getByRole("link", { name: "Sign in" })).toHaveCount(0);
  await page.getByRole("link", { name: "Go to dashboard" }).first().click();
  await expect(page).toHaveURL(`${env.APP_URL}/dashboard`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page is complete, without buttons that do nothing", async ({ page }) => {
    await page.goto(HOME);
    await expect(page.getByRole("heading", { level: 3 })).toHaveCount(13);
    await expect(page.locator("button:visible")).toHaveCount(0);
    const broken = page.locator("main img:not([width][height][alt])");
    await expect(broken).toHaveCount(0);
    await page.getByRole("link", { name: "API reference" }).first().click();
    await expect(page).toHaveURL(`${env.APP_URL}/docs`);
  });
});
