import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/fixtures";

const LOGIN = `${env.APP_URL}/login`;

test.describe("one test after another", () => {
  test.describe.configure({ mode: "serial" });

  const stateOf = async () => ({
    isLocated: (await navigator.permissions.query({ name: "geolocation" })).state === "granted",
    stored: localStorage.length + sessionStorage.length,
    isDark: matchMedia("(prefers-color-scheme: dark)").matches,
    isStill: matchMedia("(prefers-reduced-motion: reduce)").matches,
    size: [innerWidth, innerHeight],
    scrolled: scrollY,
  });

  test("leaves cookies, storage, routes, permissions, media, another size and another tab behind, and is offline", async ({
    page,
    context,
  }) => {
    await page.goto(LOGIN);
    await page.evaluate(() => {
      localStorage.setItem("left", "1");
      sessionStorage.setItem("left", "1");
    });
    await context.addCookies([{ name: "left", value: "1", url: LOGIN }]);
    await context.route("**/healthz", (route) => route.fulfill({ body: "context's" }));
    await page.route("**/readyz", (route) => route.fulfill({ body: "page's" }));
    await context.grantPermissions(["geolocation"]);
    await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    await context.newPage();
    await context.setOffline(true);
    expect(await page.evaluate(stateOf)).toMatchObject({
      isLocated: true,
      stored: 2,
      isDark: true,
      isStill: true,
    });
  });

  test("the next one has a page like a new one", async ({ page, context }) => {
    expect(page.url()).toBe("about:blank");
    expect(await context.cookies()).toEqual([]);
    expect(context.pages()).toEqual([page]);
    await page.goto(LOGIN);
    expect(await page.evaluate(stateOf)).toEqual({
      isLocated: false,
      stored: 0,
      isDark: false,
      isStill: false,
      size: [1280, 720],
      scrolled: 0,
    });
    const read = (path: string) =>
      page.evaluate((path) => fetch(path).then((response) => response.text()), path);
    expect(await read("/healthz")).not.toContain("context's");
    expect(await read("/readyz")).not.toContain("page's");
  });

  test("changes the clock", async ({ page }) => {
    await page.clock.install({ time: 0 });
    await page.goto(LOGIN);
    expect(await page.evaluate(() => new Date().getUTCFullYear())).toBe(1970);
  });

  test("the next one has the time of day", async ({ page }) => {
    await page.goto(LOGIN);
    expect(await page.evaluate(() => new Date().getUTCFullYear())).toBeGreaterThan(2000);
  });
});
