import { env } from "@/lib/env";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { expect, test } from "@/tests/support/owner-page";

const HOME = `${env.APP_URL}/dashboard`;

test("signs in and creates, copies and deletes a link by keyboard alone", async ({
  page,
  account,
  api,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const tabTo = async (name: string | RegExp, role: "textbox" | "button" | "menuitem" = "button") => {
    const wanted = page.getByRole(role, { name }).first();
    await expect(wanted).toBeVisible();
    for (let n = 0; n < 60; n++) {
      if (await wanted.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`${name} cannot be reached by Tab`);
  };
  await page.goto(`${env.APP_URL}/login`);
  await tabTo("Email", "textbox");
  await page.keyboard.type(account.email);
  await page.keyboard.press("Tab");
  await page.keyboard.type(account.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(HOME);
  // A key pressed before hydration does nothing.
  await untilHydrated(page.getByRole("button", { name: "Search" }));
  await page.keyboard.press("c");
  await expect(page).toHaveURL(`${HOME}/links/new`);
  await tabTo("Destination", "textbox");
  await page.keyboard.type("https://example.com/keys");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Details" })).toBeVisible();
  const { body } = await api.get("/links");
  const [{ short_url }] = body.data;
  await tabTo("Copy link");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Copied", { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(short_url);
  await tabTo("Delete");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await tabTo("Delete link");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${HOME}/links`);
  expect((await api.get("/links")).body.total).toBe(0);
});

test("the command palette navigates, creates, and searches links; on a phone the navigation is in a sheet", async ({
  owner,
  api,
}) => {
  await api.post("/links", { url: "https://example.com/palette", title: "Haystack" });
  await owner.goto(HOME);
  await untilHydrated(owner.getByRole("button", { name: "Search" }));
  await owner.keyboard.press("Control+k");
  await owner.getByRole("combobox").fill("api keys");
  await owner.keyboard.press("Enter");
  await expect(owner).toHaveURL(`${HOME}/api-keys`);
  await owner.keyboard.press("Control+k");
  await owner.getByRole("combobox").fill("haystack");
  await owner.getByRole("option", { name: /Search links/ }).click();
  await expect(owner).toHaveURL(`${HOME}/links?q=haystack`);
  await owner.keyboard.press("Control+k");
  await expect(owner.getByRole("dialog").getByRole("combobox")).toBeFocused();
  await owner.keyboard.press("Escape");
  await expect(owner.getByRole("dialog")).toHaveCount(0);
  // A closing dialog returns the focus a moment later.
  await expect(async () => {
    await owner.keyboard.press("/");
    await expect(owner.getByRole("searchbox")).toBeFocused({ timeout: 500 });
  }).toPass();

  await owner.setViewportSize({ width: 360, height: 740 });
  await owner.getByRole("button", { name: "Open navigation" }).click();
  await owner.getByRole("dialog").getByRole("link", { name: "API keys" }).click();
  await expect(owner).toHaveURL(`${HOME}/api-keys`);
  await expect(owner.getByRole("dialog")).toHaveCount(0);
});

test("the account menu shows the plan and the number of links, keeps a theme, and signs out, or says that the server can't be reached", async ({
  owner,
  api,
}) => {
  await owner.goto(HOME);
  const menu = owner.getByRole("button", { name: "Account menu" });
  await menu.click();
  await expect(owner.getByText("Free plan · 0 links")).toBeVisible();
  await owner.keyboard.press("Escape");
  for (const n of [1, 2]) await api.post("/links", { url: `https://example.com/${n}` });
  await menu.click();
  await expect(owner.getByText("Free plan · 2 links")).toBeVisible();

  await owner.getByRole("menuitem", { name: "Dark theme" }).click();
  const background = () => owner.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await background();
  await owner.reload();
  expect(await background()).toBe(dark);
  await expect(owner.locator("html")).toHaveAttribute("data-theme", "dark");

  await menu.click();
  await expect(owner.getByRole("region", { name: /Notifications/ })).toBeAttached();
  await owner.context().setOffline(true);
  await owner.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(owner.getByText("Can't reach Waypost").first()).toBeVisible();
  await owner.context().setOffline(false);
  await expect(owner).toHaveURL(HOME);
  await menu.click();
  await owner.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(owner).toHaveURL(`${env.APP_URL}/`);
  await owner.goto(HOME);
  await expect(owner).toHaveURL(/\/login/);
});

test("a button that was disabled while it worked has the focus again, unless it went elsewhere, and its toast is in the app's font", async ({
  owner,
  api,
}) => {
  const { body: link } = await api.post("/links", { url: "https://example.com/" });
  await owner.goto(`${HOME}/links/${link.id}`);
  const pause = owner.getByRole("button", { name: "Pause" });
  await untilHydrated(pause);
  await pause.focus();
  await owner.keyboard.press("Enter");
  const resume = owner.getByRole("button", { name: "Resume" });
  await expect(resume).toBeEnabled();
  await expect(resume).toBeFocused();
  const fontOf = (node: Element) => getComputedStyle(node).fontFamily;
  const toast = owner.getByText("Link paused", { exact: true });
  expect(await toast.evaluate(fontOf)).toBe(await owner.locator("body").evaluate(fontOf));
  await owner.keyboard.press("Enter");
  await owner.keyboard.press("Tab");
  await expect(pause).toBeEnabled();
  await expect(owner.getByRole("link", { name: "Edit", exact: true })).toBeFocused();
});
