import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { copiedBy } from "@/tests/support/clients/clipboard";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { expect, test } from "@/tests/support/fixtures";

/** Signs up, and from then on counts clicks and filled-in fields in the browser. */
async function signUp(page: Page): Promise<void> {
  await page.goto(`${env.APP_URL}/signup`);
  await page.getByLabel("Email").fill(`${randomUUID()}@example.com`);
  await page.getByLabel("Password").fill("correct horse");
  await page.getByRole("button", { name: "Create account" }).click();
  await page.waitForURL(`${env.APP_URL}/dashboard`);
  const count = () => {
    // Previews are not the person's clicks, and have no storage.
    if (self !== top) return;
    const add = (name: string) =>
      sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
    // Enter in a field clicks its form's button, but nobody does.
    addEventListener("click", ({ detail }) => detail > 0 && add("clicks"), true);
    addEventListener("change", () => add("fields"), true);
  };
  await page.addInitScript(count);
  await page.reload();
  await untilHydrated(page.getByLabel("Create a short link"));
}

const counted = (page: Page, name: "clicks" | "fields") =>
  page.evaluate((name) => Number(sessionStorage.getItem(name)), name);

test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("after signing up, the first link is shared with at most 3 clicks and 2 fields", async ({ page }) => {
  await signUp(page);
  await page.getByLabel("Create a short link").fill("example.com/spring");
  await page.getByRole("button", { name: "Create link" }).click();
  const short = await copiedBy(page.getByRole("button", { name: /^Copy/ }));
  const response = await page.request.get(short, { maxRedirects: 0 });
  expect(response.headers().location).toBe("https://example.com/spring");
  expect(await counted(page, "clicks")).toBeLessThanOrEqual(3);
  expect(await counted(page, "clicks")).toBeGreaterThan(0);
  expect(await counted(page, "fields")).toBeLessThanOrEqual(2);
});

test("after signing up, a bio page with a link takes at most 5 clicks", async ({ page }) => {
  await signUp(page);
  await page.getByRole("link", { name: "Create bio page" }).click();
  await page.getByLabel("Title").fill("Ada");
  await page.getByRole("button", { name: "Create bio page" }).click();
  await page.getByRole("button", { name: "Add link" }).click();
  await page.getByLabel("Title").fill("My shop");
  await page.getByLabel("Destination").fill("example.com/shop");
  await page.getByRole("button", { name: "Add link" }).last().click();
  await expect(page.getByText("example.com/shop")).toBeVisible();
  expect(await counted(page, "clicks")).toBeLessThanOrEqual(5);
  expect(await counted(page, "clicks")).toBeGreaterThan(0);
});

test("after signing up, table cards to print take at most 7 clicks", async ({ page }) => {
  await signUp(page);
  await page.getByRole("link", { name: "Create menu" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Casa Lola");
  await page.getByLabel("Tables").fill("1-12");
  await page.getByRole("button", { name: "Create menu" }).click();
  await page.getByRole("link", { name: "Print table cards" }).click();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: "Download PDF" }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
  await expect(page.getByText("13 cards: one for the menu and one for each table")).toBeVisible();
  expect(await counted(page, "clicks")).toBeLessThanOrEqual(7);
  expect(await counted(page, "clicks")).toBeGreaterThan(0);
});
