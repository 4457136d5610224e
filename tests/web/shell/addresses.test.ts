import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";

test.beforeEach(({ page, account }) => signIn(page, account));

test("an address without https:// is completed when its field is left, and when Enter submits it", async ({
  page,
  account,
}) => {
  const { api } = account;
  await page.goto(`${env.APP_URL}/dashboard/links/new`);
  const destination = page.getByLabel("Destination");
  await untilHydrated(destination);
  await expect(destination).toBeFocused();
  await destination.fill(" www.mycafe.com/x ");
  await destination.press("Tab");
  await expect(destination).toHaveValue("https://www.mycafe.com/x");
  await destination.fill("mycafe.com/menu");
  await destination.press("Enter");
  await page.waitForURL(/\/dashboard\/links\/\d+$/);
  expect((await api.get("/links")).body.data[0].long_url).toBe("https://mycafe.com/menu");

  await page.goto(`${env.APP_URL}/dashboard`);
  const quick = page.getByLabel("Create a short link");
  await untilHydrated(quick);
  await quick.fill("www.mycafe.com/quick");
  await quick.press("Enter");
  await expect(page.getByText("Link created")).toBeVisible();
  expect((await api.get("/links")).body.data[0].long_url).toBe("https://www.mycafe.com/quick");

  await page.goto(`${env.APP_URL}/dashboard/utm`);
  const tagged = page.getByLabel("Destination");
  await untilHydrated(tagged);
  await tagged.fill("www.mycafe.com");
  await page.getByLabel("Source").fill("newsletter");
  await expect(page.getByText(/^https:\/\/www\.mycafe\.com\/?\?utm_source=newsletter$/)).toBeVisible();
});

test("names on platforms become profiles, and only the row at fault is marked", async ({ page, account }) => {
  await page.goto(`${env.APP_URL}/dashboard/bio-pages/new`);
  await untilHydrated(page.getByRole("button", { name: "Create bio page" }));
  await page.getByLabel("Title").fill("My café");
  const preview = page.frameLocator("iframe[title='Bio page preview']");
  for (const [index, platform, typed] of [
    [1, "instagram", "@mycafe"],
    [2, "whatsapp", "+44 20 7946 0000"],
    [3, "website", "no address"],
  ] as const) {
    await page.getByRole("button", { name: "Add social link" }).click();
    await page.getByLabel(`Platform of social link ${index}`).selectOption(platform);
    await page.getByLabel(`URL of social link ${index}`).fill(typed);
    await page.keyboard.press("Tab");
    if (platform === "instagram")
      await expect(preview.getByRole("link", { name: "Instagram" })).toHaveAttribute("href", /\/mycafe$/);
  }
  await page.getByRole("button", { name: "Create bio page" }).click();
  await expect(page.getByText(/^Social link 3: Enter a web address/)).toBeVisible();
  const urls = page.getByLabel(/^URL of social link/);
  await expect(urls.nth(2)).toBeFocused();
  expect(await urls.evaluateAll((all) => all.map((each) => each.getAttribute("aria-invalid")))).toEqual([
    null,
    null,
    "true",
  ]);
  await urls.nth(2).fill("mycafe.com");
  await page.getByRole("button", { name: "Create bio page" }).click();
  await page.waitForURL(/\/dashboard\/bio-pages\/\d+/);
  const [bio] = (await account.api.get("/bio-pages")).body.data;
  expect(bio.socials).toEqual([
    { platform: "instagram", url: "https://www.instagram.com/mycafe" },
    { platform: "whatsapp", url: "https://wa.me/442079460000" },
    { platform: "website", url: "https://mycafe.com" },
  ]);
});
