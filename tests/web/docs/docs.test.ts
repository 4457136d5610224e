import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { OPERATIONS } from "@/lib/openapi/document";
import { SAMPLES } from "@/lib/webhooks/samples";
import { test } from "@/tests/support/fakes/website";
import { expect, watch } from "@/tests/support/owner-page";
import { expectNoSideways } from "@/tests/support/readers/axe";
import { someOf } from "@/tests/support/repetitions";

const DOCS = `${env.APP_URL}/docs`;
const CREATE_LINK = `${DOCS}#tag/links/POST/links`;

/** Opens the reference in this theme, as chosen in the dashboard, and waits until Scalar has drawn the document. */
async function open(page: Page, url: string, theme: "light" | "dark"): Promise<void> {
  await page.context().addCookies([{ name: "theme", value: theme, url: env.APP_URL }]);
  await page.goto(url);
  await page.getByRole("heading", { name: "Waypost API" }).waitFor();
  await page.locator(".code-copy, .scalar-code-copy").first().waitFor();
  await expect(page.locator("body")).toHaveClass(new RegExp(`${theme}-mode`));
}

test("a deep link opens an operation with samples, in the theme chosen in the dashboard, which a reader can try with their own key, and nobody else hears of it", async ({
  page,
  account,
  api,
}) => {
  const { foreign } = await watch(page);
  await open(page, CREATE_LINK, "light");
  const operation = page.locator('section[id$="tag/links/POST/links"]');
  await expect(operation.getByRole("heading", { name: "Create a link" })).toBeInViewport();
  await expect(operation).toContainText("click_limit");
  await expect(operation).toContainText("Idempotency-Key");
  await operation.getByRole("button", { name: /Shell Curl/ }).click();
  await expect(page.getByRole("listbox")).toContainText(/Go.*JavaScript.*PHP.*Python.*Shell/);
  await expect(page.getByRole("option")).toHaveText(["NewRequest", "Fetch", "cURL", "Requests", "Curl"]);
  await page.keyboard.press("Escape");
  await page
    .getByPlaceholder("Token")
    .first()
    .fill(await account.newKey());
  await operation.getByRole("button", { name: "Test Request" }).click();
  const client = page.getByRole("dialog", { name: "API Client" });
  const response = page.waitForResponse(`${env.APP_URL}/api/v1/links`);
  await client.getByRole("button", { name: /^Send/ }).first().click();
  expect((await response).status()).toBe(201);
  await expect(client.getByText("201")).toBeVisible();
  const { body } = await api.get("/links");
  expect(body).toMatchObject({ total: 1, data: [{ long_url: "https://example.com/spring-sale" }] });
  // The key is forgotten with the page.
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain("wp_");
  expect(foreign).toEqual([]);
});

test("every button has a name, the keyboard scrolls long lists, and the search finds every operation", async ({
  page,
}) => {
  await open(page, DOCS, "dark");
  const copy = page.getByRole("button", { name: "Copy", exact: true });
  await expect(copy.first()).toBeAttached();
  const unnamed = page.locator(".code-copy:not([aria-label]), .scalar-code-copy:not([aria-label])");
  await expect(unnamed).toHaveCount(0);
  await expect(page.locator("ul.endpoints:not([tabindex])")).toHaveCount(0);
  await page.getByRole("button", { name: "Open Search" }).click();
  const search = page.getByRole("dialog", { name: "Reference Search" });
  for (const { path, summary } of someOf(OPERATIONS)) {
    await search.getByRole("combobox").fill(summary);
    await expect(search.getByRole("option").filter({ hasText: path }).first()).toBeVisible();
  }
});

test("is readable without JavaScript as a list of operations", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(DOCS);
  const lines = OPERATIONS.map(({ method, path, summary }) => `${method.toUpperCase()} ${path} ${summary}`);
  await expect(page.getByRole("main").getByRole("listitem")).toHaveText(lines);
  await page.close();
});

test("the guides lead to each other, and fit a phone; the webhooks guide shows every sample", async ({
  page,
}) => {
  await page.goto(`${DOCS}/quickstart`);
  const nav = page.getByRole("navigation", { name: "Documentation" });
  for (const name of ["Conventions", "Errors", "Limits", "Idempotency", "Webhooks", "Changelog"]) {
    await nav.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(nav.getByRole("link", { name })).toHaveAttribute("aria-current", "page");
    await expectNoSideways(page);
    if (name !== "Webhooks") continue;
    const shown = await page.locator("pre").allTextContents();
    for (const { code } of SAMPLES) expect(shown).toContain(code);
  }
});
