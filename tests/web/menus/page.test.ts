import { gzipSync } from "node:zlib";
import { devices, type Page } from "@playwright/test";
import { menuScript } from "@/components/pages/menu/script";
import { THEMES } from "@/lib/menus/options";
import type { Client } from "@/tests/support/clients/api-client";
import { expect, test } from "@/tests/support/fixtures";
import { watch } from "@/tests/support/owner-page";
import { expectAccessible } from "@/tests/support/readers/axe";
import { publicMenu } from "@/tests/support/rows/menus";

const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
test.use(phone);

const ITEMS = [
  {
    name: "Olives",
    category: "Starters",
    price: 4.5,
    dietary: ["vegan", "gluten_free"],
    description: "With orange",
  },
  {
    name: "Tortilla",
    category: "Starters",
    price: 8,
    dietary: ["vegetarian"],
    allergens: ["eggs"],
    available: false,
  },
  { name: "Prawns", category: "Starters", price: 12.8, allergens: ["crustaceans", "gluten"] },
  ...Array.from({ length: 12 }, (_, n) => ({
    name: `Main ${n}`,
    category: "Mains",
    price: 20,
    allergens: ["fish"],
  })),
  {
    name: "Churros",
    category: "Desserts",
    price: 5.5,
    allergens: ["gluten", "milk"],
    dietary: ["vegetarian"],
  },
];

const ABOUT = {
  description: "Tapas, rice and wine.\nKitchen open until eleven.",
  currency: "EUR",
  address: "Carrer del Mar 12",
  phone: "+34 930 000 000",
  opening_hours: "Tue–Sun 12–23",
  tables: ["7"],
};

const newMenu = async (api: Client, fields: object = {}) =>
  (await publicMenu(api, { ...ABOUT, ...fields }, ITEMS)).url;

const shown = (page: Page) => page.locator(".item:visible").getByRole("heading").allTextContents();
const chip = (page: Page, name: string) => page.getByRole("checkbox", { name, exact: true });

test("every theme is accessible in light and dark, loads nothing else, and logs no errors", async ({
  api,
  page,
}) => {
  const menu = await publicMenu(api, { ...ABOUT, accent: "ffd500" }, ITEMS);
  const url = `${menu.url}?table=7`;
  const { complaints, loaded } = await watch(page);
  for (const theme of THEMES) {
    await api.patch(menu.at, { theme });
    loaded.length = 0;
    await page.goto(url);
    await page.getByText("Filter", { exact: true }).click();
    await chip(page, "Vegan").check({ force: true });
    await expectAccessible(page, { shown: theme });
    expect(loaded, theme).toEqual([url]);
    expect(complaints, theme).toEqual([]);
  }
});

test("the filter shows matching items, hides empty categories, and says when nothing matches", async ({
  api,
  page,
}) => {
  await page.goto(await newMenu(api));
  await page.getByText("Filter", { exact: true }).tap();
  await chip(page, "Vegetarian").check({ force: true });
  expect(await shown(page)).toEqual(["Olives", "Tortilla", "Churros"]);
  await expect(page.getByRole("link", { name: "Mains" })).toBeHidden();
  await chip(page, "Gluten").check({ force: true });
  expect(await shown(page)).toEqual(["Olives", "Tortilla"]);
  await expect(page.getByRole("heading", { name: "Desserts" })).toBeHidden();
  await chip(page, "Gluten-free").check({ force: true });
  await chip(page, "Vegan").check({ force: true });
  expect(await shown(page)).toEqual(["Olives"]);
  await page.getByRole("button", { name: "Clear filters" }).tap();
  await expect(page.locator(".item:visible")).toHaveCount(ITEMS.length);
  for (const name of ["Vegan", "Crustaceans"]) await chip(page, name).check({ force: true });
  for (const name of ["Vegetarian", "Gluten-free", "Eggs", "Fish", "Milk"])
    await chip(page, name).check({ force: true });
  expect(await shown(page)).toEqual(["Olives"]);
  await expect(page.getByRole("status")).toHaveText("");

  const { url } = await publicMenu(api, {}, [
    { name: "Fish", allergens: ["fish"] },
    { name: "Cake", allergens: ["milk"] },
  ]);
  await page.goto(url);
  await page.getByText("Filter", { exact: true }).tap();
  for (const name of ["Fish", "Milk"]) await chip(page, name).check({ force: true });
  await expect(page.getByRole("status")).toHaveText("No dishes match these filters.");
});

test("the category bar stays visible, scrolls to each category, and marks the current one", async ({
  api,
  page,
}) => {
  await page.goto(await newMenu(api));
  const link = (name: string) => page.getByRole("navigation").getByRole("link", { name });
  await expect(link("Starters")).toHaveAttribute("aria-current", "true");
  await link("Mains").tap();
  await expect(link("Mains")).toHaveAttribute("aria-current", "true");
  await expect(link("Starters")).not.toHaveAttribute("aria-current", "true");
  await expect(link("Mains")).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Mains", exact: true })).toBeInViewport();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(link("Desserts")).toHaveAttribute("aria-current", "true");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows everything, and the filter still works", async ({ api, page }) => {
    await page.goto(`${await newMenu(api)}?table=7`);
    await expect(page.getByText("Table 7")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Churros" })).toBeVisible();
    await expect(page.getByText("Sold out")).toBeVisible();
    await expect(page.getByRole("link", { name: "+34 930 000 000" })).toHaveAttribute(
      "href",
      "tel:+34930000000",
    );
    await page.getByText("Filter", { exact: true }).tap();
    await chip(page, "Vegan").check({ force: true });
    expect(await shown(page)).toEqual(["Olives"]);
    await page.getByRole("button", { name: "Clear filters" }).tap();
    expect(await shown(page)).toHaveLength(ITEMS.length);
  });
});

test("in either direction of text nothing is wider than a narrow phone, even at twice the text size", async ({
  api,
  page,
}) => {
  const long = "Donaudampfschifffahrtsgesellschaft".repeat(4);
  for (const language of ["en", "ar"]) {
    const { url } = await publicMenu(api, { language, name: long, description: long, tables: ["7"] }, [
      {
        name: long,
        category: long,
        price: 123456.78,
        dietary: ["vegan"],
        allergens: ["sulphites", "molluscs"],
      },
      { name: "b", category: "c" },
    ]);
    for (const [width, zoom] of [
      [320, "100%"],
      [360, "200%"],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(`${url}?table=7`);
      await page.evaluate((size) => document.documentElement.style.setProperty("font-size", size), zoom);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, language).toBeLessThanOrEqual(width);
    }
  }
});

test("has a small script", () => {
  expect(gzipSync(menuScript).byteLength).toBeLessThan(2_000);
});
