import sharp from "sharp";
import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { newAccount } from "@/tests/support/fixtures";
import { expect, test } from "@/tests/support/owner-page";
import { scan } from "@/tests/support/readers/scanners";
import { giveLogo } from "@/tests/support/rows/logos";
import { CODED } from "./resources";

const DASHBOARD = `${env.APP_URL}/dashboard`;

test("scans of a link are counted separately by its code", async ({ owner, account }) => {
  const { id, address } = await CODED.links(account);
  await owner.goto(`${DASHBOARD}/links/${id}`);
  const track = owner.getByRole("switch", { name: "Count scans separately" });
  await untilHydrated(track);
  await track.press("Space");
  await expect(owner.getByText(`Opens ${address.replace(/^https?:\/\//, "")}?qr=1`)).toBeVisible();
  const href = await owner.getByRole("link", { name: "Download PNG" }).getAttribute("href");
  const png = await owner.request.get(`${env.APP_URL}${href}`);
  const text = `${address}?qr=1`;
  expect(await scan(sharp(await png.body()))).toEqual({ jsQR: text, ZXing: text });
});

test("colors that a styled code can't have are refused before the download, and plain ones warned of", async ({
  owner,
  account,
}) => {
  const { id } = await CODED.countdowns(account);
  await owner.goto(`${DASHBOARD}/countdowns/${id}/qr-code`);
  const foreground = owner.getByLabel("Foreground");
  await untilHydrated(foreground);
  await owner.getByRole("button", { name: "Dots" }).click();
  await foreground.fill("#bbbbbb");
  await expect(owner.getByText(/the colors need more contrast \(1\.9:1/)).toBeVisible();
  await expect(owner.getByRole("button", { name: "Download PNG" })).toBeDisabled();
  await owner.getByLabel("Background").fill("#000000");
  await expect(owner.getByText("the foreground must be darker than the background")).toBeVisible();
  await owner.getByRole("button", { name: "Classic" }).click();
  await expect(owner.getByText("Some scanners can't read light codes")).toBeVisible();
  await expect(owner.getByRole("link", { name: "Download PNG" })).toBeVisible();
});

test("a size too small for a code with a logo says so instead of the picture", async ({ owner, account }) => {
  await giveLogo(account);
  const { body } = await account.api.post("/links", {
    url: "https://example.com/",
    alias: `l${"o".repeat(50)}ng${account.owner.accountId}`,
  });
  await owner.goto(`${DASHBOARD}/links/${body.id}`);
  const logo = owner.getByRole("switch", { name: "Logo" });
  await untilHydrated(logo);
  await logo.click();
  await owner.getByLabel("Size").selectOption("256 × 256 px");
  await expect(owner.getByRole("alert").getByText("This size is too small for the code.")).toBeVisible();
  await expect(owner.getByRole("button", { name: "Download SVG" })).toBeDisabled();
  await owner.getByLabel("Size").selectOption("512 × 512 px");
  await expect(owner.getByRole("img", { name: /^QR code of/ })).toBeVisible();
});

test("without a logo the switch is off and leads to where one is uploaded", async ({ owner, account }) => {
  const { id } = await CODED.menus(account);
  for (const page of ["qr-code", "cards"]) {
    await owner.goto(`${DASHBOARD}/menus/${id}/${page}`);
    await expect(owner.getByRole("switch", { name: "Logo" })).toBeDisabled();
  }
  await owner.getByRole("main").getByRole("link", { name: "Account" }).click();
  await expect(owner.getByRole("heading", { name: "Logo for QR codes" })).toBeInViewport();
});

test("the logo is uploaded, shown and removed on the account page, and is nobody else's", async ({
  owner,
  account,
}) => {
  const { id } = await CODED.links(account);
  const stranger = await newAccount();
  await owner.goto(`${DASHBOARD}/account`);
  const choose = (buffer: Buffer) =>
    owner.locator("input[type=file]").setInputFiles({ name: "logo.png", mimeType: "image/png", buffer });
  await untilHydrated(owner.getByRole("button", { name: "Upload logo" }));
  await choose(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'));
  await expect(owner.getByText("The file isn't in a supported format")).toBeVisible();
  await choose(Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(owner.getByText("larger than 5 MB")).toBeVisible();
  const red = { create: { width: 90, height: 60, channels: 3, background: "#b91c1c" } } as const;
  await choose(await sharp(red).png().toBuffer());
  await expect(owner.getByText("Logo updated")).toBeVisible();
  await expect(owner.getByRole("button", { name: "Replace logo" })).toBeVisible();
  expect((await account.api.get(`/links/${id}/qr?logo=1`)).status).toBe(200);
  const exported = await (await owner.request.get(`${DASHBOARD}/account/export`)).json();
  const picture = await owner.request.get(exported.account.brand_image_url);
  expect((await sharp(await picture.body()).metadata()).format).toBe("webp");

  const send = (cookie: string, origin: string) =>
    fetch(`${DASHBOARD}/account/logo`, { method: "POST", body: "x", headers: { cookie, origin } });
  expect((await send("", env.APP_URL)).status).toBe(401);
  expect((await send(await sessionCookie(account), "https://evil.example")).status).toBe(403);
  const { body: theirs } = await stranger.api.post("/links", { url: "https://example.com/" });
  expect((await stranger.api.get(`/links/${theirs.id}/qr?logo=1`)).body.error).toBe("invalid_logo");

  await owner.getByRole("button", { name: "Remove logo" }).click();
  await expect(owner.getByText("Logo removed")).toBeVisible();
  expect((await account.api.get(`/links/${id}/qr?logo=1`)).body.error).toBe("invalid_logo");
});
