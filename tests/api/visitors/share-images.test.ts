import sharp from "sharp";
import { bioPages } from "@/lib/bio-pages";
import { forms } from "@/lib/forms";
import { storeImage } from "@/lib/images";
import { expect, test, visit } from "@/tests/support/fixtures";
import { field, formUrl, newForm } from "@/tests/support/rows/forms";

/** A page's share picture, as RGB pixels. */
async function sharedPicture(page: string) {
  const html = await (await visit(page)).text();
  const address = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
  const response = await visit(address);
  const bytes = Buffer.from(await response.arrayBuffer());
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/png"]);
  expect(response.headers.get("content-length")).toBe(String(bytes.length));
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([1200, 630]);
  const at = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)];
  return { address, bytes, at };
}

test("a bio page's share picture has its photo in a circle beside its name", async ({ account }) => {
  const { body } = await account.api.post("/bio-pages", { title: "Ada Lovelace ".repeat(12) });
  const before = await sharedPicture(body.page_url);
  const red = { width: 900, height: 500, channels: 3, background: { r: 220, g: 20, b: 30 } } as const;
  const face = await sharp({ create: red }).jpeg().toBuffer();
  const { hash } = await storeImage(account.owner, face, new Date());
  await bioPages.setAvatar(account.owner, { id: body.id }, hash, new Date());
  const after = await sharedPicture(body.page_url);
  expect(after.address).not.toBe(before.address);
  const isRed = ([r = 0, g = 0, b = 0]: number[]) => r > 190 && g < 60 && b < 70;
  const middle = [962, 315] as const;
  expect([isRed(before.at(...middle)), isRed(after.at(...middle))]).toEqual([false, true]);
  // The corner of the square around the circle.
  expect(isRed(after.at(820, 172))).toBe(false);
  const { views } = (await account.api.get(`/bio-pages/${body.id}`)).body;
  expect(views).toBe(2);
});

test("a form has its own share picture, which changes with its text and counts no view", async ({
  account,
}) => {
  const form = await newForm(account, [field("a")], { title: "Tell us", accent: "d6336c" });
  const first = await sharedPicture(formUrl(form));
  await forms.update(account.owner, form, { title: "Sagen Sie es uns", theme: "dark" }, new Date());
  const second = await sharedPicture(formUrl(form));
  expect(second.address).not.toBe(first.address);
  expect(second.bytes.equals(first.bytes)).toBe(false);
  expect(second.at(1190, 620).every((part) => part < 40)).toBe(true);
  expect((await forms.get(account.owner, form)).views).toBe(2);
  await forms.update(account.owner, form, { published: false }, new Date());
  expect((await visit(second.address)).status).toBe(404);
  expect((await visit(`${formUrl(form)}/else.png`)).status).toBe(404);
});
