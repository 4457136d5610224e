import { env } from "@/lib/env";
import { expect, test } from "@/tests/support/owner-page";
import { openPage, publicMenu } from "@/tests/support/rows/menus";

const MENUS = `${env.APP_URL}/dashboard/menus`;

test("saves only what changed in a menu, for the next guest; hides and deletes menus, in the editor and the list", async ({
  owner,
  api,
}) => {
  const menu = await publicMenu(api, { description: "Kept", tables: ["1"] }, [{ name: "Olives" }]);
  const { body: before } = await api.get(menu.at);
  await owner.goto(`${MENUS}/${menu.id}/edit`);
  await owner.getByRole("textbox", { name: "Name", exact: true }).fill("Casa Nueva");
  await owner.getByLabel("Theme").selectOption("coast");
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(owner.getByText("Saved", { exact: true })).toBeVisible();
  const { body: after } = await api.get(menu.at);
  expect(after).toEqual({ ...before, name: "Casa Nueva", theme: "coast", updated_at: after.updated_at });
  expect((await openPage(menu.url)).text).toContain("Casa Nueva");

  const other = await publicMenu(api, { name: "Bar Lolo" });
  await owner.getByRole("button", { name: "Delete", exact: true }).click();
  await owner.getByRole("button", { name: "Delete menu" }).click();
  await expect(owner).toHaveURL(MENUS);
  await expect(owner.getByRole("row")).toHaveCount(2);
  expect((await api.get(menu.at)).status).toBe(404);

  const choose = async (name: string) => {
    await owner.getByRole("button", { name: "Actions for Bar Lolo" }).click();
    await owner.getByRole("menuitem", { name, exact: true }).click();
  };
  await choose("Hide");
  await expect(owner.getByText("Menu hidden")).toBeVisible();
  expect((await openPage(other.url)).status).toBe(404);
  await choose("Publish");
  await expect(owner.getByText("Menu published")).toBeVisible();
  expect((await openPage(other.url)).status).toBe(200);
  await choose("Delete…");
  await owner.getByRole("button", { name: "Delete menu" }).click();
  await expect(owner.getByText("No menus yet")).toBeVisible();
  await expect(owner.getByText("Menu deleted").first()).toBeVisible();
  expect((await api.get(other.at)).status).toBe(404);
  expect((await openPage(other.url)).status).toBe(404);
});

test("previews an item while typing, saves only what changed and shows it to the next guest", async ({
  owner,
  api,
}) => {
  const item = { name: "Olives", price: 4.5, category: "Starters", dietary: ["vegan"], allergens: ["nuts"] };
  const menu = await publicMenu(api, { currency: "EUR" }, [item, { name: "Bread" }]);
  const { items } = (await api.get(menu.at)).body;
  await owner.goto(`${MENUS}/${menu.id}`);
  await owner.getByRole("button", { name: "Actions for Olives", exact: true }).click();
  await owner.getByRole("menuitem", { name: "Edit" }).click();
  const preview = owner.frameLocator('iframe[title="Dish preview"]');
  await expect(preview.getByRole("heading", { name: "Starters" })).toBeVisible();
  await expect(preview.getByText("€4.50")).toBeVisible();
  await owner.getByRole("switch", { name: "Available" }).click();
  await expect(preview.getByText("Sold out")).toBeVisible();
  expect((await api.get(menu.at)).body.items).toEqual(items);
  await owner.getByRole("switch", { name: "Available" }).click();
  await owner.getByLabel("Price").fill("5.20");
  await owner.getByLabel("Description").fill("From the garden");
  await owner.getByRole("checkbox", { name: "Vegan" }).uncheck({ force: true });
  await owner.getByRole("button", { name: "Save" }).click();
  await expect(owner).toHaveURL(`${MENUS}/${menu.id}`);
  const { items: after } = (await api.get(menu.at)).body;
  expect(after).toEqual([
    {
      ...items[0],
      price: 5.2,
      description: "From the garden",
      dietary: [],
      updated_at: after[0].updated_at,
    },
    items[1],
  ]);
  const { text } = await openPage(menu.url);
  expect(text).toContain("From the garden");
  expect(text).toContain("5.20");
});

test("previews a new item on its menu while typing, never on another account's", async ({
  owner,
  api,
  stranger,
}) => {
  const menu = await publicMenu(api, { name: "Casa Lola", currency: "EUR", theme: "neon" }, [
    { name: "Olives", category: "Starters", price: 4.5 },
  ]);
  const preview = owner.frameLocator('iframe[title="Dish preview"]');
  await owner.goto(`${MENUS}/${menu.id}/items/new`);
  await owner.getByRole("textbox", { name: "Name", exact: true }).fill("Bread & <b>butter</b>");
  await owner.getByLabel("Price").fill("3");
  await owner.getByRole("checkbox", { name: "Vegan" }).check({ force: true });
  await expect(preview.getByRole("heading", { name: "Casa Lola" })).toBeVisible();
  await expect(preview.getByText("Bread & <b>butter</b>", { exact: true })).toBeVisible();
  await expect(preview.getByText("€3.00")).toBeVisible();
  await expect(preview.getByText("Olives")).toHaveCount(0);
  expect((await api.get(menu.at)).body.items).toHaveLength(1);

  const theirs = await publicMenu(stranger, { name: "Not yours" });
  const response = await owner.request.post(`${MENUS}/item/preview`, {
    form: { fields: JSON.stringify({ menu_id: theirs.id, name: "Mine" }), empty: "true" },
  });
  expect([response.status(), (await response.text()).includes("Not yours")]).toEqual([200, false]);
});
