import { env } from "@/lib/env";
import { OPERATIONS } from "@/lib/openapi/document";
import { randomSlug } from "@/lib/slugs/slugs";
import { TIME_ZONES } from "@/lib/validation/time-zones";
import { SAMPLES } from "@/lib/webhooks/samples";
import { test } from "@/tests/support/fakes/website";
import { expect, watch } from "@/tests/support/owner-page";
import { expectAccessible, expectNoSideways } from "@/tests/support/readers/axe";

const DOCS = `${env.APP_URL}/docs`;

test("a reader can try an operation with their own key", async ({ page, account, api }) => {
  const { complaints, foreign } = await watch(page);
  await page.goto(DOCS);
  await page.locator("#createLink > summary").click();
  const form = page.locator("#createLink form");
  await form.getByLabel("API key").fill(await account.newKey());
  const alias = randomSlug();
  await form.getByLabel("Body").fill(JSON.stringify({ url: "https://example.com/docs", alias }));
  await form.getByRole("button", { name: "Send" }).click();
  await expect(form.getByRole("status")).toContainText("201");
  await expect(form.getByRole("status")).toContainText(`/${alias}`);
  await form.getByLabel("Idempotency-Key").fill("docs");
  const other = JSON.stringify({ url: "https://example.com/docs", on_duplicate: "create", title: "Once" });
  await form.getByLabel("Body").fill(other);
  for (let sent = 0; sent < 2; sent++) {
    await form.getByRole("button", { name: "Send" }).click();
    await expect(form.getByRole("status")).toContainText('"title": "Once"');
  }
  const { body } = await api.get("/links");
  expect(body).toMatchObject({ total: 2, data: [{ title: "Once" }, { slug: alias }] });

  await page.locator("#readLinkQr > summary").click();
  const picture = page.locator("#readLinkQr form");
  await picture.getByLabel("id", { exact: true }).fill(String(body.data[1].id));
  await picture.getByLabel("size").fill("200");
  await picture.getByRole("button", { name: "Send" }).click();
  await expect(picture.getByAltText("Response")).toHaveJSProperty("naturalWidth", 200);

  await picture.getByLabel("size").fill("5");
  await picture.getByRole("button", { name: "Send" }).click();
  await expect(picture.getByRole("status")).toContainText("invalid_size");
  expect(complaints.filter((line) => !line.includes("422"))).toEqual([]);
  expect(foreign).toEqual([]);
});

test("lists every operation with its fields", async ({ page }) => {
  await page.goto(DOCS);
  for (const { id, path, summary } of OPERATIONS) {
    const operation = page.locator(`#${id}`);
    await expect(operation.locator("> summary")).toContainText(path);
    await expect(operation.locator("> summary")).toContainText(summary);
  }
  const create = page.locator("#createLink");
  for (const text of ["on_duplicate", "Idempotency-Key", "alias_taken", "invalid_click_limit", "503"])
    await expect(create).toContainText(text);
  await expect(create).toContainText('"short_url": "https://go.example.com/spring"');
  await expect(page.locator("#createBioLink")).toContainText("plan_limit_reached");
  await expect(page.locator("#updateBioLink")).not.toContainText("plan_limit_reached");
  await expect(page.locator("#createSignature")).toContainText("socials[].platform");
  const required = (id: string) => page.locator(`#${id} dt`).filter({ hasText: "required" }).locator("code");
  await expect(required("createLink")).toHaveText(["url"]);
  await expect(required("listLinks")).toHaveCount(0);
  await expect(required("readLinkQr")).toHaveCount(0);
});

test("shows long lists of allowed values in full", async ({ page }) => {
  await page.goto(DOCS);
  const zones = page.locator("#createCountdown");
  await zones.locator("> summary").click();
  await expect(zones.getByText("Africa/Abidjan,")).toBeHidden();
  await zones.getByText(`All ${TIME_ZONES.length} values`).click();
  await expect(zones.getByText("Africa/Abidjan,")).toBeVisible();
  await expect(page.locator("#createMenu")).toContainText("EUR, FJD");
});

test("shows every webhook sample", async ({ page }) => {
  await page.goto(DOCS);
  for (const { code } of SAMPLES)
    expect(await page.locator("#webhooks pre").allTextContents()).toContain(code);
});

test("passes axe in both themes with operations open, and fits a phone", async ({ page }) => {
  await page.goto(DOCS, { waitUntil: "networkidle" });
  const operations = ["#createLink", "#readLinkQr", "#listSignatures"];
  for (const id of operations) await page.locator(`${id} > summary`).click();
  await expectAccessible(page, { within: operations });
  await expectNoSideways(page);
});
