import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { webhooks } from "@/lib/webhooks";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { Receiver } from "@/tests/support/fakes/webhook-receiver";
import { newAccount } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { field, newForm, sendForm } from "@/tests/support/rows/forms";
import { register } from "@/tests/support/rows/webhooks";

/** Waits until the toaster is loaded. */
const toasts = (page: Page) => page.getByRole("region", { name: /Notifications/ });

const HOME = `${env.APP_URL}/dashboard`;

test("a pending search doesn't navigate back to the list after leaving it", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/left", title: "Left behind" });
  await owner.clock.install();
  await owner.goto(`${HOME}/links`);
  const searched: string[] = [];
  owner.on("request", (request) => request.url().includes("q=typed") && searched.push(request.url()));
  // Before hydration the search would ignore what is typed, and nothing would be pending.
  await untilHydrated(owner.getByRole("searchbox"));
  const row = await owner.getByRole("link", { name: link.slug }).first().elementHandle();
  // All at once, faster than any person: the search must still be pending when the row is clicked.
  await owner.getByRole("searchbox").evaluate((box: HTMLInputElement, row) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(box, "typed");
    box.dispatchEvent(new Event("input", { bubbles: true }));
    if (row instanceof HTMLElement) row.click();
  }, row);
  await expect(owner).toHaveURL(`${HOME}/links/${link.id}`);
  await expect(owner.getByRole("searchbox")).toHaveCount(0);
  await owner.clock.runFor(1_000);
  await owner.getByRole("link", { name: "Menus" }).click();
  await expect(owner.getByRole("heading", { name: "Menus", exact: true })).toBeVisible();
  expect(searched).toEqual([]);
});

test("Back leaves a page with a preview, however often it was refreshed", async ({ owner, api }) => {
  const { body: bio } = await api.post("/bio-pages", { title: "Ada" });
  await api.post(`/bio-pages/${bio.id}/links`, { title: "First", url: "https://example.com/" });
  await owner.goto(`${HOME}/bio-pages`);
  await owner.getByRole("link", { name: "Ada" }).first().click();
  const preview = owner.frameLocator("iframe[title='Bio page preview']");
  await expect(preview.getByRole("link", { name: "First" })).toBeVisible();
  const before = await owner.evaluate(() => history.length);
  for (const shown of [false, true, false]) {
    await owner.getByRole("switch", { name: "Show First" }).click();
    await expect(preview.getByRole("link", { name: "First" })).toHaveCount(shown ? 1 : 0);
  }
  expect(await owner.evaluate(() => history.length)).toBe(before);
  await owner.goBack();
  await expect(owner).toHaveURL(`${HOME}/bio-pages`);
});

test("a switch returns to its stored state when the server can't be reached", async ({ owner, api }) => {
  const { body: bio } = await api.post("/bio-pages", { title: "Ada" });
  await api.post(`/bio-pages/${bio.id}/links`, { title: "First", url: "https://example.com/" });
  await owner.goto(`${HOME}/bio-pages/${bio.id}`);
  const shown = owner.getByRole("switch", { name: "Show First" });
  await expect(shown).toBeChecked();
  await expect(toasts(owner)).toBeAttached();
  await owner.context().setOffline(true);
  await shown.click();
  await expect(owner.getByText("Can't reach Waypost").first()).toBeVisible();
  await expect(shown).toBeChecked();
  await owner.context().setOffline(false);
});

test("a toast is in the font of the app", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  await owner.goto(`${HOME}/links/${link.id}`);
  await owner.getByRole("button", { name: "Pause" }).click();
  const toast = owner.getByText("Link paused", { exact: true });
  const fontOf = (node: Element) => getComputedStyle(node).fontFamily;
  expect(await toast.evaluate(fontOf)).toBe(await owner.locator("body").evaluate(fontOf));
});

test("signing out says when the server can't be reached", async ({ owner }) => {
  await owner.goto(HOME);
  await owner.getByRole("button", { name: /Account menu/ }).click();
  await expect(toasts(owner)).toBeAttached();
  await owner.context().setOffline(true);
  await owner.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(owner.getByText("Can't reach Waypost").first()).toBeVisible();
  await owner.context().setOffline(false);
  await expect(owner).toHaveURL(HOME);
});

test("a sign-in that the server rejects says why", async ({ page }) => {
  const { email, password } = await newAccount();
  await page.route("**/api/auth/callback/credentials", (route) =>
    route.fulfill({
      status: 403,
      json: { error: "forbidden", message: "This request came from another site" },
    }),
  );
  await page.goto(`${env.APP_URL}/login`);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "another site" })).toBeVisible();
  await expect(page).toHaveURL(`${env.APP_URL}/login`);
});

test("a page past the end of a form's submissions says so and links to the first", async ({
  owner,
  account,
}) => {
  const form = await newForm(account, [field("a"), field("b", { label: "Field a" })]);
  const list = `${HOME}/forms/${form.id}/submissions`;
  await owner.goto(`${list}?page=7`);
  await expect(owner.getByText("No submissions yet")).toBeVisible();
  await sendForm(form, { f_a: "here" });
  await owner.reload();
  await expect(owner.getByText("Page 7 doesn't exist")).toBeVisible();
  await owner.goto(`${list}?page=7&q=her`);
  await expect(owner.getByText("Page 7 doesn't exist")).toBeVisible();
  await owner.getByRole("link", { name: "Go to first page" }).click();
  await expect(owner).toHaveURL(`${list}?q=her`);
  await expect(owner.getByRole("table", { name: "Submissions" })).toContainText("here");
});

test("a page past the end of a webhook's deliveries says so", async ({ owner, account }) => {
  const receiver = await Receiver.open();
  const id = await register(account, receiver);
  await webhooks.ping(account.owner, { id }, new Date());
  await owner.goto(`${HOME}/webhooks/${id}?page=9&status=delivered`);
  await expect(owner.getByText("Page 9 doesn't exist")).toBeVisible();
  await owner.getByRole("link", { name: "Go to first page" }).click();
  await expect(owner).toHaveURL(`${HOME}/webhooks/${id}?status=delivered`);
  await expect(owner.getByRole("table")).toContainText("webhook.ping");
  await receiver.close();
});
