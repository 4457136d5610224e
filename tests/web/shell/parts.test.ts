import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { webhooks } from "@/lib/webhooks";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { inDays } from "@/tests/support/dates";
import { Receiver } from "@/tests/support/fakes/webhook-receiver";
import { expect, test, watch } from "@/tests/support/owner-page";
import { field, newForm, sendForm } from "@/tests/support/rows/forms";
import { register } from "@/tests/support/rows/webhooks";

test.use({ emptyCache: true });

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

test("asks before leaving or going back with unsaved changes", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/unsaved" });
  await owner.goto(`${HOME}/links/${link.id}`);
  await owner.getByRole("link", { name: "Edit" }).click();
  const title = owner.getByLabel("Title");
  await title.pressSequentially("typed");
  const dialog = owner.getByRole("alertdialog", { name: "Leave without saving?" });
  const expectStayed = async () => {
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(dialog).toBeHidden();
    await expect(title).toHaveValue("typed");
    await expect(owner).toHaveURL(`${HOME}/links/${link.id}/edit`);
  };
  await owner.evaluate(() => history.back());
  await expectStayed();
  await owner.getByRole("link", { name: "API keys" }).click();
  await expectStayed();
  await title.press("End");
  await owner.evaluate(() => history.back());
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(owner).toHaveURL(`${HOME}/links/${link.id}`);

  await owner.getByRole("link", { name: "Edit" }).click();
  await title.pressSequentially("typed");
  await owner.getByRole("link", { name: "API keys" }).click();
  await dialog.getByRole("button", { name: "Leave" }).click();
  await expect(owner).toHaveURL(`${HOME}/api-keys`);
});

test("a switch returns to its stored state when the server can't be reached, and Back leaves a page with a preview, however often it was refreshed", async ({
  owner,
  api,
}) => {
  const { body: bio } = await api.post("/bio-pages", { title: "Ada" });
  await api.post(`/bio-pages/${bio.id}/links`, { title: "First", url: "https://example.com/" });
  await owner.goto(`${HOME}/bio-pages`);
  await owner.getByRole("link", { name: "Ada" }).first().click();
  const preview = owner.frameLocator("iframe[title='Bio page preview']");
  await expect(preview.getByRole("link", { name: "First" })).toBeVisible();
  const before = await owner.evaluate(() => history.length);
  const toggle = owner.getByRole("switch", { name: "Show First" });
  await expect(toggle).toBeChecked();
  await expect(toasts(owner)).toBeAttached();
  await owner.context().setOffline(true);
  await toggle.click();
  await expect(owner.getByText("Can't reach Waypost").first()).toBeVisible();
  await expect(toggle).toBeChecked();
  await owner.context().setOffline(false);
  for (const shown of [false, true, false]) {
    await toggle.click();
    await expect(preview.getByRole("link", { name: "First" })).toHaveCount(shown ? 1 : 0);
  }
  expect(await owner.evaluate(() => history.length)).toBe(before);
  await owner.goBack();
  await expect(owner).toHaveURL(`${HOME}/bio-pages`);
});

test("a preview says why it is paused, and goes on once the field is right", async ({ owner, api }) => {
  const { complaints } = await watch(owner);
  const { body: timer } = await api.post("/timers", { name: "Sale", ends_at: inDays(9) });
  await owner.goto(`${HOME}/timers/${timer.id}`);
  const caption = owner.locator("figcaption");
  await expect(
    owner.frameLocator("iframe[title]").getByAltText("Email timer", { exact: true }).first(),
  ).toBeVisible();
  await expect(caption).toHaveText("Live preview");
  const link = owner.getByLabel("Destination");
  await untilHydrated(link);
  await link.fill("not an address");
  await expect(caption).toHaveText(/^Preview paused\. .*web address/);
  await link.fill("https://example.com/sale");
  await expect(caption).toHaveText("Live preview");
  expect(complaints).toEqual([]);
});

test("a page past the end of a form's submissions or of a webhook's deliveries says so and links to the first", async ({
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
