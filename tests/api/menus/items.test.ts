import { db } from "@/lib/db/client";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { DATE_TIME } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";
import { itemsOf, newMenu } from "@/tests/support/rows/menus";

const show = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? "undefined";

const DEFAULTS = {
  description: "",
  category: "",
  price: null,
  variants: [],
  allergens: [],
  dietary: [],
  marks: [],
  available: true,
};

test("an item with only a name has every default, and appears in its menu", async ({ api }) => {
  const menu = await newMenu(api);
  const { status, body } = await api.post(`${menu}/items`, { name: " Soup " });
  expect(status).toBe(201);
  expect(body).toEqual({
    ...DEFAULTS,
    id: expect.any(Number),
    name: "Soup",
    position: 1,
    photo_url: null,
    created_at: expect.stringMatching(DATE_TIME),
    updated_at: body.created_at,
  });
  expect((await api.get(menu)).body.items).toEqual([body]);
  expect((await api.get(`${menu}/items/${body.id}`)).body).toEqual(body);
  expect((await api.get(`${menu}/items`)).body).toEqual({ data: [body], total: 1, limit: 25, offset: 0 });
  expect(await api.patch(`${menu}/items/${body.id}`, { price: 5 })).toMatchObject({
    status: 200,
    body: { ...body, price: 5, updated_at: expect.stringMatching(DATE_TIME) },
  });
  expect((await api.delete(`${menu}/items/${body.id}`)).body).toEqual({ id: body.id, deleted: true });
  expectRefusal(await api.get(`${menu}/items/${body.id}`), 404, "not_found");
  expect((await api.get(menu)).body.items).toEqual([]);
});

test("returns 404 for an unknown menu before reading the body", async ({ api, stranger }) => {
  for (const menu of [await newMenu(stranger), "/menus/2147483647", "/menus/x"]) {
    for (const body of ["{broken", { name: 7 }, { name: "Soup" }])
      expectRefusal(await api.post(`${menu}/items`, body), 404, "not_found");
  }
});

const EU =
  "gluten crustaceans eggs fish peanuts soybeans milk nuts celery mustard sesame sulphites lupin molluscs";

const ACCEPTED: Record<string, unknown[]> = {
  name: ["😀".repeat(140), "<script>alert(1)</script>"],
  description: ["😀".repeat(1000), "two\nlines"],
  category: ["Mains", "😀".repeat(140), ""],
  price: [0, 0.01, 0.1, 0.3, 9.5, 12.99, 100, 1234567.89, 999_999_999.99, null],
  allergens: [[], EU.split(" "), ["milk", "gluten"]],
  dietary: [[], "vegan vegetarian halal kosher gluten_free organic".split(" ")],
  marks: [[], ["new", "popular", "spicy", "chef_special"], ["spicy", "new"]],
  variants: [
    [{ name: "😀".repeat(40), price: 0 }],
    [
      { name: "0.2 l", price: 4.35 },
      { name: "<b>Bottle</b>", price: 999_999_999.99 },
    ],
    Array.from({ length: 8 }, (_, n) => ({ name: "Same", price: n + 0.1 })),
    [],
  ],
  available: [false, true],
};

const REFUSED: Record<string, unknown[]> = {
  name: [null, "", " ", "x".repeat(141), "a\nb", "\ud800", 5, []],
  description: ["x".repeat(1001), "a\tb", 5],
  category: ["x".repeat(141), "a\nb", 5, []],
  price: [-0.01, -1, 0.001, 12.345, 0.1 + 0.2, 1e-7, 1e9, 1e21, 1e308, "12.50", "", true, [], {}, [5]],
  allergens: ["milk", ["milk", "milk"], ["Milk"], ["wheat"], [""], [null], [5], {}, 5, true],
  dietary: ["vegan", ["vegan", "vegan"], ["keto"], ["gluten-free"], [null], {}, 5],
  marks: ["new", ["new", "new"], ["hot"], ["New"], [null], {}, 5],
  variants: [
    "Large",
    5,
    true,
    {},
    [5],
    ["Large"],
    [null],
    [[]],
    [{}],
    ...[null, undefined, -1, 0.001, 1e9, "12.50", "", true, []].map((price) => [{ name: "Large", price }]),
    ...[null, undefined, "", " ", "x".repeat(41), "a\nb", "\ud800", 5].map((name) => [{ name, price: 5 }]),
    Array.from({ length: 9 }, (_, n) => ({ name: `Size ${n}`, price: n })),
  ],
  available: ["", "true", 0, 1, []],
  position: [0, -1, 1.5, 2_147_483_648, 1e300, "1", true, []],
};

for (const [field, values] of Object.entries(ACCEPTED)) {
  test(`stores an item's ${field} as sent, up to its limit`, async ({ api }) => {
    const menu = await newMenu(api);
    const { body: item } = await api.post(`${menu}/items`, { name: "Soup" });
    for (const value of values) {
      const created = await api.post(`${menu}/items`, { name: "Soup", [field]: value });
      expect({ status: created.status, value: created.body[field] }, show(value)).toEqual({
        status: 201,
        value,
      });
      const at = `${menu}/items/${item.id}`;
      const changed = await api.patch(at, { [field]: value });
      expect({ status: changed.status, value: changed.body[field] }, show(value)).toEqual({
        status: 200,
        value,
      });
      expect(await api.patch(at, changed.body), show(value)).toMatchObject({
        status: 200,
        body: changed.body,
      });
    }
  });
}

for (const [field, values] of Object.entries(REFUSED)) {
  test(`rejects an item with an invalid ${field}, and changes nothing`, async ({ api }) => {
    const menu = await newMenu(api);
    const { body: item } = await api.post(`${menu}/items`, { name: "Soup" });
    for (const value of values) {
      const created = await api.post(`${menu}/items`, { name: "Soup", [field]: value });
      expectRefusal(created, 422, `invalid_${field}`, show(value));
      expect(created.body.message).toContain(field);
      const changed = await api.patch(`${menu}/items/${item.id}`, { [field]: value });
      expectRefusal(changed, 422, `invalid_${field}`, show(value));
    }
    expect(await itemsOf(api, menu)).toEqual([item]);
  });
}

test("a price is exact to the cent in requests, storage and responses", async ({ api }) => {
  const menu = await newMenu(api);
  for (const [sent, stored] of [
    ["12.99", "12.99"],
    ["0.10", "0.1"],
    ["999999999.99", "999999999.99"],
    ["4.350", "4.35"],
    ["1.1e1", "11"],
    ["-0", "0"],
  ]) {
    const created = await api.post(`${menu}/items`, `{"name":"Soup","price":${sent}}`, {
      "Content-Type": "application/json",
    });
    const row = await db.menuItem.findUniqueOrThrow({ where: { id: created.body.id } });
    expect(row.price?.toString(), sent).toBe(stored);
    expect(JSON.stringify(created.body), sent).toContain(`"price":${stored},`);
  }
});

test("photo_url is read-only", async ({ api }) => {
  const menu = await newMenu(api);
  const { body } = await api.post(`${menu}/items`, { name: "Soup", photo_url: "https://example.com/x.png" });
  expect(body.photo_url).toBeNull();
  const changed = await api.patch(`${menu}/items/${body.id}`, { photo_url: "https://example.com/x.png" });
  expect(changed).toMatchObject({ status: 200, body: { photo_url: null } });
});
