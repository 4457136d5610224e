import type { Page } from "@playwright/test";
import { env } from "@/lib/env";
import type { Client } from "@/tests/support/clients/api-client";
import { expect, test } from "@/tests/support/owner-page";
import { expectClean } from "@/tests/support/readers/axe";
import { names, publicMenu } from "@/tests/support/rows/menus";

const name = (page: Page, n: number) => page.getByRole("textbox", { name: `Name of variant ${n}` });
const price = (page: Page, n: number) => page.getByRole("textbox", { name: `Price of variant ${n}` });
const button = (page: Page, label: string) => page.getByRole("button", { name: label, exact: true });

async function openItem(owner: Page, api: Client, fields: object) {
  const menu = await publicMenu(api, { currency: "EUR" }, [{ name: "Tea", ...fields }, { name: "Water" }]);
  const [item] = (await api.get(menu.at)).body.items;
  const page = `${env.APP_URL}/dashboard/menus/${menu.id}`;
  await owner.goto(`${page}/items/${item.id}`);
  return { at: menu.at, page, read: async () => (await api.get(`${menu.at}/items/${item.id}`)).body };
}

test("a price becomes the first variant, and the variants and marks are saved in their order", async ({
  owner,
  api,
}) => {
  const { page, read } = await openItem(owner, api, { price: 3 });
  await button(owner, "Add variants").click();
  await expect(name(owner, 1)).toBeFocused();
  await expect(owner.getByLabel("Price", { exact: true })).toHaveCount(0);
  await expect(price(owner, 1)).toHaveValue("3.00");
  await name(owner, 1).fill("Cup");
  await name(owner, 2).fill("Pot");
  await price(owner, 2).fill("5,50");
  await button(owner, "Add variant").click();
  await expect(name(owner, 3)).toBeFocused();
  await name(owner, 3).fill("Bowl");
  await price(owner, 3).fill("4");
  await button(owner, "Move variant 3 up").click();
  await expect(button(owner, "Move variant 2 up")).toBeFocused();
  await expect(price(owner, 3)).toHaveValue("5.50");
  await owner.getByRole("checkbox", { name: "Spicy" }).check({ force: true });
  await owner.getByRole("checkbox", { name: "New" }).check({ force: true });
  await expectClean(owner, [360]);
  const preview = owner.frameLocator('iframe[title="Dish preview"]');
  await expect(preview.getByText("€5.50")).toBeVisible();
  await expect(preview.getByText("Spicy")).toBeVisible();
  await button(owner, "Save").click();
  await expect(owner).toHaveURL(page);
  expect(await read()).toMatchObject({
    price: null,
    variants: [
      { name: "Cup", price: 3 },
      { name: "Bowl", price: 4 },
      { name: "Pot", price: 5.5 },
    ],
    marks: ["new", "spicy"],
  });
  await expect(owner.getByText("€3.00 – €5.50")).toBeVisible();
});

test("an error is shown at its variant, which gets focus, and nothing is saved", async ({ owner, api }) => {
  const { read } = await openItem(owner, api, { price: 3 });
  const before = await read();
  await button(owner, "Add variants").click();
  await name(owner, 1).fill("Cup");
  await name(owner, 2).fill("Pot");
  await price(owner, 2).fill("cheap");
  await button(owner, "Save").click();
  const fault = owner.getByRole("alert").filter({ hasText: "Variant 2: Enter" });
  await expect(fault).toBeVisible();
  await expect(price(owner, 2)).toBeFocused();
  await expect(price(owner, 2)).toHaveAttribute("aria-invalid", "true");
  await expect(price(owner, 1)).not.toHaveAttribute("aria-invalid", "true");
  await price(owner, 2).fill("");
  await expect(fault).toHaveCount(0);
  await name(owner, 1).fill("");
  await name(owner, 2).fill("");
  await button(owner, "Save").click();
  const wrong = ["Variant 1: Enter a name", "Variant 2: Enter a name", "Variant 2: Enter a price"];
  await expect(owner.getByRole("region", { name: "Errors" }).getByRole("button")).toHaveText(wrong);
  await expect(owner.getByRole("alert").filter({ hasText: "Variant" })).toHaveText(wrong);
  await expect(name(owner, 1)).toBeFocused();
  await button(owner, "Variant 2: Enter a price").click();
  await expect(price(owner, 2)).toBeFocused();
  await price(owner, 2).fill("5");
  await expect(owner.getByRole("alert").filter({ hasText: "Variant" })).toHaveText(wrong.slice(0, 2));
  expect(await read()).toEqual(before);
});

test("removing all variants gives the dish its single price back; one click duplicates a dish after itself", async ({
  owner,
  api,
}) => {
  const variants = [
    { name: "Cup", price: 3 },
    { name: "Pot", price: 5 },
  ];
  const { at, page, read } = await openItem(owner, api, { variants });
  await button(owner, "Remove variant 1").click();
  await expect(name(owner, 1)).toBeFocused();
  await expect(name(owner, 1)).toHaveValue("Pot");
  await button(owner, "Remove variant 1").click();
  await expect(button(owner, "Add variants")).toBeFocused();
  await expect(owner.getByLabel("Price", { exact: true })).toHaveValue("5.00");
  await button(owner, "Save").click();
  await expect(owner).toHaveURL(page);
  expect(await read()).toMatchObject({ price: 5, variants: [] });

  await button(owner, "Actions for Tea").click();
  await owner.getByRole("menuitem", { name: "Duplicate" }).click();
  await expect(owner.getByText("Dish duplicated")).toBeVisible();
  await expect(button(owner, "Actions for Tea")).toHaveCount(2);
  expect(await names(api, at)).toBe("TeaTeaWater");
});
