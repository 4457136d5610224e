import { forms } from "@/lib/forms";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
import { expectClean } from "@/tests/support/readers/axe";
import { field, formUrl, newForm } from "@/tests/support/rows/forms";
import { picture } from "@/tests/support/rows/pictures";
import { openEditor, preview } from "./editor";

test.beforeEach(({ page, account }) => signIn(page, account));

const VIDEO = "https://youtu.be/dQw4w9WgXcQ";

test("adds a heading, a divider, an embed and a form, each with its own fields", async ({
  page,
  api,
  account,
}) => {
  const form = await newForm(account, [field("q", { label: "Your email" })], { title: "Newsletter" });
  const bio = await openEditor(api, page, []);
  const rows = page.getByRole("list", { name: "Links" }).getByRole("listitem");
  await page.getByRole("button", { name: "Add heading" }).click();
  await page.getByRole("textbox", { name: "Heading" }).fill("Music");
  await expect(preview(page).getByRole("heading", { name: "Music" })).toBeVisible();
  await page.getByRole("button", { name: "Add heading", exact: true }).click();
  await expect(rows).toHaveCount(1);
  await page.getByRole("button", { name: "Add divider" }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "Add embed" }).click();
  await page.getByLabel("Video or music").fill("example.com/song");
  await page.getByLabel("Title").fill("Song");
  await page.getByRole("button", { name: "Add embed", exact: true }).click();
  await expect(page.getByRole("alert").first()).toContainText("YouTube, Vimeo, Spotify or SoundCloud");
  await expect(page.getByLabel("Video or music")).toBeFocused();
  await page.getByLabel("Video or music").fill("youtu.be/dQw4w9WgXcQ");
  await page.getByRole("button", { name: "Add embed", exact: true }).click();
  await expect(rows).toHaveCount(3);
  await expect(preview(page).getByRole("button", { name: "Song Watch on YouTube" })).toBeVisible();
  await page.getByRole("button", { name: "Add form" }).click();
  await page.getByRole("combobox", { name: "Form" }).selectOption("Newsletter");
  await expect(page.getByLabel("Title")).toHaveValue("Newsletter");
  await expect(preview(page).getByLabel("Your email")).toBeVisible();
  await page.getByRole("button", { name: "Add form", exact: true }).click();
  await expect(rows).toHaveCount(4);
  expect((await api.get(`/bio-pages/${bio.id}`)).body.links).toMatchObject([
    { kind: "heading", title: "Music", url: null },
    { kind: "divider", title: "", url: null },
    { kind: "embed", title: "Song", url: VIDEO },
    { kind: "form", title: "Newsletter", url: formUrl(form) },
  ]);
  await forms.update(account.owner, { id: form.id }, { open: false }, new Date());
  await page.reload();
  await expect(rows.last()).toContainText("Form closed");
  await expect(preview(page).getByRole("heading", { name: "Music" })).toBeVisible();
  await expect(preview(page).getByLabel("Your email")).toHaveCount(0);
  await page.getByRole("button", { name: "Edit Song" }).click();
  await expectClean(page, [360]);
});

test("uploads a thumbnail with a new link and for a stored one, and removes it", async ({ page, api }) => {
  const bio = await openEditor(api, page, ["Stored"]);
  const choose = async (name: string) =>
    page.locator("input[type=file]").setInputFiles({
      name,
      mimeType: "image/png",
      buffer: name.startsWith("wrong") ? Buffer.from("words") : await picture(80, 80).png().toBuffer(),
    });
  const thumbnails = async () =>
    (await api.get(`/bio-pages/${bio.id}`)).body.links.map(
      ({ thumbnail_url }: { thumbnail_url: string | null }) => thumbnail_url !== null,
    );
  await page.getByRole("button", { name: "Edit Stored" }).click();
  await choose("wrong.png");
  await expect(page.getByText("The file isn't in a supported format")).toBeVisible();
  await choose("shop.png");
  await expect(page.getByText("Thumbnail updated")).toBeVisible();
  await expect(preview(page).locator(".pic img")).toBeVisible();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Add link" }).click();
  await page.getByLabel("Title").fill("New");
  await page.getByLabel("Destination").fill("example.com");
  await choose("new.png");
  await page.getByRole("button", { name: "Add link", exact: true }).click();
  await expect.poll(thumbnails).toEqual([true, true]);
  await page.getByRole("button", { name: "Edit Stored" }).click();
  await page.getByRole("button", { name: "Remove thumbnail" }).click();
  await expect.poll(thumbnails).toEqual([false, true]);
});
