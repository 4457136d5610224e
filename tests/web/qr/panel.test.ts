import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { PNG } from "pngjs";
import sharp from "sharp";
import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { expect, test } from "@/tests/support/owner-page";
import { expectClean } from "@/tests/support/readers/axe";
import { readPdf } from "@/tests/support/readers/pdf";
import { readQr } from "@/tests/support/readers/qr";
import { giveLogo } from "@/tests/support/rows/logos";
import { CODED } from "./resources";

const DASHBOARD = `${env.APP_URL}/dashboard`;

async function saved(page: Page, name: string) {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name }).click();
  const file = await download;
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

const codeOf = async (picture: Buffer) => readQr(PNG.sync.read(await sharp(picture).png().toBuffer()));

for (const [resource, create] of Object.entries(CODED)) {
  test(`a row of ${resource} leads to the QR code, which is styled, with a logo, and downloaded as it is shown`, async ({
    owner,
    account,
  }) => {
    await giveLogo(account);
    const { name, address } = await create(account);
    const slug = address.split("/").pop() ?? "";
    await owner.goto(`${DASHBOARD}/${resource}`);
    await owner
      .getByRole("button", { name: `Actions for ${name}` })
      .first()
      .click();
    await owner.getByRole("menuitem", { name: "QR code" }).click();
    const code = owner.getByRole("img", { name: `QR code of ${slug}` });
    await expect(code).toBeInViewport();
    await expect(owner.getByText(`Opens ${address.replace(/^https?:\/\//, "")}`)).toBeVisible();
    const foreground = owner.getByLabel("Foreground");
    await untilHydrated(foreground);
    await foreground.fill("#1b1464");
    await owner.getByLabel("Background").fill("#ffe08a");
    await owner.getByLabel("Size").selectOption("512 × 512 px");
    await expect(owner.getByText("4.3 cm wide in print")).toBeVisible();

    const svg = await saved(owner, "Download SVG");
    expect(svg.name).toBe(`${slug}.svg`);
    expect(await codeOf(svg.bytes)).toBe(address);
    await expect(code).toHaveAttribute("src", /size=512.*bg=ffe08a/);
    const shown = await owner.request.get(`${env.APP_URL}${await code.getAttribute("src")}`);
    expect((await shown.body()).equals(svg.bytes)).toBe(true);

    const png = await saved(owner, "Download PNG");
    expect(png.name).toBe(`${slug}.png`);
    expect(await codeOf(png.bytes)).toBe(address);
    expect(PNG.sync.read(png.bytes).width).toBe(512);

    const pdf = await saved(owner, "Download PDF");
    expect(pdf.name).toBe(`${slug}.pdf`);
    expect((await readPdf(pdf.bytes, 1, 1)).flatMap(({ codes }) => codes)).toEqual([address]);

    const soft = owner.getByRole("button", { name: "Soft" });
    await expect(owner.getByRole("button", { name: "Classic" })).toHaveAttribute("aria-pressed", "true");
    await soft.click();
    await expect(soft).toHaveAttribute("aria-pressed", "true");
    await owner.getByLabel("Eyes").selectOption("Circle");
    await expect(soft).toHaveAttribute("aria-pressed", "false");
    await owner.getByRole("switch", { name: "Logo" }).click();
    await expect(code).toHaveAttribute("src", /dots=rounded.*eyes=circle.*logo=1/);
    await expect
      .poll(() => code.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth))
      .toBe(512);
    // As the browser draws it, with its logo.
    expect(readQr(PNG.sync.read(await code.screenshot()))).toBe(address);
    const styled = await owner.getByRole("link", { name: "Download PDF" }).getAttribute("href");
    const file = await owner.request.get(`${env.APP_URL}${styled}`);
    expect((await readPdf(await file.body(), 1, 1)).flatMap(({ codes }) => codes)).toEqual([address]);
    // The same panel on a page of its own, and among the parts of a link's page.
    if (resource === "links" || resource === "menus") await expectClean(owner, [360]);
  });
}

test("copies the code as an image", async ({ owner, account, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { id, address } = await CODED.countdowns(account);
  await owner.goto(`${DASHBOARD}/countdowns/${id}/qr-code`);
  const button = owner.getByRole("button", { name: "Copy image" });
  await untilHydrated(button);
  await owner.getByLabel("Foreground").fill("#b91c1c");
  await button.press("Enter");
  await expect(owner.getByText("Copied", { exact: true })).toBeVisible();
  const copied = await owner.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const blob = await item?.getType("image/png");
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  });
  const picture = Buffer.from(copied);
  expect(await codeOf(picture)).toBe(address);
  expect(PNG.sync.read(picture).width).toBe(1024);
});

test("says so where the browser can't copy images", async ({ owner, account }) => {
  const { id } = await CODED.forms(account);
  await owner.addInitScript(() => Reflect.deleteProperty(window, "ClipboardItem"));
  await owner.goto(`${DASHBOARD}/forms/${id}/qr-code`);
  const button = owner.getByRole("button", { name: "Copy image" });
  await untilHydrated(button);
  await button.click();
  await expect(owner.getByText(/This browser can't copy images here\. Download the PNG/)).toBeVisible();
});

test("warns of colors that can't be scanned, and refuses equal ones, on a phone as well", async ({
  owner,
  account,
}) => {
  const { id } = await CODED.menus(account);
  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.goto(`${DASHBOARD}/menus/${id}/qr-code`);
  const foreground = owner.getByLabel("Foreground");
  await untilHydrated(foreground);
  await expect(owner.getByRole("img", { name: /^QR code of/ })).toBeInViewport({ ratio: 1 });
  await foreground.fill("#eeeeee");
  await expect(owner.getByText(/^Many phones can't scan this.*1\.2:1/)).toBeVisible();
  await owner.getByLabel("Background").fill("#000000");
  await expect(owner.getByText("Some scanners can't read light codes on a dark background.")).toBeVisible();
  await foreground.fill("#000000");
  await expect(owner.getByText("Choose two different colors")).toBeVisible();
  for (const name of ["Download PNG", "Download SVG", "Download PDF", "Copy image"])
    await expect(owner.getByRole("button", { name })).toBeDisabled();
  expect(await owner.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("a code that can't be loaded says what to do", async ({ owner, account }) => {
  const { id } = await CODED["bio-pages"](account);
  await owner.route("**/qr?**", (route) => route.abort());
  await owner.goto(`${DASHBOARD}/bio-pages/${id}`);
  await owner.getByRole("link", { name: "QR code" }).click();
  await expect(owner.getByText("The QR code couldn't be loaded. Reload the page.")).toBeVisible();
});
