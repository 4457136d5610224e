import sharp from "sharp";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test, visit } from "@/tests/support/fixtures";
import { picture } from "@/tests/support/rows/pictures";
import { LIST, openEditor, preview } from "./editor";

test.beforeEach(({ page, account }) => signIn(page, account));

test("uploads a picture without its location and camera data, shows it in the preview and to visitors, and removes it", async ({
  page,
  api,
}) => {
  const bio = await openEditor(api, page, [], "/appearance");
  const choose = (name: string, buffer: Buffer) =>
    page.locator("input[type=file]").setInputFiles({ name, mimeType: "image/png", buffer });
  const exif = { IFD0: { Make: "SECRETCAM" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } };
  const photo = await picture(80, 40).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(photo.toString("latin1")).toContain("SECRETCAM");
  await choose("notes.png", Buffer.from("just words"));
  await expect(page.getByText("The file isn't in a supported format")).toBeVisible();
  await choose("large.png", Buffer.alloc(5 * 1024 * 1024 + 1));
  await expect(page.getByText("larger than 5 MB")).toBeVisible();
  const input = page.locator("input[type=file]");
  await input.setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer: photo });
  await expect(page.getByText("Profile picture updated")).toBeVisible();
  const { avatar_url } = (await api.get(`/bio-pages/${bio.id}`)).body;
  const image = preview(page).locator("img.avatar");
  await expect(image).toBeVisible();
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await (await visit(bio.page_url)).text()).toContain(new URL(avatar_url).pathname);
  const served = Buffer.from(await (await fetch(avatar_url)).arrayBuffer());
  const { exif: kept, orientation, width = 0, height = 0 } = await sharp(served).metadata();
  expect([kept, orientation]).toEqual([undefined, undefined]);
  expect(height).toBeGreaterThan(width);
  expect(served.toString("latin1")).not.toMatch(/SECRETCAM|EXIF/);
  await page.getByRole("button", { name: "Remove profile picture" }).click();
  await expect.poll(async () => (await api.get(`/bio-pages/${bio.id}`)).body.avatar_url).toBeNull();
});

test("previews a new and a stored link while typing, until the edit is canceled", async ({ page, api }) => {
  const bio = await openEditor(api, page, ["First", "Second"]);
  await expect(preview(page).getByRole("link", { name: "Second" })).toBeVisible();
  await page.getByRole("button", { name: "Add link" }).click();
  await page.getByLabel("Title").fill("Third <i>one</i>");
  await page.getByLabel("Description").fill("All about it");
  await expect(preview(page).getByRole("link", { name: "Third <i>one</i>" })).toContainText("All about it");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(preview(page).getByRole("link", { name: "Third" })).toHaveCount(0);
  await page.getByRole("button", { name: "Edit First" }).click();
  await page.getByLabel("Title").fill("Changed");
  await expect(preview(page).getByRole("link", { name: "Changed" })).toBeVisible();
  await expect(preview(page).getByRole("link", { name: "First" })).toHaveCount(0);
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(preview(page).getByRole("link", { name: "First" })).toBeVisible();
  const { links } = (await api.get(`/bio-pages/${bio.id}`)).body;
  expect(links.map(({ title }: { title: string }) => title)).toEqual(["First", "Second"]);
});

test("asks before another link's form replaces unsaved changes, and gives the focus back to its button", async ({
  page,
  api,
}) => {
  await openEditor(api, page, ["First", "Second"]);
  await page.getByRole("button", { name: "Edit First" }).click();
  await page.getByLabel("Title").fill("Changed");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  for (const name of ["Edit Second", "Add link", "Edit First"]) {
    await page.getByRole("button", { name }).click();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByLabel("Title")).toHaveValue("Changed");
  }
  await page.getByRole("button", { name: "Edit Second" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page.getByLabel("Title")).toHaveValue("Second");
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Edit Second" })).toBeFocused();
  await page.getByRole("button", { name: "Add heading" }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("Music");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Edit Music" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Add heading" })).toBeFocused();
  await page.getByRole("button", { name: "Add form" }).click();
  await expect(page.getByText("Create a form first")).toBeVisible();
  await expect(page.getByRole("button", { name: "Add form" })).toHaveCount(0);
});

test("shows views and clicks in the statistics, and 404 for a deleted page", async ({ page, api }) => {
  const bio = await openEditor(api, page, ["One"]);
  const { links } = (await api.get(`/bio-pages/${bio.id}`)).body;
  await visit(bio.page_url);
  await visit(bio.page_url);
  await visit(`${bio.page_url}/${links[0].id}`);
  await page.getByRole("main").getByRole("link", { name: "Statistics" }).click();
  await expect(page.getByText("50%")).toBeVisible();
  const days = page.getByRole("table", { name: "Views over time" }).getByRole("row");
  await expect(days.last().getByRole("cell").first()).toHaveText("2");
  await expect(page.getByRole("list", { name: "Clicks by link" })).toContainText("One");
  await page.getByRole("button", { name: "Delete" }).click();
  await page.getByRole("button", { name: "Delete bio page" }).click();
  await expect(page).toHaveURL(LIST);
  expect((await api.get(`/bio-pages/${bio.id}`)).status).toBe(404);
});
