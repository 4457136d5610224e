import type { Page } from "@playwright/test";
import { DIMENSION, KIND } from "@/lib/analytics/kinds";
import { addDays, formatDay } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { signIn } from "@/tests/support/clients/sign-in";
import { visit } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";

const LINKS = `${env.APP_URL}/dashboard/links`;

/** Gives a link a past: clicks on days before today, from the day it was created. */
async function addPast(id: number, createdDaysAgo: number, clicks: Record<number, number>): Promise<void> {
  const now = new Date();
  await db.$executeRaw`UPDATE links SET created_at = ${addDays(now, -createdDaysAgo)} WHERE id = ${id}`;
  for (const [daysAgo, n] of Object.entries(clicks))
    await db.$executeRaw`
      INSERT INTO visit_days (kind, subject_id, dimension, day, value, n) VALUES
      (${KIND.link}, ${id}, ${DIMENSION.device}, ${formatDay(addDays(now, -Number(daysAgo)))}::date, 'desktop', ${n})`;
}

const chartOf = (page: Page) => page.getByRole("slider", { name: "Clicks over time" });
const tooltip = (page: Page) => page.locator("[data-tooltip]");

test("the chart says exact values by pointer and by keyboard, and has a table for screen readers", async ({
  owner,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/chart" });
  await addPast(link.id, 100, { 0: 3, 1: 1_234, 30: 7 });
  await owner.goto(`${LINKS}/${link.id}`);
  const chart = chartOf(owner);
  await expect(chart).toHaveAttribute("data-drawn", "true");
  await expect(owner.getByText("Previous 30 days: 7")).toBeVisible();
  await expect(owner.getByText("+17,571%")).toBeVisible();
  const table = owner.getByRole("table", { name: "Clicks over time" });
  await expect(table.getByRole("row")).toHaveCount(31);
  await expect(table.getByRole("row").last().getByRole("cell").first()).toHaveText("3");

  await chart.focus();
  await owner.keyboard.press("End");
  await expect(tooltip(owner)).toContainText("3 clicks");
  await owner.keyboard.press("ArrowLeft");
  await expect(tooltip(owner)).toContainText("1,234 clicks");
  await expect(chart).toHaveAttribute("aria-valuetext", /: 1,234 clicks\. Previous period, .*: 0 clicks$/);
  await owner.keyboard.press("Escape");
  await expect(tooltip(owner)).toHaveCount(0);

  const box = await chart.boundingBox();
  if (!box) throw new Error("The chart has no box");
  await owner.mouse.move(box.x + box.width - 20, box.y + 40);
  await expect(tooltip(owner)).toContainText("3 clicks");
  await owner.mouse.move(0, 0);
  await expect(tooltip(owner)).toHaveCount(0);
});

test("bars are in the accent color of the theme, also where motion is reduced", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/chart" });
  await addPast(link.id, 10, { 1: 40 });
  for (const colorScheme of ["light", "dark"] as const) {
    await owner.emulateMedia({ reducedMotion: "reduce", colorScheme });
    await owner.goto(`${LINKS}/${link.id}`);
    await expect(chartOf(owner)).toHaveAttribute("data-drawn", "true");
    const accent = await owner
      .getByRole("button", { name: "Copy link" })
      .evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect.poll(() => mostUsedColor(owner)).toBe(accent);
  }
});

/** The color of most of what is drawn in the chart: of its bars. */
const mostUsedColor = (page: Page) =>
  page.locator("canvas").evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return undefined;
    const data = canvas.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    const counts = new Map<string, number>();
    for (let at = 0; at < data.length; at += 4)
      if (data[at + 3] === 255) {
        const color = `rgb(${data[at]}, ${data[at + 1]}, ${data[at + 2]})`;
        counts.set(color, (counts.get(color) ?? 0) + 1);
      }
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
  });

test("a tap on the chart shows the value there until the next tap elsewhere", async ({
  browser,
  account,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/touch" });
  await addPast(link.id, 9, { 0: 3, 9: 8 });
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await signIn(page, account);
  await page.goto(`${LINKS}/${link.id}`);
  const chart = chartOf(page);
  await expect(chart).toHaveAttribute("data-drawn", "true");
  await chart.tap({ position: { x: 50, y: 60 } });
  await expect(tooltip(page)).toContainText("8 clicks");
  await page.getByRole("heading", { level: 1 }).tap();
  await expect(tooltip(page)).toHaveCount(0);
  await context.close();
});

test("the chart begins on the day the link was created, and is drawn by the server without scripts, in the same place", async ({
  owner,
  browser,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/still" });
  await addPast(link.id, 9, { 0: 3, 5: 8 });
  await owner.goto(`${LINKS}/${link.id}`);
  await expect(chartOf(owner)).toHaveAttribute("data-drawn", "true");
  await expect(chartOf(owner)).toHaveAttribute("aria-valuemax", "10");
  await expect(owner.getByText(/^Previous 30 days/)).toHaveCount(0);
  expect((await api.get(`/links/${link.id}/stats`)).body.daily).toHaveLength(30);
  const drawn = await chartOf(owner).boundingBox();
  const context = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await owner.context().storageState(),
  });
  const page = await context.newPage();
  await page.goto(`${LINKS}/${link.id}`);
  const bars = "M4.14 100h.72v-100h-.72zM9.14 100h.72v-37.5h-.72z";
  await expect(page.locator("figure svg path")).toHaveAttribute("d", bars);
  await expect(page.locator("figure").getByText("8", { exact: true }).first()).toBeVisible();
  expect(await chartOf(page).boundingBox()).toEqual(drawn);
  await context.close();
});

test("a chart of up to three days is by the hour, unless some hours are unknown", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/hours" });
  await visit(link.short_url);
  await owner.goto(`${LINKS}/${link.id}`);
  const chart = chartOf(owner);
  await expect(chart).toHaveAttribute("aria-valuemax", String(new Date().getUTCHours() + 1));
  await chart.focus();
  await owner.keyboard.press("End");
  await expect(tooltip(owner)).toContainText("1 click");
  await addPast(link.id, 1, { 1: 5 });
  await owner.reload();
  await expect(chart).toHaveAttribute("aria-valuemax", "2");
});

test("dates and countries are in the viewer's language", async ({ browser, account, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/language" });
  await addPast(link.id, 20, { 1: 1 });
  await db.$executeRaw`
    INSERT INTO visit_days (kind, subject_id, dimension, day, value, n)
    VALUES (${KIND.link}, ${link.id}, ${DIMENSION.country}, ${formatDay(new Date())}::date, 'DE', 4)`;
  const context = await browser.newContext({ locale: "cs-CZ" });
  const page = await context.newPage();
  await signIn(page, account);
  await page.goto(`${LINKS}/${link.id}`);
  await expect(page.getByRole("list", { name: "Countries" })).toContainText("🇩🇪 Německo");
  const month = new Intl.DateTimeFormat("cs", { dateStyle: "full", timeZone: "UTC" }).format(new Date());
  await expect(chartOf(page)).toHaveAttribute("aria-valuetext", new RegExp(`^${month}`));
  await context.close();
});

test("lists of origins expand, and are complete and harmless as CSV", async ({ owner, api, stranger }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/lists" });
  for (let n = 0; n < 12; n++)
    await db.$executeRaw`
      INSERT INTO visit_days (kind, subject_id, dimension, day, value, n) VALUES (${KIND.link}, ${link.id},
        ${DIMENSION.referrer}, ${formatDay(new Date())}::date, ${n === 0 ? "=cmd()" : `site-${n}.example`}, ${20 - n})`;
  await owner.goto(`${LINKS}/${link.id}`);
  const rows = owner.getByRole("list", { name: "Referrers" }).getByRole("listitem");
  await expect(rows).toHaveCount(8);
  await owner.getByRole("button", { name: "Show all 12: Referrers" }).click();
  await expect(rows).toHaveCount(12);
  const href = await owner.getByRole("link", { name: "CSV: Referrers" }).getAttribute("href");
  const csv = await owner.request.get(`${env.APP_URL}${href}`);
  expect(csv.headers()["content-disposition"]).toBe(`attachment; filename="${link.slug}-referrers.csv"`);
  const lines = (await csv.text()).trim().split("\r\n");
  expect(lines).toHaveLength(13);
  expect(lines.slice(0, 3)).toEqual(["referrer,clicks", "'=cmd(),20", "site-1.example,19"]);

  expect((await owner.request.get(`${LINKS}/${link.id}/csv?list=passwords`)).status()).toBe(422);
  const { body: theirs } = await stranger.post("/links", { url: "https://example.com/theirs" });
  expect((await owner.request.get(`${LINKS}/${theirs.id}/csv?list=daily`)).status()).toBe(404);
});
