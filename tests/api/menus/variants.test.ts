import { menuItems } from "@/lib/menus";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { expect, test } from "@/tests/support/fixtures";
import { itemsOf, newMenu, openPage, publicMenu } from "@/tests/support/rows/menus";

const SIZES = [
  { name: "Small", price: 3 },
  { name: "Large", price: 4.5 },
];

test("an item has one price or variants, whichever of them a request sends", async ({ api }) => {
  const menu = await newMenu(api);
  const refused = await api.post(`${menu}/items`, { name: "Tea", price: 3, variants: SIZES });
  expectRefusal(refused, 422, "invalid_price");
  expect(refused.body.message).toContain("variants");
  const { body: tea } = await api.post(`${menu}/items`, { name: "Tea", price: null, variants: SIZES });
  const { body: cake } = await api.post(`${menu}/items`, { name: "Cake", price: 0, variants: [] });
  for (const fields of [{ price: 3 }, { price: 0 }, { price: 3, variants: SIZES }])
    expectRefusal(await api.patch(`${menu}/items/${tea.id}`, fields), 422, "invalid_price");
  for (const fields of [{ variants: SIZES }, { variants: SIZES, price: 0 }, { variants: SIZES, price: 5 }])
    expectRefusal(await api.patch(`${menu}/items/${cake.id}`, fields), 422, "invalid_price");
  expect(await itemsOf(api, menu)).toEqual([tea, cake]);

  // The first wrong field is named, whatever the other would be together with the stored one.
  const both = { variants: [{ name: "Large" }], price: 5 };
  expectRefusal(await api.patch(`${menu}/items/${tea.id}`, both), 422, "invalid_variants");
  for (const [id, fields] of [
    [tea.id, { variants: [], price: 3 }],
    [tea.id, { variants: SIZES, price: null }],
    [tea.id, { name: "Green tea" }],
    [tea.id, { variants: null }],
    [cake.id, { variants: SIZES, price: null }],
  ] as const)
    expect(await api.patch(`${menu}/items/${id}`, fields)).toMatchObject({
      status: 200,
      body: { ...fields, variants: fields.variants ?? ("variants" in fields ? [] : SIZES) },
    });
});

test("names the variant and the member that is wrong", async ({ api }) => {
  const menu = await newMenu(api);
  const messages = async (variants: unknown) =>
    (await api.post(`${menu}/items`, { name: "Tea", variants })).body.message;
  expect(await messages([SIZES[0], { name: "Large", price: "4" }])).toMatch(
    /^variants\[1\]\.price must be a number/,
  );
  expect(await messages([SIZES[0], { name: "", price: 4 }])).toMatch(/^variants\[1\]\.name must be text/);
  expect(await messages([...SIZES, "Large"])).toMatch(/^variants\[2\] must be an object with name/);
});

test("the page shows each variant with its price, an offer for each, and marks in its language", async ({
  api,
}) => {
  const { url, at } = await publicMenu(api, { language: "de", currency: "EUR" }, [
    { name: "Tee", variants: SIZES, marks: ["spicy", "new"], category: "<b>" },
    { name: "Kuchen", price: 5 },
  ]);
  const { text } = await openPage(url);
  for (const part of ["Small", "3,00\u00a0€", "Large", "4,50\u00a0€", ">Neu</li>", ">Scharf</li>"])
    expect(text).toContain(part);
  const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(text)?.[1] ?? "");
  const offers = data.hasMenuSection.flatMap(({ hasMenuItem }: { hasMenuItem: { offers: unknown }[] }) =>
    hasMenuItem.map((item) => item.offers),
  );
  const offer = { "@type": "Offer", priceCurrency: "EUR", availability: "https://schema.org/InStock" };
  expect(offers).toEqual([
    { ...offer, price: "5.00" },
    [
      { ...offer, name: "Small", price: "3" },
      { ...offer, name: "Large", price: "4.5" },
    ],
  ]);
  const [tea] = await itemsOf(api, at);
  await api.patch(`${at}/items/${tea?.id}`, { variants: [{ name: "<i>Pot</i>", price: 9 }], marks: [] });
  const { text: changed } = await openPage(url);
  expect(changed).toContain("&lt;i&gt;Pot&lt;/i&gt;");
  expect(changed).not.toContain(">Neu</li>");
});

test("duplicates an item after itself with everything it has, and no other account's", async ({
  account: { api, owner },
  stranger,
}) => {
  const fields = { category: "Drinks", description: "Hot", dietary: ["vegan"], available: false };
  const { at, id } = await publicMenu(api, {}, [
    { name: "Tea", variants: SIZES, marks: ["new"], ...fields },
    { name: "Cake", category: "Drinks" },
  ]);
  const [tea, cake] = await itemsOf(api, at);
  const now = new Date();
  const copy = menuItems.serialize(await menuItems.duplicate(owner, { id, iid: tea?.id ?? 0 }, now));
  const times = { created_at: copy.created_at, updated_at: copy.updated_at };
  expect(copy).toEqual({ ...tea, ...times, id: copy.id, position: 2 });
  expect(copy.id).not.toBe(tea?.id);
  expect(await itemsOf(api, at)).toEqual([tea, copy, { ...cake, position: 3 }]);
  const foreign = await publicMenu(stranger, {}, [{ name: "Soup" }]);
  const [soup] = await itemsOf(stranger, foreign.at);
  for (const path of [
    { id: foreign.id, iid: soup?.id ?? 0 },
    { id, iid: soup?.id ?? 0 },
  ])
    await expect(menuItems.duplicate(owner, path, now)).rejects.toMatchObject({ code: "P2025" });
  expect(await itemsOf(stranger, foreign.at)).toEqual([soup]);
});

test("categories are shown in the order of their first items", async ({ api }) => {
  const { url, at } = await publicMenu(
    api,
    {},
    ["Mains", "Drinks", "Mains", "Starters"].map((category, n) => ({ name: `Dish ${n}`, category })),
  );
  const shown = async () =>
    [...(await openPage(url)).text.matchAll(/<section id="c\d+" aria-label="(\w+)"/g)].map(
      ([, name]) => name,
    );
  expect(await shown()).toEqual(["Mains", "Drinks", "Starters"]);
  const last = (await itemsOf(api, at)).at(-1);
  await api.patch(`${at}/items/${last?.id}`, { position: 1 });
  expect(await shown()).toEqual(["Starters", "Mains", "Drinks"]);
});
