import { readFileSync } from "node:fs";
import { PNG } from "pngjs";
import sharp from "sharp";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { inDays } from "@/tests/support/dates";
import { visit } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { readQr } from "@/tests/support/readers/qr";

const LINKS = `${env.APP_URL}/dashboard/links`;

test.use({ locale: "en-GB" });

test("pausing, resuming and extending, up to one year, take effect for the next visitor, and clicks are in the charts at once", async ({
  owner,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/hold", expire_days: 7 });
  await owner.goto(`${LINKS}/${link.id}`);
  await owner.getByRole("button", { name: "Pause" }).click();
  await expect(owner.getByText("Paused", { exact: true })).toBeVisible();
  expect((await visit(link.short_url)).status).toBe(410);
  await owner.getByRole("button", { name: "Resume" }).click();
  await expect(owner.getByText("Active", { exact: true })).toBeVisible();
  expect((await visit(link.short_url)).status).toBe(302);
  await owner.getByRole("button", { name: "Extend by 30 days" }).click();
  await expect(owner.getByText(/^Extended to \d+ \w+ \d{4}$/)).toBeVisible();
  const { body: after } = await api.get(`/links/${link.id}`);
  const days = (Date.parse(`${after.expires_at}Z`) - Date.parse(`${link.expires_at}Z`)) / 86_400_000;
  expect(days).toBe(30);

  await api.patch(`/links/${link.id}`, { expires_at: inDays(362) });
  await owner.reload();
  const extend = owner.getByRole("button", { name: "Extend by 7 days" });
  await extend.click();
  await expect(owner.getByText(/^Extended to \d+ \w+ \d{4} \(maximum\)$/)).toBeVisible();
  await extend.click();
  await expect(owner.getByText(/^Already at the maximum: \d+ \w+ \d{4}$/)).toBeVisible();

  await expect(owner.getByText("1 click in 30 days")).toBeVisible();
  await expect(owner.getByRole("list", { name: "Browsers" })).toContainText("Chrome");
  await owner.getByRole("link", { name: "7 days", exact: true }).click();
  await expect(owner.getByText("1 click in 7 days")).toBeVisible();
});

test("a link says all that keeps visitors from its destination, and what brings it back", async ({
  owner,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/ended", click_limit: 1 });
  expect((await visit(link.short_url)).status).toBe(302);
  await db.link.update({ where: { id: link.id }, data: { expiresAt: addDays(new Date(), -1) } });
  await owner.goto(`${LINKS}/${link.id}`);
  const both = "The link has also reached its click limit: extend it and raise the limit.";
  await expect(owner.getByText(`Visitors see a “link expired” page. ${both}`)).toBeVisible();
  await api.patch(`/links/${link.id}`, { paused: true });
  await owner.reload();
  const all = "has also expired and reached its click limit: resume and extend it, and raise the limit.";
  await expect(owner.getByText(`Visitors see a “link paused” page. The link ${all}`)).toBeVisible();
  await api.patch(`/links/${link.id}`, { click_limit: null });
  await owner.reload();
  await expect(owner.getByText("The link has also expired: resume and extend it.")).toBeVisible();
  await expect(owner.getByRole("term").filter({ hasText: /^Expired$/ })).toBeVisible();
  await owner.goto(`${LINKS}/${link.id}/edit`);
  const preview = owner.getByRole("figure");
  await expect(preview.getByRole("term").filter({ hasText: /^Expired$/ })).toBeVisible();
  await expect(owner.getByText("Schedule and limits").locator("..")).toContainText("Paused · Expired ");
  const { body: locked } = await api.post("/links", { url: "https://example.com/in", password: "sesame" });
  await owner.goto(`${LINKS}/${locked.id}`);
  await expect(owner.getByText("visitors are redirected after they enter the password.")).toBeVisible();
});

test("the QR code can be colored, with a warning of what phones can't read, and downloaded, and opens the link", async ({
  owner,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/qr" });
  await owner.goto(`${LINKS}/${link.id}`);
  const foreground = owner.getByLabel("Foreground");
  const background = owner.getByLabel("Background");
  await untilHydrated(foreground);
  await foreground.fill("#eeeeee");
  await expect(owner.getByText(/^Many phones can't scan this.*1\.2:1/)).toBeVisible();
  await background.fill("#000000");
  await expect(owner.getByText("Some scanners can't read light codes on a dark background.")).toBeVisible();
  await background.fill("#ffffff");
  await foreground.fill("#112233");
  await expect(owner.getByText(/^(Many phones|Some scanners)/)).toHaveCount(0);
  await expect(owner.getByRole("link", { name: "Download SVG" })).toHaveAttribute("href", /fg=112233/);
  const download = owner.waitForEvent("download");
  await owner.getByRole("link", { name: "Download PNG" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe(`${link.slug}.png`);
  const png = PNG.sync.read(readFileSync(await file.path()));
  expect(readQr(png)).toBe(link.short_url);
  expect(png.width).toBe(1024);

  const drawing = owner.waitForEvent("download");
  await owner.getByRole("link", { name: "Download SVG" }).click();
  const svg = await drawing;
  expect(svg.suggestedFilename()).toBe(`${link.slug}.svg`);
  const text = readFileSync(await svg.path(), "utf8");
  expect(text).toContain("#112233");
  expect(readQr(PNG.sync.read(await sharp(Buffer.from(text)).png().toBuffer()))).toBe(link.short_url);

  await background.fill("#112233");
  await expect(owner.getByText("Choose two different colors")).toBeVisible();
  for (const name of ["Download PNG", "Download SVG"])
    await expect(owner.getByRole("button", { name })).toBeDisabled();
  const asked: string[] = [];
  owner.on("request", (request) => request.url().includes("/qr?") && asked.push(request.url()));
  // Dragging through a color picker.
  await background.evaluate((input: HTMLInputElement) => {
    const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set;
    for (const blue of ["a0", "b0", "c0", "d0", "e0", "f1"]) {
      write?.call(input, `#ffff${blue}`);
      input.dispatchEvent(new Event("input", { bubbles: true }));
    }
  });
  await expect(owner.getByRole("img", { name: `QR code of ${link.slug}` })).toHaveAttribute(
    "src",
    /bg=fffff1/,
  );
  expect(asked).toEqual([expect.stringContaining("bg=fffff1")]);
});

test("returns 404 for another account's link", async ({ owner, stranger }) => {
  const { body: link } = await stranger.post("/links", {
    url: "https://example.com/theirs",
    title: "Theirs",
  });
  for (const path of [`${link.id}`, `${link.id}/edit`, "0", "abc", "99999999999"]) {
    const response = await owner.request.get(`${LINKS}/${path}`);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html, path).toContain("Page not found");
    expect(html, path).not.toContain("Theirs");
  }
  const qr = await owner.request.get(`${LINKS}/${link.id}/qr`);
  expect(qr.status()).toBe(404);
});
