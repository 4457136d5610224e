import { env } from "@/lib/env";
import { expectRefusal } from "@/tests/support/clients/expect-error";
import { DATE_TIME } from "@/tests/support/dates";
import { expect, test } from "@/tests/support/fixtures";

const labels = (count: number) => Array.from({ length: count }, (_, n) => `T${n + 1}`);
const show = (value: unknown) => JSON.stringify(value)?.slice(0, 60) ?? "undefined";

const DEFAULTS = {
  description: "",
  currency: "USD",
  language: "en",
  theme: "paper",
  accent: "a8431f",
  address: "",
  phone: "",
  opening_hours: "",
  tables: [],
  published: true,
};

test("a menu with only a name has every default, and exactly the fields of the contract", async ({ api }) => {
  const { status, body } = await api.post("/menus", { name: " Casa Lola " });
  expect(status).toBe(201);
  expect(body).toEqual({
    ...DEFAULTS,
    id: expect.any(Number),
    name: "Casa Lola",
    slug: expect.stringMatching(/^[a-z2-9]{7}$/),
    page_url: `${env.SHORT_URL}/m/${body.slug}`,
    scans: 0,
    created_at: expect.stringMatching(DATE_TIME),
    updated_at: body.created_at,
    items: [],
  });
});

test("null for an optional field means its default, on create and on PATCH", async ({ api }) => {
  const nothing = Object.fromEntries(Object.keys(DEFAULTS).map((field) => [field, null]));
  const { body } = await api.post("/menus", { name: "Lola", alias: null, slug: null, ...nothing });
  expect(body).toMatchObject(DEFAULTS);
  await api.patch(`/menus/${body.id}`, { theme: "neon", tables: ["1"], published: false, currency: "EUR" });
  const reset = await api.patch(`/menus/${body.id}`, { ...nothing, alias: null });
  expect(reset).toMatchObject({ status: 200, body: { ...DEFAULTS, slug: body.slug } });
  expectRefusal(await api.patch(`/menus/${body.id}`, { name: null }), 422, "invalid_name");
});

const ACCEPTED: Record<string, unknown[]> = {
  name: ["é".repeat(140), "😀".repeat(140), '<script>alert("&")</script>'],
  description: ["😀".repeat(1000), "two\nlines"],
  currency: ["EUR", "JPY", "KWD", "XOF"],
  language: ["de", "pt-BR", "zh-Hant", "sr-Latn", "ar", "de-CH-1901", "tlh"],
  theme: ["bistro", "paper", "slate", "garden", "coast", "neon", "gallery"],
  accent: ["000000", "FfFfFf", "1a2B3c"],
  address: ["a".repeat(300), "Kings Road 1\nLondon"],
  phone: ["+46 8 123 456", "(555) 010-9999 ext. 5", "1".repeat(40), ""],
  opening_hours: ["Mon–Fri 11–23\nSat 12–01", "😀".repeat(500)],
  tables: [[], ["7"], ["Terrace 1", "طاولة ٣", "😀".repeat(20), "<b>", "a&b=c#d"], labels(300)],
  published: [false, true],
};

const REFUSED: Record<string, unknown[]> = {
  name: [null, "", "  ", "x".repeat(141), "😀".repeat(141), "a\nb", "a\u0000b", "\ud800", 5, [], {}, true],
  description: ["x".repeat(1001), "a\tb", 5, [], {}],
  alias: ["", "a b", "a/b", "é", "x".repeat(65), 5, true, []],
  slug: ["", "a b", "x".repeat(65), 5],
  currency: ["", "eur", "EU", "EURO", "XXX", "BTC", "ZZZ", 978, [], {}, true],
  language: ["", "english", "e", "xx", "en_US", "en-", "x-pirate", `en${"-abcdefgh".repeat(4)}`, 5, [], true],
  theme: ["", "Bistro", "none", 1, true, []],
  accent: ["", "fff", "#ffffff", "gggggg", "12345", "1234567", 123456, []],
  address: ["x".repeat(301), "a\tb", 5, {}],
  phone: ["call us", "12", "1".repeat(41), "+1\n555", 5551234, []],
  opening_hours: ["x".repeat(501), "a\u0007b", 5, []],
  tables: [
    "1-20",
    20,
    {},
    true,
    labels(301),
    ["a", "a"],
    ["a", " a "],
    [""],
    [" "],
    ["x".repeat(21)],
    [1, 2],
    ["a\nb"],
    [null],
    [["a"]],
    ["\ud800"],
  ],
  published: ["", "true", 0, 1, [], {}],
};

for (const [field, values] of Object.entries(ACCEPTED)) {
  test(`stores ${field} as sent, up to its limit`, async ({ api }) => {
    const { body: menu } = await api.post("/menus", { name: "Lola" });
    for (const value of values) {
      const created = await api.post("/menus", { name: "Lola", [field]: value });
      expect({ status: created.status, value: created.body[field] }, show(value)).toEqual({
        status: 201,
        value,
      });
      const changed = await api.patch(`/menus/${menu.id}`, { [field]: value });
      expect({ status: changed.status, value: changed.body[field] }, show(value)).toEqual({
        status: 200,
        value,
      });
      const again = await api.patch(`/menus/${menu.id}`, changed.body);
      expect(again, show(value)).toMatchObject({ status: 200, body: changed.body });
    }
  });
}

for (const [field, values] of Object.entries(REFUSED)) {
  test(`rejects an invalid ${field} with a message that names it, and changes nothing`, async ({ api }) => {
    const { body: menu } = await api.post("/menus", { name: "Lola" });
    const code = `invalid_${field === "slug" ? "alias" : field}`;
    for (const value of values) {
      const created = await api.post("/menus", { name: "Lola", [field]: value });
      expectRefusal(created, 422, code, show(value));
      expect(created.body.message).toContain(field);
      expectRefusal(await api.patch(`/menus/${menu.id}`, { [field]: value }), 422, code, show(value));
    }
    expect((await api.get(`/menus/${menu.id}`)).body).toEqual(menu);
    expect((await api.get("/menus")).body.total).toBe(1);
  });
}

test("stores a language in its canonical form", async ({ api }) => {
  const { body } = await api.post("/menus", { name: "Lola", language: " PT-br " });
  expect(body.language).toBe("pt-BR");
});

test("/me counts the account's menus", async ({ api, stranger }) => {
  await stranger.post("/menus", { name: "Other" });
  const { body: menu } = await api.post("/menus", { name: "Lola" });
  await api.post("/menus", { name: "Lola too" });
  expect((await api.get("/me")).body.usage).toMatchObject({ links: 0, menus: 2 });
  await api.delete(`/menus/${menu.id}`);
  expect((await api.get("/me")).body.usage.menus).toBe(1);
});
