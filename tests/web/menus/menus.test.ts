import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import { pickUp } from "@/tests/support/clients/drag";
import { untilHydrated } from "@/tests/support/clients/hydration";
import { signIn } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/fixtures";
import { itemsOf, menuOf, names } from "@/tests/support/rows/menus";
import { picture } from "@/tests/support/rows/pictures";

const preview = (page: Page) => page.frameLocator('iframe[title="Menu preview"]');

test("creates a menu, adds items and photos, and shows it to guests", async ({ account, page }) => {
  const { api } = account;
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard/menus`);
  await page.getByRole("link", { name: "Create menu" }).click();
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Casa Lola");
  await page.getByLabel("Theme").selectOption("coast");
  await page.getByLabel("Tables").fill("1-3, Terrace 1-2\nBar");
  await expect(preview(page).getByRole("heading", { name: "Casa Lola" })).toBeVisible();
  await expect(preview(page).getByRole("heading", { name: "Soup of the day" })).toBeVisible();
  await page.getByRole("button", { name: "Create menu" }).click();
  await page.getByRole("link", { name: "Add dish" }).first().click();

  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Olives");
  await page.getByLabel("Price").fill("4,50");
  await page.getByLabel("Category").fill("Starters");
  await page.getByRole("checkbox", { name: "Vegan" }).check({ force: true });
  const photo = await picture().jpeg().toBuffer();
  await page
    .getByLabel("Photo", { exact: true })
    .setInputFiles({ name: "o.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByRole("button", { name: "Add dish" }).click();
  await expect(page.getByText("Dish added")).toBeVisible();
  await expect(page.getByLabel("Category")).toHaveValue("Starters");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Bread");
  await page.getByRole("button", { name: "Add dish" }).click();
  await expect(page.getByRole("textbox", { name: "Name", exact: true })).toHaveValue("");

  const [menu] = (await api.get("/menus")).body.data;
  expect(menu).toMatchObject({
    name: "Casa Lola",
    theme: "coast",
    tables: ["1", "2", "3", "Terrace 1", "Terrace 2", "Bar"],
  });
  const items = (await api.get(`/menus/${menu.id}`)).body.items;
  expect(items).toMatchObject([
    {
      name: "Olives",
      price: 4.5,
      category: "Starters",
      dietary: ["vegan"],
      photo_url: expect.stringContaining("/img/"),
    },
    { name: "Bread", category: "Starters", photo_url: null },
  ]);
  const image = await fetch(items[0].photo_url);
  expect([image.status, image.headers.get("content-type")]).toEqual([200, "image/webp"]);
  await page.goto(menu.page_url);
  const drawn = () =>
    page.locator("img.photo").evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth);
  await expect.poll(drawn).toBeGreaterThan(0);
});

test("marks items as sold out, reorders them by keyboard and menu, and deletes them", async ({
  account,
  page,
}) => {
  const { api } = account;
  const { menu, ids } = await menuOf(api, "abcd");
  for (const [index, category] of ["X", "X", "Y", "Y"].entries())
    await api.patch(`${menu}/items/${ids[index]}`, { category });
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard${menu}`);
  await page.getByRole("switch", { name: "a available" }).click();
  await expect(page.getByText("Marked as sold out")).toBeVisible();
  expect((await itemsOf(api, menu))[0]).toMatchObject({ name: "a", available: false });
  await expect(preview(page).getByText("Sold out")).toBeVisible();

  const choose = async (name: string, item: string) => {
    await page.getByRole("button", { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole("menuitem", { name: item, exact: true }).click();
  };
  await choose("a", "Move down");
  await expect.poll(() => names(api, menu)).toBe("bacd");
  await choose("Y", "Move category up");
  await expect.poll(() => names(api, menu)).toBe("cdba");

  const handle = page.getByRole("button", { name: "Reorder c", exact: true });
  await pickUp(handle);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect.poll(() => names(api, menu)).toBe("dcba");
  await expect(handle).toBeFocused();

  await choose("d", "Delete…");
  await page.getByRole("button", { name: "Delete dish" }).click();
  await expect.poll(() => names(api, menu)).toBe("cba");
});

test("renames a category for all its items, or merges it with another", async ({ account, page }) => {
  const { api } = account;
  const { menu, ids } = await menuOf(api, "abcd");
  for (const [index, category] of ["X", "Y", "X", "Z"].entries())
    await api.patch(`${menu}/items/${ids[index]}`, { category });
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard${menu}`);
  const rename = async (from: string, to: string, then: string) => {
    await page.getByRole("button", { name: `Actions for ${from}`, exact: true }).click();
    await page.getByRole("menuitem", { name: "Rename category" }).click();
    const name = page.getByLabel(`New name for ${from}`);
    await expect(name).toBeFocused();
    await name.fill(to);
    await name.press(then);
  };
  const categories = async () =>
    (await api.get(menu)).body.items.map((item: { name: string; category: string }) => [
      item.name,
      item.category,
    ]);
  await rename("X", "Not this", "Escape");
  await expect(page.getByRole("heading", { name: "X 2" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Actions for X" })).toBeFocused();
  await rename("X", "Crème & co. 😀", "Enter");
  await expect(page.getByRole("heading", { name: "Crème & co. 😀 2" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Actions for Crème & co. 😀" })).toBeFocused();
  const named = ["Crème & co. 😀", "Crème & co. 😀", "Y", "Z"];
  await expect.poll(categories).toEqual([..."acbd"].map((item, index) => [item, named[index]]));
  await rename("Z", "Y", "Enter");
  await expect(page.getByRole("heading", { name: "Y 2" })).toBeVisible();
  await expect.poll(categories).toEqual([
    ["a", "Crème & co. 😀"],
    ["c", "Crème & co. 😀"],
    ["b", "Y"],
    ["d", "Y"],
  ]);
});

test("drags an item into another category", async ({ account, page }) => {
  const { api } = account;
  const { menu, ids } = await menuOf(api, "abc");
  for (const [index, category] of ["X", "X", "Y"].entries())
    await api.patch(`${menu}/items/${ids[index]}`, { category });
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard${menu}`);
  const grip = page.getByRole("button", { name: "Reorder a", exact: true });
  await untilHydrated(grip);
  const from = await grip.boundingBox();
  const to = await page.getByRole("button", { name: "Reorder c", exact: true }).boundingBox();
  if (!from || !to) throw new Error("the handles are not there");
  await page.mouse.move(from.x + 18, from.y + 18);
  await page.mouse.down();
  await page.mouse.move(from.x + 18, from.y + 60, { steps: 8 });
  await page.mouse.move(to.x + 18, to.y + 30, { steps: 12 });
  await page.mouse.up();
  await expect.poll(() => names(api, menu)).toBe("bca");
  expect((await api.get(menu)).body.items[2]).toMatchObject({ name: "a", category: "Y", position: 3 });
});

test("a dialog that was opened while an order is saved stays open", async ({ account, page }) => {
  const { api } = account;
  const { menu } = await menuOf(api, "abc");
  await signIn(page, account);
  await page.goto(`${env.APP_URL}/dashboard${menu}`);
  let save = () => {};
  const saving = new Promise<void>((resolve) => {
    save = resolve;
  });
  await page.route(`**/dashboard${menu}`, (route) => saving.then(() => route.continue()));
  const handle = page.getByRole("button", { name: "Reorder a", exact: true });
  await pickUp(handle);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Space");
  await expect(page.getByRole("listitem").filter({ hasText: "No price" })).toHaveText([/^b/, /^a/, /^c/]);
  await page.getByRole("button", { name: "Actions for c", exact: true }).click();
  await page.getByRole("menuitem", { name: "Delete…", exact: true }).click();
  const dialog = page.getByRole("alertdialog", { name: "Delete “c”?" });
  await expect(dialog).toBeVisible();
  save();
  await expect(page.getByText("a moved to position 2 of 3")).toBeAttached();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Delete dish" }).click();
  await expect.poll(() => names(api, menu)).toBe("ba");
});
