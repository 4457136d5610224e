import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { webhooks } from "@/lib/webhooks";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fakes/webhook-receiver";
import { expectClean } from "@/tests/support/readers/axe";
import { logOf, register } from "@/tests/support/rows/webhooks";

const WEBHOOKS = `${env.APP_URL}/dashboard/webhooks`;

test.beforeEach(({ account, page }) => signIn(page, account));

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const first = async ({ account }: { account: Parameters<typeof logOf>[0] }) =>
  (await webhooks.list(account.owner, {}, { limit: 1, offset: 0 }, {})).rows[0];

test("creates a webhook, shows its secret once, sends a test, and delivers the next event", async ({
  account,
  api,
  page,
  receiver,
}) => {
  await page.goto(WEBHOOKS);
  await page.getByRole("link", { name: "Create webhook" }).click();
  await page.getByLabel("Endpoint URL").fill(receiver.url);
  await button(page, "Clear all").click();
  await page.getByRole("checkbox", { name: /link\.created/ }).check();
  await page.getByRole("checkbox", { name: /link\.clicks\.milestone/ }).check();
  await button(page, "Create webhook").click();

  const shown = page.getByText(/^whsec_/);
  await expect(shown).toBeVisible();
  await expect(page.locator(":focus")).toContainText("Copy the signing secret now");
  receiver.secret = (await shown.textContent()) ?? "";
  expect(await first({ account })).toMatchObject({
    url: receiver.url,
    events: ["link.created", "link.clicks.milestone"],
  });
  await page.getByRole("tab", { name: "Python" }).click();
  await expect(page.getByText("hmac.compare_digest")).toBeVisible();

  receiver.respond = (response) => void response.writeHead(202).end("got <b>it</b>");
  await button(page, "Send test").click();
  await expect(page.getByText("Response 202")).toBeVisible();
  await expect(page.getByText("got <b>it</b>")).toBeVisible();
  expect(receiver.of("webhook.ping")).toHaveLength(1);

  await page.getByRole("link", { name: "I've copied the secret" }).click();
  await expect(page.getByText("webhook.ping").first()).toBeVisible();
  await expect(page.getByText(/whsec_/)).toHaveCount(0);
  await api.post("/links", { url: "https://example.com/told" });
  await expect.poll(() => receiver.of("link.created").length).toBe(1);
  await page.reload();
  await page.getByRole("link", { name: "link.created" }).click();
  await expect(page.getByText('"long_url": "https://example.com/told"')).toBeVisible();
  await expect(page.getByText("Response 202")).toBeVisible();
  await page.getByText("Request headers").click();
  await expect(page.getByText(/^sha256=[\da-f]{64}$/)).toBeVisible();
  expect(receiver.refused).toEqual([]);
});

test("shows errors at their fields and keeps the input, and says what to do when the plan's limit is reached", async ({
  account,
  page,
  receiver,
}) => {
  await page.goto(`${WEBHOOKS}/new`);
  const url = page.getByLabel("Endpoint URL");
  for (const wrong of ["", "example", "ftp://example.com/", "https://user:pw@example.com/"]) {
    await url.fill(wrong);
    await button(page, "Create webhook").click();
    await expect(
      page.getByRole("alert").filter({ hasText: /Enter a full web address|Remove the user name/ }),
    ).toBeVisible();
    await expect(url).toBeFocused();
    await expect(url).toHaveValue(wrong);
  }
  await url.fill("https://example.com/hook");
  await button(page, "Clear all").click();
  await button(page, "Create webhook").click();
  await expect(page.getByRole("alert").filter({ hasText: "at least one" })).toBeVisible();

  await register(account, receiver);
  await page.goto(WEBHOOKS);
  await expect(page.getByText("includes 1 webhook")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create webhook" })).toHaveCount(0);
  await page.goto(`${WEBHOOKS}/new`);
  await expect(page.getByRole("link", { name: "upgrade your plan" })).toHaveAttribute(
    "href",
    "/dashboard/account",
  );
  await expect(page.getByLabel("Endpoint URL")).toHaveCount(0);
  await expectClean(page);
});

test("shows a disabled webhook in the badge with its reason, enables it, and resends failed deliveries", async ({
  account,
  api,
  page,
  receiver,
}) => {
  const id = await register(account, receiver);
  receiver.respond = (response) => void response.writeHead(500).end("broken");
  for (let n = 0; n < 10; n++)
    await api.post("/links", { url: "https://example.com/", on_duplicate: "create" });
  await expect
    .poll(async () => (await webhooks.disabledWebhooks(account.owner)).length, { timeout: 20_000 })
    .toBe(1);

  await page.goto(`${env.APP_URL}/dashboard`);
  await expect(page.getByText("Webhook disabled")).toBeVisible();
  const navLink = page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: /Webhooks/ });
  await expect(navLink).toContainText("1 needs attention");
  await navLink.click();
  await page.getByRole("link", { name: /hook\?x=1/ }).click();
  await expect(page.getByText("Disabled on")).toBeVisible();
  await expect(button(page, "Enable")).toBeVisible();
  await expect(button(page, "Pause")).toHaveCount(0);
  await expectClean(page, [360, 1280]);
  receiver.respond = (response) => void response.end();
  await button(page, "Enable").click();
  await expect(page.getByText("Disabled on")).toHaveCount(0);
  await button(page, "Resend all failed").click();
  await expect(page.getByRole("alertdialog")).toContainText("Resend 10 deliveries?");
  await button(page, /^Resend$/).click();
  await expect
    .poll(async () => (await logOf(account, id)).filter(({ status }) => status === "delivered").length)
    .toBe(10);
  // The page refreshes by itself while a delivery is pending.
  await expect(page.getByRole("cell", { name: "Delivered" })).toHaveCount(10, { timeout: 15_000 });
});

test("resends one delivery from its page", async ({ account, page, receiver }) => {
  const id = await register(account, receiver);
  const word = "x".repeat(500);
  receiver.respond = (response) => void response.writeHead(404).end(word);
  const { id: delivery } = await webhooks.ping(account.owner, { id }, new Date());
  await page.goto(`${WEBHOOKS}/${id}/deliveries/${delivery}`);
  await expect(page.getByText("Response 404").first()).toBeVisible();
  await expect(page.getByText(word).first()).toBeAttached();
  await expectClean(page, [360, 1280]);
  receiver.respond = (response) => void response.end();
  await button(page, "Resend").click();
  await expect(page.getByText("Response 200")).toBeVisible({ timeout: 15_000 });
});

test("edits, pauses, resumes, rotates the secret of, and deletes a webhook", async ({
  account,
  page,
  receiver,
}) => {
  const id = await register(account, receiver);
  const old = receiver.secret;
  await page.goto(`${WEBHOOKS}/${id}`);
  await button(page, "Pause").click();
  await expect(button(page, "Resume")).toBeVisible();
  expect((await first({ account }))?.paused).toBe(true);
  await button(page, "Resume").click();
  await expect(button(page, "Pause")).toBeVisible();

  await page.getByRole("link", { name: "Edit" }).click();
  await page.getByRole("checkbox", { name: /link\.deleted/ }).uncheck();
  await button(page, "Save").click();
  await expect(page).toHaveURL(`${WEBHOOKS}/${id}`);
  expect((await first({ account }))?.events).not.toContain("link.deleted");

  await button(page, "Rotate secret").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Rotate secret" }).click();
  const secret = (await page.getByText(/^whsec_/).textContent()) ?? "";
  expect(secret).not.toBe(old);
  receiver.secret = secret;
  await button(page, "Send test").click();
  await expect(page.getByText("Response 200")).toBeVisible();
  expect(receiver.refused).toEqual([]);

  await button(page, "Delete").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete webhook" }).click();
  await expect(page).toHaveURL(WEBHOOKS);
  await expect(page.getByText("No webhooks yet")).toBeVisible();
  expect(await first({ account })).toBeUndefined();
});

test("returns 404 for an unknown webhook and an unknown delivery", async ({ account, page, receiver }) => {
  const id = await register(account, receiver);
  const paths = ["/999999999", "/x", `/${id}/deliveries/x`];
  for (const path of paths) expect((await page.request.get(`${WEBHOOKS}${path}`)).status(), path).toBe(404);
});
