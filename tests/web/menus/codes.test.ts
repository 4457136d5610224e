import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { signIn } from "@/tests/support/clients/sign-in";
import { BROWSER, expect, test } from "@/tests/support/fixtures";
import { readPdf } from "@/tests/support/readers/pdf";
import { itemsOf, menuOf, publicMenu } from "@/tests/support/rows/menus";
import { picture } from "@/tests/support/rows/pictures";

/** Uploads an item's photo as the page does. */
const sendPhoto = (page: Page, menu: string, item: number, data: Buffer, origin = env.APP_URL) =>
  page.request.post(`${env.APP_URL}/dashboard${menu}/items/${item}/photo`, {
    data,
    headers: { Origin: origin },
  });

test("forty items with photos, printed codes, a phone that scans one, and its scan in the statistics", async ({
  account,
  browser,
  page,
}) => {
  test.setTimeout(180_000);
  const { api } = account;
  await signIn(page, account);
  const list = Array.from({ length: 40 }, (_, n) => ({
    name: `Dish ${n + 1}`,
    category: `Part ${n % 5}`,
    price: n + 0.99,
  }));
  const { at, id } = await publicMenu(api, { name: "Casa Lola", tables: ["1", "2", "Terrace 3"] }, list);
  const photo = await picture(200, 150).png().toBuffer();
  for (const item of await itemsOf(api, at)) {
    const response = await sendPhoto(page, at, item.id, photo);
    expect(response.status(), await response.text()).toBe(200);
  }
  await page.goto(`${env.APP_URL}/dashboard/menus/${id}`);
  await page.getByRole("link", { name: "Print table cards" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download PDF" }).click();
  const [sheet] = await readPdf(await readFile(await (await download).path()), 2, 3);
  const code = sheet?.codes[3] ?? "";
  expect(code).toMatch(/\/m\/\w+\?table=Terrace%203$/);

  const context = await browser.newContext({
    userAgent: BROWSER,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const phone = await context.newPage();
  await phone.goto(code);
  await expect(phone.getByText("Table Terrace 3")).toBeVisible();
  await expect(phone.locator("img.photo")).toHaveCount(40);
  await context.close();

  await page.goto(`${env.APP_URL}/dashboard/menus/${id}/statistics`);
  await expect(page.getByRole("list", { name: "Scans by table" }).getByText("Terrace 3")).toBeVisible();
  await expect(page.getByText("1 scan in 30 days")).toBeVisible();
  expect((await api.get(`${at}/stats`)).body.by_table).toEqual([{ table: "Terrace 3", scans: 1 }]);
});

test("accepts photos only from its own pages, for its own items, and only pictures", async ({
  account,
  page,
  stranger,
}) => {
  const own = await menuOf(account.api, "a");
  const foreign = await menuOf(stranger, "a");
  const photo = await picture(64, 64).png().toBuffer();
  expect((await sendPhoto(page, own.menu, own.ids[0] ?? 0, photo)).status()).toBe(401);
  await signIn(page, account);
  expect((await sendPhoto(page, foreign.menu, foreign.ids[0] ?? 0, photo)).status()).toBe(404);
  expect((await sendPhoto(page, own.menu, foreign.ids[0] ?? 0, photo)).status()).toBe(404);
  expect((await sendPhoto(page, own.menu, own.ids[0] ?? 0, photo, "https://evil.example")).status()).toBe(
    403,
  );
  expect((await sendPhoto(page, own.menu, own.ids[0] ?? 0, Buffer.from("<svg/>"))).status()).toBe(422);
  expect((await sendPhoto(page, own.menu, own.ids[0] ?? 0, Buffer.alloc(7_000_000))).status()).toBe(413);
  expect((await itemsOf(stranger, foreign.menu))[0]).toMatchObject({ photo_url: null });
  expect((await sendPhoto(page, own.menu, own.ids[0] ?? 0, photo)).status()).toBe(200);
  const refused = await page.request.get(`${env.APP_URL}/dashboard${foreign.menu}/sheet`);
  expect(refused.status()).toBe(404);
  // The dashboard's sentence: people have no request and no ID to look at.
  expect(await refused.json()).toEqual({
    error: "not_found",
    message: "This no longer exists. It may have been deleted in the meantime.",
  });
});

test("table cards are chosen and downloaded by keyboard", async ({ account, page }) => {
  const { id } = await publicMenu(account.api, { name: "Casa Lola" });
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/menus/${id}/cards`);
  const link = page.getByRole("link", { name: "Download PDF" });
  await untilHydrated(link);
  await page.getByRole("radio", { name: "Classic" }).focus();
  for (const [key, option] of [
    ["ArrowRight", "Bold"],
    ["Tab", "Card"],
    ["ArrowDown", "Tent card"],
    ["Tab", "A4"],
    ["ArrowLeft", "A6"],
  ] as const) {
    await page.keyboard.press(key);
    const radio = page.getByRole("radio", { name: new RegExp(`^${option}`) });
    await expect(radio).toBeFocused();
    await expect(radio).toBeChecked();
    const outline = await radio.locator("..").evaluate((label) => getComputedStyle(label).outlineStyle);
    expect(outline, option).not.toBe("none");
  }
  await expect(link).toHaveAttribute("href", /design=bold&size=tent&paper=a6/);
  for (const name of ["Color", "Background"]) {
    await page.keyboard.press("Tab");
    await expect(page.getByLabel(name, { exact: true })).toBeFocused();
  }
  // The page with the logo, which the account doesn't have.
  await page.keyboard.press("Tab");
  await expect(page.getByRole("main").getByRole("link", { name: "Account" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(link).toBeFocused();
  const download = page.waitForEvent("download");
  await page.keyboard.press("Enter");
  expect((await download).suggestedFilename()).toBe("Casa Lola.pdf");
});

test("table cards are chosen by design, size and paper, shown, and downloaded as chosen", async ({
  account,
  page,
}) => {
  test.setTimeout(120_000);
  const { id, url } = await publicMenu(account.api, { name: "Casa Lola", tables: ["7"], accent: "ffd500" });
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/menus/${id}/cards`);
  const preview = page.getByRole("img", { name: "First page of the table cards of Casa Lola" });
  const link = page.getByRole("link", { name: "Download PDF" });
  const choose = async (group: string, option: string) => {
    const within = page.getByRole("group", { name: group });
    const words = new RegExp(`^${option}`);
    await within.getByText(words).click();
    await expect(within.getByRole("radio", { name: words })).toBeChecked();
  };
  await untilHydrated(link);
  for (const { design, size, paper, grid, at } of [
    { design: "Classic", size: "Card", paper: "Letter", grid: [2, 3], at: [180, 267] },
    { design: "Bold", size: "Tent card", paper: "A4", grid: [2, 2], at: [270, 190] },
    { design: "Minimal", size: "Large card", paper: "A6", grid: [1, 1], at: [95, 134] },
    { design: "Bold", size: "Sticker", paper: "A4", grid: [4, 5], at: [192, 260] },
  ] as const) {
    await choose("Design", design);
    await choose("Size", size);
    await choose("Paper", paper);
    const chosen = new RegExp(
      `design=${design.toLowerCase()}&size=${size.split(" ")[0]?.toLowerCase()}&paper=${paper.toLowerCase()}`,
    );
    await expect(link).toHaveAttribute("href", chosen);
    await expect(preview).toHaveAttribute("src", chosen);
    await expect
      .poll(() => preview.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    const download = page.waitForEvent("download");
    await link.click();
    const file = await download;
    expect(file.suggestedFilename()).toBe("Casa Lola.pdf");
    const sheets = await readPdf(await readFile(await file.path()), grid[0], grid[1], { grid: at });
    const codes = sheets.flatMap((sheet) => sheet.codes).filter((code) => code !== undefined);
    expect([...new Set(codes)], `${design} ${size} on ${paper}`).toEqual([url, `${url}?table=7`]);
  }
});
