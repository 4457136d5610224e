import { gzipSync } from "node:zlib";
import { devices } from "@playwright/test";
import sharp from "sharp";
import { bioPages } from "@/lib/bio-pages";
import { env } from "@/lib/env";
import { storeImage } from "@/lib/images";
import { expect, type TestAccount, test, visit } from "@/tests/support/fixtures";
import { SOCIALS } from "@/tests/support/rows/bio-pages";
import { picture } from "@/tests/support/rows/pictures";

const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
test.use(phone);

async function fullPage({ owner, api }: TestAccount, fields: object = {}) {
  const text = { title: "Marta Lindqvist", description: "Ceramics from Malmö.\nWorkshops on Saturdays." };
  const { body } = await api.post("/bio-pages", { ...text, socials: SOCIALS, ...fields });
  const links = [
    { title: "Shop", description: "Bowls and cups\nOne large vase", url: `${env.APP_URL}/healthz` },
    {
      title: "A studio diary with a title that needs more than one line on a phone",
      url: "https://example.com/",
    },
  ];
  for (const link of links) await api.post(`/bio-pages/${body.id}/links`, link);
  const now = new Date();
  const { hash } = await storeImage(owner, await picture(400, 500).jpeg().toBuffer(), now);
  await bioPages.setAvatar(owner, { id: body.id }, hash, now);
  return body;
}

test("the page is one small document that loads only its picture, and a tapped link counts one click", async ({
  account,
  page,
}) => {
  const bio = await fullPage(account);
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  const response = await page.goto(bio.page_url, { waitUntil: "networkidle" });
  const html = (await response?.text()) ?? "";
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = ""]) => text);
  expect(scripts.length).toBeGreaterThan(0);
  expect(gzipSync(scripts.join("")).length).toBeLessThan(2_000);
  expect(gzipSync(html).length).toBeLessThan(10_000);
  expect(asked.filter((path) => !path.startsWith("/img/"))).toEqual([`/b/${bio.slug}`]);
  const image = page.locator("img.avatar");
  expect(await image.evaluate((img: HTMLImageElement) => [img.complete, img.naturalWidth > 0])).toEqual([
    true,
    true,
  ]);
  await expect(page.locator(".links small")).toHaveText(/^Bowls and cups\nOne large vase$/, {
    useInnerText: true,
  });
  await page.getByRole("link", { name: "Shop" }).tap();
  await expect(page).toHaveURL(`${env.APP_URL}/healthz`);
  const { body } = await account.api.get(`/bio-pages/${bio.id}/stats`);
  expect(body).toMatchObject({ views: 1, clicks: 1 });
});

test("the share button opens the share sheet if the device has one, else copies the address", async ({
  account,
  page,
}) => {
  const bio = await fullPage(account);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, "share"));
  await page.goto(bio.page_url);
  await page.getByRole("button", { name: "Share this page" }).tap();
  await expect(page.getByRole("status")).toHaveText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(bio.page_url);
  await page.addInitScript(() => {
    Object.assign(navigator, { share: async (data: object) => Object.assign(window, { shared: data }) });
  });
  await page.reload();
  await page.getByRole("button", { name: "Share this page" }).tap();
  const shared = await page.evaluate(() => Reflect.get(window, "shared"));
  expect(shared).toEqual({ title: "Marta Lindqvist", url: bio.page_url });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("everything works except sharing, which is hidden", async ({ account, page }) => {
    const bio = await fullPage(account);
    await page.goto(bio.page_url);
    await expect(page.getByRole("button")).toHaveCount(0);
    await page.getByRole("link", { name: "Shop" }).tap();
    await expect(page).toHaveURL(`${env.APP_URL}/healthz`);
  });
});

test("a shared page has its own title, description and picture", async ({ account, page }) => {
  const bio = await fullPage(account, { theme: "midnight" });
  await page.goto(bio.page_url);
  const meta = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute("content");
  expect(await meta("og:title")).toBe("Marta Lindqvist");
  expect(await meta("og:description")).toBe("Ceramics from Malmö. Workshops on Saturdays.");
  expect(await meta("og:url")).toBe(bio.page_url);
  const address = (await meta("og:image")) ?? "";
  const response = await visit(address);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  const image = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  expect(image).toMatchObject({ format: "png", width: 1200, height: 630 });
  await account.api.patch(`/bio-pages/${bio.id}`, { title: "Marta" });
  await page.reload();
  expect(await meta("og:image")).not.toBe(address);
  expect((await account.api.get(`/bio-pages/${bio.id}`)).body.views).toBe(2);
  await account.api.patch(`/bio-pages/${bio.id}`, { published: false });
  expect((await visit(address)).status).toBe(404);
});
