import { addItems, checkFile } from "@/lib/menus/import";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { itemsOf, menuOf, names, newMenu, openPage, publicMenu } from "@/tests/support/rows/menus";

const bytes = (text: string) => new TextEncoder().encode(text);
const idOf = (menu: string) => ({ id: Number(menu.split("/")[2]) });

test("reads dishes as Excel saves them in Europe, with semicolons, a byte order mark and decimal commas", async ({
  account: { api, owner },
}) => {
  const menu = await newMenu(api);
  const file = [
    "\uFEFFSection;Dish;Description;Price;Sizes;Diet;Allergens;Marks;Margin",
    'Kaffee;Flat white;"Doppelt, ""samtig""";;"Klein 3,20 | Groß: € 4,10";vegetarian;milk;popular',
    'Küche;Bœuf;"zwei\nZeilen";"1.234,50";;;"Gluten, Sulfites";"Chef’s special, spicy";12',
    "Küche;Suppe;;€ 7;;Gluten-free;;",
    ";;;;;;;",
    "Küche;Wasser;;;;;;",
  ].join("\r\n");
  const { rows, ignored, room } = await checkFile(owner, idOf(menu), bytes(file));
  expect(rows.flatMap(({ problems }) => problems)).toEqual([]);
  expect({ ignored, room }).toEqual({ ignored: ["Margin"], room: 500 });
  expect(await itemsOf(api, menu)).toEqual([]);
  const fields = rows.map((row) => row.fields);
  expect(await addItems(owner, idOf(menu), fields, new Date())).toEqual({ added: 4 });
  expect(await itemsOf(api, menu)).toMatchObject([
    {
      name: "Flat white",
      category: "Kaffee",
      description: 'Doppelt, "samtig"',
      price: null,
      variants: [
        { name: "Klein", price: 3.2 },
        { name: "Groß", price: 4.1 },
      ],
      dietary: ["vegetarian"],
      allergens: ["milk"],
      marks: ["popular"],
    },
    {
      name: "Bœuf",
      description: "zwei\nZeilen",
      price: 1234.5,
      allergens: ["gluten", "sulphites"],
      marks: ["chef_special", "spicy"],
    },
    { name: "Suppe", price: 7, dietary: ["gluten_free"] },
    { name: "Wasser", price: null, position: 4 },
  ]);
});

test("names line and column of every problem, and stores nothing", async ({ account: { api, owner } }) => {
  const menu = await newMenu(api);
  const file = [
    "name,price,variants,allergens,category",
    ",4,,,",
    "Tea,cheap,,,",
    'Tea,"1,234",,,',
    "Tea,-1,,,",
    "Tea,4,Small 3 | Large 4,,",
    "Tea,,Small,,",
    'Tea,,,"milk, wheat",',
    `${"x".repeat(141)},0.999,,,${"y".repeat(141)}`,
    "Caf\uFFFD,1,,,",
  ].join("\n");
  const { rows } = await checkFile(owner, idOf(menu), bytes(file));
  const messages = rows.map(({ line, problems }) =>
    [line, ...problems.map(({ column, message }) => `${column}: ${message}`)].join(" "),
  );
  expect(messages).toEqual([
    "2 name: This field is required",
    "3 price: “cheap” isn't a price. Write it like 4.50 or 4,50.",
    "4 price: “1,234” can be read in two ways. Write 1234 or 1.23.",
    "5 price: “-1” isn't a price. Write it like 4.50 or 4,50.",
    "6 price: Leave this blank: each variant has its own price",
    "7 variants: “Small” has no price. Write Small 3.50 | Large 4.50.",
    expect.stringMatching(/^8 allergens: “wheat” isn't known. Use gluten, /),
    expect.stringMatching(
      /^9 name: Enter at most 140 characters category: Enter at most 140 .* price: Enter an amount/,
    ),
    expect.stringMatching(/^10 name: Some characters can't be read/),
  ]);
  expect(await itemsOf(api, menu)).toEqual([]);
});

test("reads prices in the forms that menus have", async ({ account: { api, owner } }) => {
  const menu = await newMenu(api);
  for (const [text, price] of [
    ["4", 4],
    ["4.5", 4.5],
    ["4,50", 4.5],
    ["$4.50", 4.5],
    ["4,50 €", 4.5],
    ["CHF 1'234.50", 1234.5],
    ["1 234,50 CZK", 1234.5],
    ["1,234,567.89", 1234567.89],
    ["1.234.567,89", 1234567.89],
    ["1.234,5", 1234.5],
    ["25 000", 25000],
    ["0,05", 0.05],
  ] as const) {
    const { rows } = await checkFile(owner, idOf(menu), bytes(`name\tprice\nTea\t"${text}"`));
    expect(rows[0], text).toMatchObject({ fields: { price }, problems: [] });
  }
});

test("a cell that looks like a formula stays text, on the page too", async ({ account: { api, owner } }) => {
  const { at, id, url } = await publicMenu(api);
  const file = "name,description\n=1+1,@SUM(A1)\n'=2+2,<script>alert(1)</script>\n";
  const { rows } = await checkFile(owner, { id }, bytes(file));
  await addItems(
    owner,
    { id },
    rows.map(({ fields }) => fields),
    new Date(),
  );
  expect(await itemsOf(api, at)).toMatchObject([{ name: "=1+1", description: "@SUM(A1)" }, { name: "=2+2" }]);
  expect((await openPage(url)).text).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
});

test("says what is wrong with a whole file", async ({ account: { api, owner } }) => {
  const menu = await newMenu(api);
  for (const [text, message] of [
    ["", "contains no dishes"],
    ["name,price\n", "contains no dishes"],
    ["Tea,4\nCake,5", "must start with a header row"],
    ["name,name\nTea,Cake", "two columns for “name”"],
    [`name\n${"Tea\n".repeat(501)}`, "at most 500 dishes"],
    [`name\n${"x".repeat(2 * 1024 * 1024)}`, "at most 2 MB"],
  ] as const)
    await expect(checkFile(owner, idOf(menu), bytes(text)), message).rejects.toMatchObject({
      code: "invalid_file",
      message: expect.stringContaining(message),
    });
});

test("adds all chosen dishes or none, within the menu's limit and only to one's own menu", async ({
  account: { api, owner },
}) => {
  const { menu } = await menuOf(api, "ab");
  const add = (items: Record<string, unknown>[], by = owner) => addItems(by, idOf(menu), items, new Date());
  const faulty = [{ name: "c" }, { name: "d", price: 1, variants: [{ name: "S", price: 2 }] }];
  await expect(add(faulty)).rejects.toMatchObject({ code: "invalid_price" });
  const many = Array.from({ length: 499 }, (_, n) => ({ name: `Dish ${n}` }));
  const message =
    "This menu has room for 498 more dishes, and you selected 499. Select fewer, or delete dishes first.";
  await expect(add(many)).rejects.toMatchObject({ code: "plan_limit_reached", message });
  await expect(add([])).rejects.toMatchObject({ message: "Choose at least one dish" });
  const stranger = await newAccount();
  await expect(add([{ name: "c" }], stranger.owner)).rejects.toMatchObject({ code: "P2025" });
  await expect(checkFile(stranger.owner, idOf(menu), bytes("name\nTea"))).rejects.toMatchObject({
    code: "P2025",
  });
  expect(await names(api, menu)).toBe("ab");
  expect(await add(many.slice(1))).toEqual({ added: 498 });
  const full = "This menu already has 500 dishes, the maximum. Delete dishes first.";
  await expect(add([{ name: "c" }])).rejects.toMatchObject({ code: "plan_limit_reached", message: full });
  expect((await checkFile(owner, idOf(menu), bytes("name\nTea"))).room).toBe(0);
});
