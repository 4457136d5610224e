import type { Page } from "@playwright/test";
import { randomSlug } from "@/lib/slugs/slugs";
import type { Client } from "@/tests/support/clients/api-client";
import { pickUp } from "@/tests/support/clients/drag";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test, visit } from "@/tests/support/fixtures";
import { expectClean } from "@/tests/support/readers/axe";
import { LIST, openEditor, preview } from "./editor";

const rows = (page: Page) => page.getByRole("list", { name: "Links" }).getByRole("listitem");
const titlesOf = async (api: Client, id: number) =>
  (await api.get(`/bio-pages/${id}`)).body.links.map((link: { title: string }) => link.title);

test.beforeEach(({ page, account }) => signIn(page, account));

test("creates a page with a live preview, adds links, and shows it to a visitor", async ({ page, api }) => {
  const alias = randomSlug();
  await page.goto(LIST);
  await page.getByRole("link", { name: "Create bio page" }).click();
  await page.getByLabel("Title").fill("Marta's ceramics");
  await page.getByLabel("Slug", { exact: true }).fill(alias);
  await page.getByLabel("Description").fill("Bowls and cups");
  await page.getByRole("radio", { name: "Midnight" }).check({ force: true });
  await page.getByRole("button", { name: "Add social link" }).click();
  await page.getByLabel("Platform of social link 1").selectOption("email");
  await page.getByLabel("URL of social link 1").fill("marta@example.com");
  await page.keyboard.press("Tab");
  await expect(preview(page).getByRole("heading", { name: "Marta's ceramics" })).toBeVisible();
  await expect(preview(page).getByText("Bowls and cups")).toBeVisible();
  await expect(preview(page).getByRole("link", { name: "Email" })).toHaveAttribute(
    "href",
    "mailto:marta@example.com",
  );
  await page.getByRole("button", { name: "Create bio page" }).click();
  await page.getByRole("button", { name: "Add link" }).click();
  await page.getByLabel("Title").fill("Shop");
  await page.getByLabel("Destination").fill("example.com/shop");
  await page.getByRole("button", { name: "Add link", exact: true }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(preview(page).getByRole("link", { name: "Shop" })).toBeVisible();
  const { body } = await api.get("/bio-pages");
  expect(body.data).toMatchObject([
    {
      title: "Marta's ceramics",
      slug: alias,
      theme: "midnight",
      socials: [{ platform: "email", url: "mailto:marta@example.com" }],
    },
  ]);
  const { body: bio } = await api.get(`/bio-pages/${body.data[0].id}`);
  expect(bio.links).toMatchObject([{ title: "Shop", url: "https://example.com/shop" }]);
  expect((await visit(`${bio.page_url}/${bio.links[0].id}`)).headers.get("location")).toBe(
    "https://example.com/shop",
  );
});

test("reorders links by mouse, keyboard and menu", async ({ page, api }) => {
  const bio = await openEditor(api, page, ["One", "Two", "Three"]);
  const grip = (name: string) => page.getByRole("button", { name: `Reorder ${name}`, exact: true });
  await untilHydrated(grip("Three"));
  const [from, to] = [await grip("Three").boundingBox(), await grip("One").boundingBox()];
  if (!from || !to) throw new Error("no grips");
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y - 20, { steps: 5 });
  await page.mouse.move(to.x + 10, to.y + 5, { steps: 20 });
  await page.mouse.up();
  await expect.poll(() => titlesOf(api, bio.id)).toEqual(["Three", "One", "Two"]);
  await expect(rows(page).first()).toContainText("Three");

  await pickUp(grip("Three"));
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).nth(1)).toContainText("Three");
  await page.keyboard.press("Space");
  await expect.poll(() => titlesOf(api, bio.id)).toEqual(["One", "Three", "Two"]);

  await page.getByRole("button", { name: "Actions for Two" }).click();
  await page.getByRole("menuitem", { name: "Move to top" }).click();
  await expect.poll(() => titlesOf(api, bio.id)).toEqual(["Two", "One", "Three"]);
  await page.reload();
  await expect(rows(page).first()).toContainText("Two");
  await expect(preview(page).getByRole("listitem").first()).toContainText("Two");
});

test("hides a link, edits one in place, also on a phone, and deletes one after a confirmation", async ({
  page,
  api,
}) => {
  const long = "A link with rather long words that do not fit";
  const bio = await openEditor(api, page, ["One", "Two", long]);
  await page.getByRole("switch", { name: "Show One" }).click();
  await expect.poll(async () => (await api.get(`/bio-pages/${bio.id}`)).body.links[0].active).toBe(false);
  await expect(preview(page).getByText("One")).toHaveCount(0);
  await page.getByRole("button", { name: "Edit Two" }).click();
  await page.getByLabel("Title").fill("");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("alert").first()).toContainText("This field is required");
  await expect(page.getByLabel("Title")).toBeFocused();
  await expectClean(page, [360]);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByLabel("Title").fill("Second");
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => titlesOf(api, bio.id)).toEqual(["One", "Second", long]);
  await page.getByRole("button", { name: "Actions for One" }).click();
  await page.getByRole("menuitem", { name: "Delete…" }).click();
  await page.getByRole("button", { name: "Delete link" }).click();
  await expect.poll(() => titlesOf(api, bio.id)).toEqual(["Second", long]);
});

test("shows a taken alias at the slug, saves colors, and goes back to the theme's background", async ({
  page,
  api,
  stranger,
}) => {
  const { body: taken } = await stranger.post("/bio-pages", { title: "x" });
  const bio = await openEditor(api, page, [], "/appearance");
  await page.getByLabel("Slug", { exact: true }).fill(taken.slug);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`The slug “${taken.slug}” is already taken.`)).toBeVisible();
  await page.getByLabel("Slug", { exact: true }).fill(bio.slug);
  await page.getByRole("radio", { name: "Poster" }).check({ force: true });
  await page.getByRole("button", { name: "Choose a custom color" }).click();
  await page.getByLabel("Accent color", { exact: true }).fill("#ff3366");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  expect((await api.get(`/bio-pages/${bio.id}`)).body).toMatchObject({ theme: "poster", accent: "ff3366" });

  const background = async () => (await api.get(`/bio-pages/${bio.id}`)).body.background;
  await page.getByRole("button", { name: "Choose a background color" }).click();
  await page.getByLabel("Background color", { exact: true }).fill("#000000");
  await expect(page.getByText(/Contrast now: 1\d\.\d:1/)).toBeVisible();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(background).toBe("000000");
  await page.getByRole("button", { name: "Use the theme's background" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await expect.poll(background).toBeNull();
});
