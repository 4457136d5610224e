import { formatDateTime } from "@/lib/dates";
import { db } from "@/lib/db/client";
import type { Client } from "@/tests/support/clients/api-client";
import { test } from "@/tests/support/fakes/website";
import { expect } from "@/tests/support/fixtures";
import { secondsLeft } from "@/tests/support/readers/timer";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;

async function scheduled(
  api: Client,
  url: string,
  ahead: number,
): Promise<{ id: number; short_url: string }> {
  const { body, status } = await api.post("/links", {
    url,
    starts_at: formatDateTime(new Date(Date.now() + ahead)),
  });
  expect(status).toBe(201);
  return body;
}

/** Moves the start on the server, as if time had passed there; into the past by default. */
const begin = (id: number, ahead = -1) =>
  db.link.update({ where: { id }, data: { startsAt: new Date(Date.now() + ahead) } });

const clicksOf = async (api: Client, id: number) => (await api.get(`/links/${id}`)).body.clicks;

test("a link that starts in a few seconds opens by itself and counts once", async ({ api, page, site }) => {
  const link = await scheduled(api, `${site.url}/open`, HOUR);
  const responses: number[] = [];
  page.on("response", (response) => {
    if (response.url() === link.short_url) responses.push(response.status());
  });
  await page.clock.install();
  await begin(link.id, 60 * SECOND);
  await page.goto(link.short_url);
  await expect(page.getByRole("timer")).toBeVisible();
  await begin(link.id);
  await page.clock.fastForward(60 * SECOND);
  await expect(page).toHaveURL(`${site.url}/open`, { timeout: 30_000 });
  expect(responses[0]).toBe(200);
  expect(responses.at(-1)).toBe(302);
  expect(await clicksOf(api, link.id)).toBe(1);
});

test("opens at zero by itself, however far ahead the start was", async ({ api, page, site }) => {
  await page.clock.install();
  const link = await scheduled(api, `${site.url}/open`, 3 * HOUR);
  await page.goto(link.short_url);
  await expect(page.getByRole("heading")).toHaveText("This link isn't active yet");
  await begin(link.id);
  await page.clock.fastForward(3 * HOUR);
  await expect(page).toHaveURL(`${site.url}/open`);
  expect(await clicksOf(api, link.id)).toBe(1);
});

test("keeps waiting on its own address when the start is moved later", async ({ api, page, site }) => {
  await page.clock.install();
  const link = await scheduled(api, `${site.url}/open`, HOUR);
  await page.goto(link.short_url);
  await api.patch(`/links/${link.id}`, { starts_at: formatDateTime(new Date(Date.now() + 3 * DAY)) });
  const again = page.waitForResponse(link.short_url);
  await page.clock.fastForward(HOUR);
  expect((await again).status()).toBe(200);
  await expect(page.getByRole("timer").getByText("days")).toBeVisible();
  expect(await secondsLeft(page)).toBeGreaterThan((3 * DAY - HOUR) / SECOND);
  await expect(page).toHaveURL(link.short_url);
  expect(site.requests).toEqual([]);
  expect(await clicksOf(api, link.id)).toBe(0);
});

test("shows days, hours, minutes and seconds, and ticks once a second", async ({ api, page, site }) => {
  await page.clock.install();
  const link = await scheduled(api, site.url, 2 * DAY + 3 * HOUR + 240 * SECOND);
  await page.goto(link.short_url);
  await expect(page.getByRole("timer")).toHaveText(
    /^02\s*days\s*03\s*hours\s*0[34]\s*minutes\s*\d\d\s*seconds$/,
  );
  await page.clock.pauseAt(Date.now() + 30 * SECOND);
  const before = await secondsLeft(page);
  for (let ticks = 1; ticks <= 65; ticks += 8) {
    await page.clock.runFor(8 * SECOND);
    expect(await secondsLeft(page)).toBe(before - ticks - 7);
  }
  const title = await page.title();
  expect(title).toMatch(/^2d 0[23]:\d\d:\d\d until this link opens$/);
});

test("shows no days when less than one is left", async ({ api, page, site }) => {
  const link = await scheduled(api, site.url, 5 * HOUR);
  await page.goto(link.short_url);
  await expect(page.getByRole("timer").getByText("days")).toBeHidden();
  await expect(page.getByRole("timer").getByText("hours")).toBeVisible();
  expect(await secondsLeft(page)).toBeGreaterThan((5 * HOUR) / SECOND - 60);
});

for (const [name, clock] of [
  ["years behind", "2001-01-01T00:00:00Z"],
  ["years ahead", "2061-01-01T00:00:00Z"],
] as const) {
  test(`ignores the visitor's wrong clock: ${name}`, async ({ api, page, site }) => {
    await page.clock.install({ time: clock });
    const link = await scheduled(api, `${site.url}/open`, HOUR);
    await page.goto(link.short_url);
    const shown = await secondsLeft(page);
    expect(shown).toBeGreaterThan(HOUR / SECOND - 60);
    expect(shown).toBeLessThanOrEqual(HOUR / SECOND);
    await begin(link.id);
    await page.clock.fastForward(HOUR);
    await expect(page).toHaveURL(`${site.url}/open`);
  });
}

test("shows the right time after a sleep, and keeps counting when the clock is set back", async ({
  api,
  page,
  site,
}) => {
  await page.clock.install();
  const link = await scheduled(api, `${site.url}/open`, 3 * HOUR);
  await page.goto(link.short_url);
  await page.clock.pauseAt(Date.now() + 30 * SECOND);
  // Only the wall clock continues during sleep; the page reads it when it becomes visible again.
  const turnClock = (by: number) =>
    page.evaluate((shift) => {
      const now = Date.now;
      Date.now = () => now() + shift;
      document.dispatchEvent(new Event("visibilitychange"));
    }, by);
  const before = await secondsLeft(page);
  await turnClock(HOUR);
  expect(await secondsLeft(page)).toBe(before - HOUR / SECOND);
  await turnClock(-5 * HOUR);
  expect(await secondsLeft(page)).toBe(before - HOUR / SECOND);
  await page.clock.runFor(10 * SECOND);
  expect(await secondsLeft(page)).toBe(before - HOUR / SECOND - 10);
  await begin(link.id);
  await turnClock(3 * HOUR);
  await expect(page).toHaveURL(`${site.url}/open`);
});

test("waits while offline and opens once it is online", async ({ api, context, page, site }) => {
  await page.clock.install();
  const link = await scheduled(api, `${site.url}/open`, HOUR);
  await page.goto(link.short_url);
  await context.setOffline(true);
  await begin(link.id);
  await page.clock.fastForward(HOUR);
  await expect(page.getByRole("status")).toContainText("offline");
  await context.setOffline(false);
  await expect(page).toHaveURL(`${site.url}/open`);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the start time, and no frozen digits", async ({ api, page, site }) => {
    const link = await scheduled(api, site.url, 2 * DAY);
    await page.goto(link.short_url);
    await expect(page.locator("time")).toContainText("UTC");
    await expect(page.getByRole("timer")).toBeHidden();
    await expect(page.getByRole("link", { name: "Try again" })).toBeVisible();
  });

  test("still opens by itself and counts once", async ({ api, page, site }) => {
    const link = await scheduled(api, `${site.url}/open`, HOUR);
    // The first response must come before the start.
    await begin(link.id, 8 * SECOND);
    const first = await page.goto(link.short_url);
    expect(first?.status()).toBe(200);
    await expect(page).toHaveURL(`${site.url}/open`, { timeout: 30_000 });
    expect(await clicksOf(api, link.id)).toBe(1);
  });
});
