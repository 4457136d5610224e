import { PNG } from "pngjs";
import { env } from "@/lib/env";
import { randomSlug } from "@/lib/slugs/slugs";
import { inDays } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/owner-page";
import { readQr } from "@/tests/support/readers/qr";

const LINKS = `${env.APP_URL}/dashboard/links`;
const HOST = new URL(env.SHORT_URL).host;

test.use({ timezoneId: "UTC", locale: "en-GB" });

test("previews a new link while typing", async ({ owner }) => {
  const alias = `new-${randomSlug()}`;
  await owner.goto(`${LINKS}/new`);
  const preview = owner.getByRole("figure");
  await expect(preview).toContainText(`${HOST}/…`);
  await expect(preview).toContainText("Immediately");
  await owner.getByLabel("Destination").fill("https://shop.example.com/a/long/way");
  await owner.getByLabel("Slug").fill(alias);
  await owner.getByLabel("Title").fill("Spring <b>sale</b>");
  await owner.getByText("Schedule and limits").click();
  await owner.getByLabel("Starts").fill("2027-02-03T04:05:06");
  await owner.getByLabel("Expires").fill("2027-03-04T05:06:07");
  await owner.getByLabel("Click limit").fill("1000");
  await owner.getByRole("switch", { name: "Paused" }).click();
  for (const text of [
    `${HOST}/${alias}`,
    "→ shop.example.com/a/long/way",
    "Spring <b>sale</b>",
    "3 Feb 2027, 04:05",
    "4 Mar 2027, 05:06",
    "1,000",
    "Paused",
  ])
    await expect(preview).toContainText(text);
  await expect(preview.getByRole("img")).toHaveCount(0);
});

test("previews a stored link with its QR code until its slug changes", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/a", title: "Before" });
  await owner.goto(`${LINKS}/${link.id}/edit`);
  const preview = owner.getByRole("figure");
  for (const text of [`${HOST}/${link.slug}`, "→ example.com/a", "Before", "None"])
    await expect(preview).toContainText(text);
  const code = preview.getByRole("img", { name: `QR code of ${link.slug}` });
  await expect.poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  await code.evaluate((img: HTMLImageElement) => img.style.setProperty("width", "480px"));
  expect(readQr(PNG.sync.read(await code.screenshot()))).toBe(link.short_url);
  await owner.getByLabel("Slug").fill(`${link.slug}-2`);
  await expect(preview).toContainText("Saving changes the short link and its QR code");
  await expect(code).toHaveCount(0);
  // Without a slug, the link keeps its own.
  await owner.getByLabel("Slug").fill("");
  await expect(code).toBeVisible();
  await expect(preview).toContainText(`${HOST}/${link.slug}`);
});

test("the values of the preview don't overlap on a phone", async ({ owner, api }) => {
  const { body: link } = await api.post("/links", {
    url: "https://example.com/a",
    starts_at: inDays(200),
    click_limit: 1_000_000,
  });
  await owner.setViewportSize({ width: 360, height: 800 });
  await owner.goto(`${LINKS}/${link.id}/edit`);
  const values = owner.getByRole("figure").locator("dd");
  await expect(values).toHaveCount(3);
  // The texts, which may run over the boxes they are in.
  const boxes = await values.evaluateAll((elements) =>
    elements.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom };
    }),
  );
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1))
      expect(
        one.right <= other.left ||
          other.right <= one.left ||
          one.bottom <= other.top ||
          other.bottom <= one.top,
      ).toBe(true);
});
