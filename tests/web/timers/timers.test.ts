import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { copiedBy } from "@/tests/support/clients/clipboard";
import { signIn } from "@/tests/support/clients/sign-in";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";
import { expectAccessible } from "@/tests/support/readers/axe";

const TIMERS = `${env.APP_URL}/dashboard/timers`;

test.beforeEach(({ account, page }) => signIn(page, account));

const preview = (page: Page) => page.frameLocator('iframe[title="Email timer preview"]');

/** The size of the image in the preview, once there is one. */
const previewWidth = (page: Page) =>
  preview(page)
    .getByAltText("Email timer", { exact: true })
    .first()
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))
    .catch(() => 0);

test("creates a timer with a live preview and copies its HTML", async ({ api, page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(TIMERS);
  await page.getByRole("link", { name: "Create email timer" }).click();
  await expect.poll(() => previewWidth(page)).toBe(600);
  // The rest of the page is scanned with all others.
  await expectAccessible(page, { within: ["iframe"] });

  await page.getByLabel("Name").fill("Spring sale");
  await page.getByLabel("Width").fill("480");
  await expect.poll(() => previewWidth(page)).toBe(480);
  await page.getByLabel("Style").selectOption("rounded");
  await page.getByRole("checkbox", { name: "Days" }).uncheck();
  await page.getByLabel("Hours label").fill("Stunden");
  await page.getByLabel("Accent color", { exact: true }).fill("#9a3412");
  await page.getByLabel("Expired message").fill("The sale is over");
  await page.getByLabel("Destination").fill("https://example.com/sale");
  await page.getByRole("button", { name: "Create email timer" }).click();
  await expect(page).toHaveURL(/\/dashboard\/timers\/\d+$/);

  const { data } = (await api.get("/timers")).body;
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    name: "Spring sale",
    style: "rounded",
    width: 480,
    units: "hms",
    accent: "9a3412",
    labels: { days: "Days", hours: "Stunden", minutes: "Minutes", seconds: "Seconds" },
    expired_message: "The sale is over",
    link_url: "https://example.com/sale",
    state: "active",
    views: 0,
  });
  expect(await copiedBy(page.getByRole("button", { name: "Copy HTML" }))).toBe(data[0].embed_html);
});

test("the preview ignores invalid fields and shows the end; errors are shown at their fields, with the input", async ({
  api,
  page,
}) => {
  await page.goto(`${TIMERS}/new`);
  await expect.poll(() => previewWidth(page)).toBe(600);
  await page.getByLabel("Width").fill("7");
  await page.getByLabel("Width").fill("700");
  await expect.poll(() => previewWidth(page)).toBe(700);
  await expect(preview(page).getByText("Expired", { exact: true })).toBeVisible();
  await expect(preview(page).getByAltText("Expired email timer")).toBeVisible();

  await page.getByLabel("Width").fill("5000");
  await page.getByRole("button", { name: "Create email timer" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Enter 1,200 or less" })).toBeVisible();
  await expect(page.getByLabel("Width")).toBeFocused();
  await expect(page.getByLabel("Width")).toHaveValue("5000");
  await page.getByLabel("Width").fill("600");
  for (const unit of ["Days", "Hours", "Minutes", "Seconds"])
    await page.getByRole("checkbox", { name: unit }).uncheck();
  await page.getByRole("button", { name: "Create email timer" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Choose at least one unit" })).toBeVisible();
  expect((await api.get("/timers")).body.total).toBe(0);
});

test("saves only what changed, and shows it in the public image", async ({ api, page }) => {
  const { body: timer } = await api.post("/timers", {
    name: "Launch",
    ends_at: inDays(3),
    link_url: "https://example.com/",
  });
  await page.goto(`${TIMERS}/${timer.id}`);
  await page.getByLabel("Width").fill("321");
  await page.getByLabel("Destination").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(
    page.getByText("Saved. The image in emails you've already sent is updated, too."),
  ).toBeVisible();
  const { body } = await api.get(`/timers/${timer.id}`);
  expect(body).toEqual({
    ...timer,
    width: 321,
    link_url: null,
    embed_html: body.embed_html,
    updated_at: body.updated_at,
  });
  const image = Buffer.from(await (await fetch(timer.gif_url)).arrayBuffer());
  expect(image.readUInt16LE(6)).toBe(321);
  await expect(page.getByText('width="321"')).toBeVisible();
});

test("searches the list, and deletes a timer after a confirmation", async ({ api, page }) => {
  for (const name of ["Spring sale", "Autumn fair", ""])
    await api.post("/timers", { name, ends_at: inDays(3) });
  await page.goto(TIMERS);
  await expect(page.getByRole("row")).toHaveCount(4);
  await page.goto(`${TIMERS}?q=AUTUMN`);
  await expect(page.getByRole("row")).toHaveCount(2);
  await page.getByRole("button", { name: /Autumn fair/ }).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  await page.getByRole("button", { name: "Delete email timer" }).click();
  await expect(page.getByText("Email timer deleted")).toBeVisible();
  await expect.poll(async () => (await api.get("/timers")).body.total).toBe(2);
});
