import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { signIn } from "@/tests/support/clients/sign-in";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";

const COUNTDOWNS = `${env.APP_URL}/dashboard/countdowns`;

test.beforeEach(({ account, page }) => signIn(page, account));

const preview = (page: Page) => page.frameLocator('iframe[title="Countdown page preview"]');

test("creates a page from the form and previews it while typing, before and after its end", async ({
  api,
  page,
}) => {
  const alias = `Launch-${randomSlug()}`;
  await page.goto(COUNTDOWNS);
  await page.getByRole("link", { name: "Create countdown page" }).click();
  await expect(preview(page).getByRole("heading")).toHaveText("Your title");
  await page.getByLabel("Title").fill("Northlight opens");
  await page.getByLabel("Slug").fill(alias);
  await page.getByLabel("Description").fill("Come early");
  await page.getByLabel("Theme").selectOption("brand");
  await page.getByLabel("Accent color", { exact: true }).fill("#9a3412");
  await page.getByLabel("Button URL").fill("https://example.com/shop");
  await page.getByLabel("Message").fill("Doors are open");
  await expect(preview(page).getByRole("heading")).toHaveText("Northlight opens");
  await expect(preview(page).getByRole("timer")).toContainText("days");
  await expect(preview(page).getByText("Learn more")).toBeVisible();
  await page.getByLabel("Expired").check();
  await expect(preview(page).getByText("Doors are open")).toBeVisible();
  await page.getByRole("button", { name: "Create countdown page" }).click();
  await expect(page).toHaveURL(/\/dashboard\/countdowns\/\d+$/);
  const { data } = (await api.get("/countdowns")).body;
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    title: "Northlight opens",
    slug: alias,
    description: "Come early",
    theme: "brand",
    accent: "9a3412",
    cta_url: "https://example.com/shop",
    expired_message: "Doors are open",
    views: 0,
  });
});

test("shows errors at their fields and keeps the input", async ({ api, page }) => {
  await page.goto(`${COUNTDOWNS}/new`);
  await page.getByRole("button", { name: "Create countdown page" }).click();
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.getByLabel("Title").fill("Launch");
  await page.getByLabel("Time zone").selectOption("Asia/Tokyo");
  await page.getByLabel("When it expires").selectOption("redirect");
  await page.getByRole("button", { name: "Create countdown page" }).click();
  await expect(page.getByLabel("Redirect URL")).toBeFocused();
  expect((await api.get("/countdowns")).body.total).toBe(0);
});

test("saves only what changed and shows it on the page; deleting asks first", async ({ api, page }) => {
  const { body } = await api.post("/countdowns", {
    title: "Launch",
    ends_at: inDays(3),
    description: "Kept",
  });
  await page.goto(`${COUNTDOWNS}/${body.id}`);
  await page.getByLabel("Title").fill("Relaunch");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(
    page.getByText("Saved. Visitors with the page open see the change when they return to it or reload."),
  ).toBeVisible();
  const { body: saved } = await api.get(`/countdowns/${body.id}`);
  expect(saved).toEqual({ ...body, title: "Relaunch", updated_at: expect.any(String) });
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete countdown page" }).click();
  await expect(page).toHaveURL(/\/dashboard\/countdowns$/);
  await expect(page.getByText("Countdown page deleted")).toBeVisible();
  expect((await api.get(`/countdowns/${body.id}`)).status).toBe(404);
});
