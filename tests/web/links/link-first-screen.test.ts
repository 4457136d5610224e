import type { Locator } from "@playwright/test";
import { env } from "@/lib/env";
import { visit } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";

const LINKS = `${env.APP_URL}/dashboard/links`;
const PHONE = { width: 360, height: 740 };

test("on a phone the short link, copy, share and the QR code are on the first screen; it is shared by the system or copied, and its destination edited in place", async ({
  owner,
  api,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { body: link } = await api.post("/links", {
    url: "https://www.example.com/a/long/path/of/a/shop?utm_source=poster",
    title: "Posters of the summer sale",
  });
  await owner.setViewportSize(PHONE);
  await owner.addInitScript(() => Reflect.set(navigator, "share", undefined));
  await owner.goto(`${LINKS}/${link.id}`);
  const inView = async (part: Locator) => {
    await expect(part).toBeVisible();
    const box = await part.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(PHONE.height);
    return box;
  };
  await inView(owner.getByRole("heading", { level: 1 }));
  for (const name of ["Copy link", "Share"]) {
    const box = await inView(owner.getByRole("button", { name, exact: true }));
    expect(box?.height).toBeGreaterThanOrEqual(44);
  }
  await inView(owner.getByRole("img", { name: `QR code of ${link.slug}` }));
  await expect(owner.getByRole("link", { name: /^Destination: example\.com\/a\/long\/path/ })).toBeVisible();

  await test.step("shares without the title, else copies", async () => {
    await owner.getByRole("button", { name: "Share", exact: true }).click();
    await expect(owner.getByText("Copied", { exact: true })).toBeVisible();
    expect(await owner.evaluate(() => navigator.clipboard.readText())).toBe(link.short_url);
    await owner.evaluate(() => {
      Reflect.set(navigator, "share", async (data: unknown) => Reflect.set(window, "shared", data));
    });
    await owner.getByRole("button", { name: "Share", exact: true }).click();
    await expect
      .poll(() => owner.evaluate(() => Reflect.get(window, "shared")))
      .toEqual({ url: link.short_url });
  });

  await test.step("edits in place, with errors at the field", async () => {
    await owner.getByRole("button", { name: "Edit destination" }).click();
    const field = owner.getByRole("textbox", { name: "Destination" });
    await expect(field).toBeFocused();
    await field.fill("ftp://example.com/");
    await owner.getByRole("button", { name: "Save" }).click();
    await expect(field).toHaveAttribute("aria-invalid", "true");
    await expect(owner.getByText("Enter a full web address, like https://example.com")).toBeVisible();
    expect((await api.get(`/links/${link.id}`)).body.long_url).toBe(link.long_url);
    await field.fill("www.example.com/after");
    await field.press("Enter");
    await expect(owner.getByRole("link", { name: "Destination: example.com/after" })).toBeVisible();
    expect((await visit(link.short_url)).headers.get("location")).toBe("https://www.example.com/after");
    await owner.getByRole("button", { name: "Edit destination" }).click();
    await field.press("Escape");
    await expect(owner.getByRole("button", { name: "Edit destination" })).toBeFocused();
  });
});
