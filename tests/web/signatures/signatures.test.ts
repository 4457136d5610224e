import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { TEMPLATES } from "@/lib/signatures/schema";
import { expect, test } from "@/tests/support/owner-page";
import { expectFits } from "@/tests/support/readers/axe";
import { FULL } from "@/tests/support/rows/signatures";

const SIGNATURES = `${env.APP_URL}/dashboard/signatures`;
const { logo_url: _logo, photo_url: _photo, ...PLAIN } = FULL;

const preview = (page: Page) => page.frameLocator("iframe[title='Signature preview']");

test("creates a signature with a live preview on white and on dark, whose own colors give no warning", async ({
  owner,
  api,
}) => {
  await owner.goto(`${SIGNATURES}/new`);
  const checks = preview(owner).locator("#checks");
  // Not called readable in dark mode.
  await expect(checks.locator(".good")).toContainText([
    /HTML size/,
    /^Primary color is readable on white \(\d\.\d:1\)\. In dark mode it's weaker \(3\.4:1\)/,
    /^Text color is readable on white \(\d\.\d:1\)\. In dark mode it's weaker \(3\.4:1\)/,
  ]);
  await expect(checks.locator(".hint, .fault")).toHaveCount(0);
  await owner.getByLabel("Full name").fill("Ada <b>Lovelace</b>");
  await owner.getByLabel("Job title").fill("Lead analyst");
  await owner.getByLabel("Phone").fill("+44 20 7946 0958");
  await owner.getByLabel("Template").selectOption("stacked");
  await owner.getByRole("button", { name: "Add social link" }).click();
  await owner.getByLabel("URL of social link 1").fill("https://www.linkedin.com/in/ada");
  for (const look of [".white", ".dark"]) {
    await expect(preview(owner).locator(look)).toContainText("Ada <b>Lovelace</b>");
    await expect(preview(owner).locator(look)).toContainText("LinkedIn");
  }
  await expect(checks).toContainText("of 10,000 characters");
  await owner.getByRole("button", { name: "Create signature" }).click();
  await expect(owner.getByRole("heading", { level: 1 })).toHaveText("Ada <b>Lovelace</b>");
  expect((await api.get("/signatures")).body).toMatchObject({
    total: 1,
    data: [
      {
        full_name: "Ada <b>Lovelace</b>",
        name: "Ada <b>Lovelace</b>",
        job_title: "Lead analyst",
        template: "stacked",
        socials: [{ platform: "linkedin", url: "https://www.linkedin.com/in/ada" }],
      },
    ],
  });
});

test("copies it as rich text, HTML and plain text, and after an edit the new version", async ({
  owner,
  api,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { body: signature } = await api.post("/signatures", PLAIN);
  await owner.goto(`${SIGNATURES}/${signature.id}`);
  const clipboard = (type: string) =>
    owner.evaluate(
      async (kind) => (await (await navigator.clipboard.read())[0]?.getType(kind))?.text(),
      type,
    );
  await owner.getByRole("button", { name: "Copy for email" }).click();
  await expect(owner.getByText("Paste it into the signature settings")).toBeVisible();
  expect(await clipboard("text/plain")).toBe(signature.signature_text);
  const pasted = await clipboard("text/html");
  expect(pasted).toContain('href="mailto:ada@example.com"');
  expect(pasted).toContain("<table");
  await owner.getByRole("button", { name: "Copy HTML" }).click();
  await expect.poll(() => clipboard("text/plain")).toBe(signature.signature_html);
  await owner.getByRole("button", { name: "Copy text" }).click();
  await expect.poll(() => clipboard("text/plain")).toBe(signature.signature_text);

  await owner.getByLabel("Job title").fill("Chief analyst");
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(owner.getByText("Saved. Copy it into your email client again")).toBeVisible();
  const { body: after } = await api.get(`/signatures/${signature.id}`);
  const drawn = { signature_html: after.signature_html, signature_text: after.signature_text };
  expect(after).toEqual({ ...signature, ...drawn, job_title: "Chief analyst", updated_at: after.updated_at });
  await expect(async () => {
    await owner.getByRole("button", { name: "Copy text" }).click();
    expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(after.signature_text);
  }).toPass();
});

test("shows an error at its field, and names the social link", async ({ owner, api }) => {
  await owner.goto(`${SIGNATURES}/new`);
  await owner.getByLabel("Full name").fill("Ada");
  await owner.getByLabel("Logo URL", { exact: true }).fill("javascript:alert(1)");
  await owner.getByRole("button", { name: "Create signature" }).click();
  await expect(owner.getByLabel("Logo URL", { exact: true })).toBeFocused();
  await owner.getByLabel("Logo URL", { exact: true }).fill("");
  await owner.getByRole("button", { name: "Add social link" }).click();
  await owner.getByLabel("URL of social link 1").fill("ftp://nowhere");
  await owner.getByRole("button", { name: "Create signature" }).click();
  await expect(owner.getByText("Social link 1: Enter a web address")).toBeVisible();
  expect((await api.get("/signatures")).body.total).toBe(0);
});

test("finds unreadable colors and distorted or missing pictures", async ({ owner, api }) => {
  const picture = `${env.APP_URL}/no-such-picture.png`;
  const colors = { primary_color: "ffee00", text_color: "333333" };
  const { body } = await api.post("/signatures", { ...PLAIN, ...colors, logo_url: picture, company: "" });
  await owner.goto(`${SIGNATURES}/${body.id}`);
  const checks = preview(owner).locator("#checks");
  await expect(checks.locator(".fault")).toContainText([
    /Primary color is hard to read on white/,
    /^Image “Logo” couldn't be loaded/,
  ]);
  await expect(checks.locator(".hint")).toContainText([
    /Text color is hard to read in dark mode \(contrast 1\.3:1\)\. Choose a lighter shade/,
    /http:\/\//,
    /Add a company/,
  ]);
});

test("searches and deletes signatures in the list", async ({ owner, api }) => {
  await api.post("/signatures", { ...PLAIN, name: "Work" });
  await api.post("/signatures", { full_name: "Grace Hopper" });
  await owner.goto(`${SIGNATURES}?q=work`);
  await expect(owner.getByRole("link", { name: "Work" })).toBeVisible();
  await expect(owner.getByText("Grace Hopper")).toHaveCount(0);
  await owner.getByRole("button", { name: "Actions for Work" }).click();
  await owner.getByRole("menuitem", { name: "Delete…" }).click();
  await owner.getByRole("alertdialog").getByRole("button", { name: "Delete signature" }).click();
  await expect(owner.getByText("Signature deleted")).toBeVisible();
  expect((await api.get("/signatures")).body.total).toBe(1);
});

test("breaks words wider than a phone, and keeps the dots of right-to-left text", async ({ page, api }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const long = { full_name: "W".repeat(100), job_title: "x".repeat(120), company: "y".repeat(120) };
  for (const template of TEMPLATES) {
    const { body } = await api.post("/signatures", { ...PLAIN, ...long, template });
    await page.setContent(body.signature_html);
    await expectFits(page);
  }
  const { body } = await api.post("/signatures", { full_name: "Ada", disclaimer: "شكرا!" });
  await page.setContent(body.signature_html);
  // The punctuation ends the sentence, so it is at its left.
  const positions = await page.getByText("شكرا!").evaluate(({ firstChild }) => {
    const left = (at: number) => {
      const range = document.createRange();
      if (firstChild) range.setStart(firstChild, at);
      if (firstChild) range.setEnd(firstChild, at + 1);
      return range.getBoundingClientRect().left;
    };
    return { letter: left(0), mark: left(4) };
  });
  expect(positions.mark).toBeLessThan(positions.letter);
});
