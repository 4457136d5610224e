import { gzipSync } from "node:zlib";
import { devices, type Locator, type Page } from "@playwright/test";
import { bioLinks, bioPages } from "@/lib/bio-pages";
import { BUTTON_STYLES, THEMES } from "@/lib/bio-pages/options";
import { storeImage } from "@/lib/images";
import { expect, type TestAccount, test, visit } from "@/tests/support/fixtures";
import { watch } from "@/tests/support/owner-page";
import { COLOR_RULES, expectAccessible, expectNoSideways } from "@/tests/support/readers/axe";
import { inTurn } from "@/tests/support/repetitions";
import { newBioPage, SOCIALS } from "@/tests/support/rows/bio-pages";
import { field, formUrl, newForm, submissionsOf } from "@/tests/support/rows/forms";
import { picture } from "@/tests/support/rows/pictures";

const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
test.use(phone);

const VIDEO = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";
const PLAYER = "https://www.youtube-nocookie.com/**";

const FIELDS = [
  field("email", { kind: "email", label: "Email", required: true }),
  field("topic", { kind: "choice", label: "Topic", options: ["News", "Offers"], help: "Choose one" }),
  field("note", { kind: "paragraph", label: "Note" }),
  field("yes", { kind: "consent", label: "Write to me", required: true }),
];

async function fullPage(account: TestAccount, look: object = {}) {
  const form = await newForm(account, FIELDS, { title: "Newsletter", description: "One mail a month." });
  const about = { title: "Marta Lindqvist", description: "Ceramics from Malmö" };
  const bio = await newBioPage(account.api, { ...about, ...look }, [
    { title: "Shop", description: "Bowls and cups" },
    { title: "Studio diary" },
    { kind: "heading", title: "Watch and listen", url: null, description: "New every Sunday" },
    { kind: "embed", title: "Throwing a bowl", url: VIDEO },
    { kind: "divider", title: "", url: null },
    { kind: "divider", title: "or", url: null },
    { kind: "form", title: "Stay in touch", url: formUrl(form) },
  ]);
  const { hash } = await storeImage(account.owner, await picture(200, 200).jpeg().toBuffer(), new Date());
  for (const index of [0, 3])
    await bioLinks.setThumbnail(account.owner, { id: bio.id, lid: bio.links[index].id }, hash, new Date());
  return { bio, form };
}

const BACKGROUNDS = ["ffffff", "000000", "777777", "ffe600", "0b3d91"];
const ACCENTS = ["ffffff", "000000", "ffe600", "7f7f7f"];
const LONG = "A studio diary with a title that needs more than one line on a phone";

for (const [index, theme] of THEMES.entries()) {
  test(`${theme} passes axe in both themes with every kind, on any background, with any accent and button style, and fits a phone`, async ({
    account,
    page,
  }) => {
    const { complaints, foreign } = await watch(page);
    const { bio } = await fullPage(account, { theme, socials: SOCIALS });
    const { hash } = await storeImage(account.owner, await picture(400, 500).jpeg().toBuffer(), new Date());
    await bioPages.setAvatar(account.owner, { id: bio.id }, hash, new Date());
    const long = { title: LONG, url: "https://example.com/" };
    expect((await account.api.post(`/bio-pages/${bio.id}/links`, long)).status).toBe(201);
    const looks = [
      { background: null, accent: null },
      ...inTurn(ACCENTS, index).map((accent) => ({ background: null, accent })),
      ...inTurn(BACKGROUNDS, index).map((background) => ({ background, accent: "7f7f7f" })),
    ];
    for (const [offset, colors] of looks.entries()) {
      const look = { ...colors, button_style: BUTTON_STYLES[(index + offset) % BUTTON_STYLES.length] };
      await account.api.patch(`/bio-pages/${bio.id}`, look);
      await page.goto(bio.page_url);
      const shown = JSON.stringify(look);
      await expectAccessible(page, { shown, ...(offset > 0 && { rules: COLOR_RULES }) });
      for (const width of [320, 360, 412]) await expectNoSideways(page, width);
    }
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });
}

const fakePlayer = (page: Page) =>
  page.context().route(PLAYER, (route) => route.fulfill({ contentType: "text/html", body: "<p>Player</p>" }));

const WAYS: Record<string, (button: Locator) => Promise<void>> = {
  "a tap": (button) => button.tap(),
  Enter: async (button) => {
    await button.page().getByRole("link", { name: "Studio diary" }).focus();
    await button.page().keyboard.press("Tab");
    await expect(button).toBeFocused();
    await button.page().keyboard.press("Enter");
  },
};

test("an embed loads nothing before a tap or Enter, then its player, and counts one click", async ({
  account,
  page,
}) => {
  await fakePlayer(page);
  const { complaints, foreign } = await watch(page);
  const { bio } = await fullPage(account);
  const clicks = async () => (await account.api.get(`/bio-pages/${bio.id}/stats`)).body.clicks;
  for (const [index, [way, play]] of Object.entries(WAYS).entries()) {
    foreign.length = 0;
    await page.goto(bio.page_url, { waitUntil: "networkidle" });
    const button = page.getByRole("button", { name: "Throwing a bowl Watch on YouTube" });
    await expect(button).toBeVisible();
    expect(foreign, way).toEqual([]);
    await play(button);
    await expect(page.frameLocator("iframe").getByText("Player")).toBeVisible();
    await expect(page.locator("iframe")).toHaveAttribute("title", "Throwing a bowl");
    await expect(page.locator("iframe")).toBeFocused();
    expect(foreign, way).toEqual(["https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1"]);
    await expect.poll(clicks, way).toBe(index + 1);
    expect(complaints, way).toEqual([]);
  }
});

const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });

test("a form is submitted from the page, and its errors keep what was typed", async ({ account, page }) => {
  const { bio, form } = await fullPage(account);
  await page.goto(bio.page_url);
  await page.getByLabel("Note").fill("Hello");
  await send(page).click();
  await expect(page.getByRole("alert")).toContainText("2 answers need attention");
  await expect(page.getByLabel("Note")).toHaveValue("Hello");
  await page.goto(bio.page_url);
  await page.getByLabel("Email").fill("ada@example.com");
  await page.getByLabel("News").check();
  await page.getByLabel("Write to me").check();
  await send(page).click();
  await expect(page).toHaveURL(/\?thanks$/);
  expect(await submissionsOf(form)).toEqual([{ email: "ada@example.com", topic: "News", yes: true }]);
});

test("two forms with equal fields have labels of their own, and a repeated form is shown once", async ({
  account,
  page,
}) => {
  const [one, two] = [await newForm(account, FIELDS), await newForm(account, FIELDS)];
  const block = (form: { slug: string }) => ({ kind: "form", title: "Join", url: formUrl(form) });
  const bio = await newBioPage(account.api, {}, [block(one), block(two), block(one)]);
  await page.goto(bio.page_url);
  await expect(page.locator("form")).toHaveCount(2);
  await page.getByLabel("Email").last().fill("ada@example.com");
  await page.getByLabel("Write to me").last().check();
  await send(page).last().click();
  await expect(page).toHaveURL(/\?thanks$/);
  expect(await submissionsOf(two)).toHaveLength(1);
  expect(await submissionsOf(one)).toHaveLength(0);
});

test("the page with every kind has less than 4 KB of script", async ({ account }) => {
  const { bio } = await fullPage(account);
  const html = await (await visit(bio.page_url)).text();
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = ""]) => text);
  expect(scripts).toHaveLength(1);
  expect(gzipSync(scripts.join("")).length).toBeLessThan(4_000);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("an embed is a link to its provider, and a form works", async ({ account, page }) => {
    const { bio, form } = await fullPage(account);
    await page.goto(bio.page_url);
    await expect(page.getByRole("link", { name: "Throwing a bowl Watch on YouTube" })).toHaveAttribute(
      "href",
      `/b/${bio.slug}/${bio.links[3].id}`,
    );
    await page.getByLabel("Email").fill("ada@example.com");
    await send(page).click();
    await expect(page.getByRole("alert")).toContainText("1 answer needs attention");
    await page.getByLabel("Write to me").check();
    await expect(async () => {
      await send(page).click();
      await expect(page).toHaveURL(/\?thanks$/, { timeout: 2_000 });
    }).toPass();
    expect(await submissionsOf(form)).toHaveLength(1);
  });
});
