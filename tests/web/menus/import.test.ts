import { env } from "@/lib/env";
import { sessionCookie } from "@/tests/support/clients/sign-in";
import { expect, test } from "@/tests/support/owner-page";
import { expectClean } from "@/tests/support/readers/axe";
import { itemsOf, publicMenu } from "@/tests/support/rows/menus";

const FILE = [
  "category;name;price;marks",
  "Coffee;Flat white;3,20;new",
  "Coffee;Espresso;cheap;",
  "Coffee;Tea;2,50;",
  "Coffee;Olives;4;",
].join("\r\n");

test("previews the dishes of a file, and imports the chosen ones", async ({ owner, api }) => {
  const menu = await publicMenu(api, { currency: "EUR" }, [{ name: "Olives", category: "Coffee" }]);
  await owner.goto(`${env.APP_URL}/dashboard/menus/${menu.id}`);
  await owner.getByRole("link", { name: "Import CSV" }).click();
  await owner.getByRole("button", { name: "Preview dishes" }).click();
  await expect(owner.getByText("Choose a file or paste the cells first")).toBeVisible();
  await owner
    .getByLabel("CSV file")
    .setInputFiles({ name: "menu.csv", mimeType: "text/csv", buffer: Buffer.from(`\uFEFF${FILE}`) });
  await owner.getByRole("button", { name: "Preview dishes" }).click();
  await expect(owner.getByRole("heading", { name: "3 of 4 rows can be imported" })).toBeFocused();
  await expect(owner.getByText("Line 3, price: “cheap” isn't a price")).toBeVisible();
  await expect(owner.getByText("Coffee · €3.20 · New")).toBeVisible();
  await expect(owner.getByRole("checkbox", { name: "Import Espresso, line 3" })).toBeDisabled();
  // A dish that the menu has already is left out unless chosen.
  await expect(owner.getByRole("checkbox", { name: "Import Olives, line 5" })).not.toBeChecked();
  await expectClean(owner);
  expect(await itemsOf(api, menu.at)).toHaveLength(1);
  await owner.getByRole("checkbox", { name: "Import Tea, line 4" }).uncheck();
  await owner.getByRole("button", { name: "Import 1 dish", exact: true }).click();
  await expect(owner.getByText("1 dish imported")).toBeVisible();
  await expect(owner).toHaveURL(`${env.APP_URL}/dashboard/menus/${menu.id}`);
  expect(await itemsOf(api, menu.at)).toMatchObject([
    { name: "Olives" },
    { name: "Flat white", price: 3.2, marks: ["new"] },
  ]);
});

test("imports pasted cells, and says what is wrong with a whole table or file", async ({ owner, api }) => {
  const menu = await publicMenu(api);
  await owner.goto(`${env.APP_URL}/dashboard/menus/${menu.id}/import`);
  const paste = async (text: string) => {
    await owner.getByLabel("Or paste cells").fill(text);
    await owner.getByRole("button", { name: "Preview dishes" }).click();
  };
  const file = owner.getByLabel("CSV file");
  await file.setInputFiles({ name: "menu.csv", mimeType: "text/csv", buffer: Buffer.from("Tea;3") });
  await owner.getByRole("button", { name: "Preview dishes" }).click();
  await expect(owner.getByText("The file must start with a header row")).toBeVisible();
  await file.setInputFiles([]);
  await paste("Tea\t3");
  await expect(owner.getByText("The pasted table must start with a header row")).toBeVisible();
  await paste("name\tvariants\nTea\tCup 3 | Pot 5");
  await owner.getByRole("button", { name: "Start over" }).click();
  await paste("name\tvariants\nTea\tCup 3 | Pot 6");
  await owner.getByRole("button", { name: "Import 1 dish", exact: true }).click();
  await expect(owner.getByText("1 dish imported")).toBeVisible();
  expect(await itemsOf(api, menu.at)).toMatchObject([
    {
      variants: [
        { name: "Cup", price: 3 },
        { name: "Pot", price: 6 },
      ],
    },
  ]);
});

test("imports only for one's own menus and from its own pages", async ({ account, stranger }) => {
  const { api } = account;
  const cookie = await sessionCookie(account);
  const own = await publicMenu(api);
  const theirs = await publicMenu(stranger);
  const send = async (id: number, step: string, body: string, origin = env.APP_URL) => {
    const request = { method: "POST", body, headers: { Cookie: cookie, Origin: origin } };
    return (await fetch(`${env.APP_URL}/dashboard/menus/${id}/import/${step}`, request)).status;
  };
  expect(await send(theirs.id, "check", "name\nTea")).toBe(404);
  expect(await send(theirs.id, "save", '[{"name":"Tea"}]')).toBe(404);
  expect(await send(own.id, "save", '[{"name":"Tea"}]', "https://evil.example")).toBe(403);
  for (const body of ["", "{}", "[5]", "{broken", '"x"'])
    expect(await send(own.id, "save", body), body).toBe(400);
  expect(await send(own.id, "save", '[{"name":"Tea"},{"name":""}]')).toBe(422);
  expect(await itemsOf(api, own.at)).toEqual([]);
  expect(await itemsOf(stranger, theirs.at)).toEqual([]);
  expect(await send(own.id, "save", '[{"name":"Tea"}]')).toBe(200);
});
