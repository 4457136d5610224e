import type { Page } from "@playwright/test";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import type { Client } from "@/tests/support/clients/api-client";
import { inDays } from "@/tests/support/dates";
import { test } from "@/tests/support/fakes/website";
import { expect } from "@/tests/support/fixtures";
import { COLOR_RULES, expectFits, expectNoFaults } from "@/tests/support/readers/axe";
import { secondsLeft } from "@/tests/support/readers/timer";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

async function newPage(
  api: Client,
  fields: object = {},
): Promise<{ id: number; page_url: string; slug: string }> {
  const { body, status } = await api.post("/countdowns", { title: "Launch", ends_at: inDays(3), ...fields });
  expect(status).toBe(201);
  return body;
}

/** Moves the end on the server, as if time had passed there. */
const endIn = (id: number, ahead: number) =>
  db.countdown.update({ where: { id }, data: { endsAt: new Date(Date.now() + ahead) } });

/** Adds up the page's layout shifts from its next load on. */
const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { moved: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        Object.assign(window, { moved: Reflect.get(window, "moved") + Reflect.get(entry, "value") });
    }).observe({ type: "layout-shift", buffered: true });
  });

const layoutShifts = (page: Page) => page.evaluate(() => Reflect.get(window, "moved"));

test("ticks once a second, without layout shift", async ({ api, page }) => {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(String(error)));
  await page.clock.install();
  await watchLayoutShifts(page);
  const created = await newPage(api, { timezone: "Asia/Tokyo", description: "Words ".repeat(60) });
  await endIn(created.id, HOUR);
  await page.goto(created.page_url);
  await page.clock.pauseAt(Date.now() + 30 * SECOND);
  const before = await secondsLeft(page);
  for (let ticks = 1; ticks <= 62; ticks++) {
    await page.clock.runFor(SECOND);
    expect(await secondsLeft(page)).toBe(before - ticks);
  }
  expect(await layoutShifts(page)).toBe(0);
  expect(complaints).toEqual([]);
});

// In real time: a moved end would reload the page, which counts another view.
test("shows the message or redirects at zero, and counts one view", async ({ api, context, page, site }) => {
  const shows = await newPage(api, { expired_message: "Doors are open" });
  const redirects = await newPage(api, { expired_action: "redirect", redirect_url: `${site.url}/open` });
  const other = await context.newPage();
  for (const { id } of [shows, redirects]) await endIn(id, 10 * SECOND);
  await Promise.all([page.goto(shows.page_url), other.goto(redirects.page_url)]);
  await expect(page.getByRole("timer")).toBeVisible();
  await expect(page.getByText("Doors are open")).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole("timer")).toBeHidden();
  await expect(page).toHaveTitle("Launch");
  await expect(other).toHaveURL(`${site.url}/open`, { timeout: 30_000 });
  for (const { id } of [shows, redirects]) expect((await api.get(`/countdowns/${id}`)).body.views).toBe(1);
});

for (const [name, time] of [
  ["years behind", "2001-01-01T00:00:00Z"],
  ["years ahead", "2061-01-01T00:00:00Z"],
] as const) {
  test(`ignores the visitor's wrong clock: ${name}`, async ({ api, page }) => {
    await page.clock.install({ time });
    const created = await newPage(api);
    await endIn(created.id, HOUR);
    await page.goto(created.page_url);
    const shown = await secondsLeft(page);
    expect(shown).toBeGreaterThan(HOUR / SECOND - 60);
    expect(shown).toBeLessThanOrEqual(HOUR / SECOND);
    await page.clock.runFor(10 * SECOND);
    expect(shown - (await secondsLeft(page))).toBeGreaterThanOrEqual(9);
  });
}

test("asks the server after a sleep, and follows a moved end on an open page", async ({ api, page }) => {
  await page.clock.install();
  const created = await newPage(api);
  await endIn(created.id, 5 * HOUR);
  await page.goto(created.page_url);
  const asked = page.waitForResponse(/\/state$/);
  await api.patch(`/countdowns/${created.id}`, { ends_at: inDays(2), title: "Postponed" });
  await page.clock.setFixedTime(Date.now() + HOUR);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  expect((await asked).status()).toBe(200);
  await expect(page.getByRole("heading")).toHaveText("Postponed");
  expect(await secondsLeft(page)).toBeGreaterThan((24 * HOUR) / SECOND);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("shows the end in its own time zone and no frozen digits", async ({ api, page }) => {
    const created = await newPage(api, { ends_at: "2031-03-30 18:30:00", timezone: "Europe/Berlin" });
    await page.goto(created.page_url);
    await expect(page.getByText(/30 March 2031 at 20:30 \(Europe\/Berlin\)/)).toBeVisible();
    await expect(page.getByRole("timer")).toBeHidden();
    await expect(page.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
      "href",
      `${env.SHORT_URL}/c/${created.slug}/calendar.ics`,
    );
  });
});

test("every theme passes axe and fits 360 pixels with the longest words, before and after the end", async ({
  api,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 720 });
  for (const theme of ["light", "dark", "brand"])
    for (const [index, accent] of ["0c6b58", "ffd400", "777777"].entries()) {
      const choice = { shown: `${theme} ${accent}`, ...(index > 0 && { rules: COLOR_RULES }) };
      const created = await newPage(api, {
        theme,
        accent,
        title: "W".repeat(200),
        description: "x".repeat(500),
        cta_url: "https://example.com/",
        cta_label: "W".repeat(60),
        ends_at: "9999-12-31 23:59:59",
        expired_message: "W".repeat(500),
      });
      await page.goto(created.page_url);
      await expect(page.getByRole("timer")).toBeVisible();
      await expectFits(page);
      await expectNoFaults(page, choice);
      await endIn(created.id, -SECOND);
      await page.reload();
      await expect(page.getByText("W".repeat(500))).toBeVisible();
      await expectFits(page);
      await expectNoFaults(page, choice);
    }
});
