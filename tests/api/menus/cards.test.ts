import { printLook } from "@/app/dashboard/menus/[id]/cards/print-look";
import { buildDeck } from "@/lib/menus/cards/deck";
import { DESIGNS } from "@/lib/menus/cards/options";
import { cardsPdf } from "@/lib/menus/cards/pdf";
import { cardsPicture } from "@/lib/menus/cards/picture";
import type { Owner } from "@/lib/owner";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { countPixels } from "@/tests/support/readers/count-pixels";
import { readPdf } from "@/tests/support/readers/pdf";
import { inTurn } from "@/tests/support/repetitions";
import { giveLogo } from "@/tests/support/rows/logos";
import { openPage, publicMenu } from "@/tests/support/rows/menus";

const print = async (owner: Owner, id: number, choice: Record<string, string> = {}) =>
  cardsPdf(await buildDeck(owner, { id }, choice, printLook));

const COLUMNS = 2;
const ROWS = 3;
const CARDS = { grid: [180, 267] } as const;

test("has a card for every table, whose code opens the menu at that table, and one for the menu itself", async ({
  account: { api, owner },
}) => {
  const tables = [
    "1",
    "2",
    "Terrasse 3",
    "a&b=c#d",
    "Ñandú",
    "Стол 12",
    "Τραπέζι",
    "طاولة 12",
    "VIP 😀",
    "五号桌",
  ];
  const { id, url, at } = await publicMenu(api, { name: "Café Zoë", language: "de", tables });
  const pages = await readPdf(await print(owner, id), COLUMNS, ROWS, CARDS);
  expect(pages.map(({ size }) => size.map(Math.round))).toEqual([
    [210, 297],
    [210, 297],
  ]);
  const codes = pages.flatMap((page) => page.codes).filter((code) => code !== undefined);
  expect(codes).toEqual([url, ...tables.map((table) => `${url}?table=${encodeURIComponent(table)}`)]);
  const text = pages.flatMap((page) => page.text);
  for (const words of [
    "Speisekarte",
    "Tisch 1",
    "Terrasse 3",
    "Tisch a&b=c#d",
    "Ñandú",
    "Стол 12",
    "Hier scannen für unsere Speisekarte",
  ])
    expect(text).toContain(words);
  expect(text.filter((words) => words === "Café Zoë")).toHaveLength(11);
  for (const code of codes.slice(1)) expect((await openPage(code)).text).toContain('<p class="table">');
  const { body: stats } = await api.get(`${at}/stats`);
  expect(stats.by_table.map(({ table }: { table: string }) => table).sort()).toEqual([...tables].sort());
});

test("prints three hundred tables on 51 pages", async ({ account: { api, owner } }) => {
  const tables = Array.from({ length: 300 }, (_, n) => String(n + 1));
  const { id, url } = await publicMenu(api, { language: "de", tables });
  const body = await print(owner, id);
  expect(body.byteLength).toBeLessThan(3_000_000);
  const [last, ...more] = await readPdf(body, COLUMNS, ROWS, { ...CARDS, first: 51 });
  expect(more).toEqual([]);
  expect(last?.codes.filter(Boolean)).toEqual([`${url}?table=300`]);
  expect(last?.text).toContain("Tisch 300");
});

test("keeps the longest names on their cards and truncates them", async ({ account: { api, owner } }) => {
  const { id } = await publicMenu(api, { name: "W".repeat(140), tables: ["W".repeat(20), "五".repeat(20)] });
  const [page] = await readPdf(await print(owner, id), COLUMNS, ROWS, CARDS);
  expect(page?.codes.filter(Boolean)).toHaveLength(3);
  expect(page?.text[0]).toMatch(/^W+…$/);
});

test("returns 404 for the cards of another account's menu", async ({ account: { api } }) => {
  const { id } = await publicMenu(api);
  const stranger = await newAccount();
  await expect(print(stranger.owner, id)).rejects.toMatchObject({ code: "P2025" });
});

/** Sizes and papers, with the grid of a page in faces and millimeters. */
const SHEETS = [
  { size: "card", paper: "letter", page: [216, 279], columns: 2, rows: 3, grid: [180, 267] },
  { size: "card", paper: "a6", page: [105, 148], columns: 1, rows: 1, grid: [90, 89] },
  { size: "tent", paper: "a4", page: [297, 210], columns: 2, rows: 2, grid: [270, 190] },
  { size: "tent", paper: "letter", page: [279, 216], columns: 2, rows: 2, grid: [270, 190] },
  { size: "tent", paper: "a6", page: [105, 148], columns: 1, rows: 2, grid: [95, 138] },
  { size: "large", paper: "a4", page: [210, 297], columns: 2, rows: 2, grid: [190, 268] },
  { size: "large", paper: "letter", page: [216, 279], columns: 2, rows: 2, grid: [190, 268] },
  { size: "large", paper: "a6", page: [105, 148], columns: 1, rows: 1, grid: [95, 134] },
  { size: "sticker", paper: "a4", page: [210, 297], columns: 4, rows: 5, grid: [192, 260] },
  { size: "sticker", paper: "letter", page: [216, 279], columns: 4, rows: 5, grid: [192, 260] },
  { size: "sticker", paper: "a6", page: [105, 148], columns: 2, rows: 2, grid: [96, 104] },
] as const;

for (const design of DESIGNS) {
  test(`${design} cards of every size can be scanned from every paper`, async ({ account }) => {
    test.setTimeout(120_000);
    const tables = ["1", "2", "3"];
    const { id, url } = await publicMenu(account.api, { name: "Café Zoë", tables, accent: "ffd500" });
    for (const { size, paper, page, columns, rows, grid } of SHEETS) {
      const body = await print(account.owner, id, { design, size, paper });
      const pages = await readPdf(body, columns, rows, { grid });
      expect(pages[0]?.size.map(Math.round), `${size} on ${paper}`).toEqual(page);
      const codes = pages.flatMap((each) => each.codes).filter((code) => code !== undefined);
      const addresses = [url, ...tables.map((table) => `${url}?table=${table}`)];
      // A folded card has its code on both sides.
      const wanted = size === "tent" ? [...addresses, ...addresses] : addresses;
      expect(codes.sort(), `${size} on ${paper}`).toEqual(wanted.sort());
      // Readers of PDFs may split words where letters are kerned.
      const text = pages
        .flatMap((each) => each.text)
        .join("")
        .replace(/\s/g, "");
      const times = (words: string) => text.split(words).length - 1;
      const faces = wanted.length;
      expect(times("CaféZoë"), `${size} on ${paper}`).toBe(faces);
      expect(times("Scanforourmenu"), `${size} on ${paper}`).toBe(faces);
      for (const words of ["Table1", "Table2", "Table3"])
        expect(times(words), `${words}: ${size} on ${paper}`).toBe(faces / 4);
      expect(text).not.toContain("…");
    }
  });
}

test("words that a font doesn't have are drawn, and cards of every language have theirs", async ({
  account: { api, owner },
}) => {
  for (const [language, words] of [
    ["cs", "Naskenujte a otevřete jídelní lístek"],
    ["uk", "Відскануйте, щоб відкрити меню"],
    ["ja", undefined],
    ["he", undefined],
    ["ar", undefined],
    ["th", "Scan for our menu"],
  ] as const) {
    const { id, url } = await publicMenu(api, { name: "食堂 ร้านอาหาร", language });
    const [page] = await readPdf(await print(owner, id), COLUMNS, ROWS, CARDS);
    expect(page?.codes[0], language).toBe(url);
    if (words) expect(page?.text).toContain(words);
  }
});

test("puts the account's logo on every card and into its code, which is still read", async ({ account }) => {
  const { id, url } = await publicMenu(account.api, { name: "Café Zoë", tables: ["1", "Terrasse 3"] });
  await expect(print(account.owner, id, { logo: "1" })).rejects.toMatchObject({ code: "invalid_logo" });
  await giveLogo(account);
  const urls = [url, `${url}?table=1`, `${url}?table=Terrasse%203`];
  const sheets = SHEETS.filter(({ paper }) => paper !== "letter");
  for (const [index, { size, paper, columns, rows, grid }] of sheets.entries())
    for (const design of inTurn(DESIGNS, index)) {
      const pages = await readPdf(
        await print(account.owner, id, { logo: "1", design, size, paper }),
        columns,
        rows,
        { grid },
      );
      const codes = pages.flatMap((page) => page.codes).filter((code) => code !== undefined);
      expect([...new Set(codes)].sort(), `${design} ${size} on ${paper}`).toEqual(urls);
      expect(codes).toHaveLength(size === "tent" ? 6 : 3);
    }
  const pixels = async (choice: object) => {
    const deck = await buildDeck(account.owner, { id }, { ...choice }, printLook);
    return countPixels(await cardsPicture(deck), "b91c1c");
  };
  expect(await pixels({ size: "sticker", logo: "1" })).toBeGreaterThan(100);
  // On the card, the logo is many times as large as in the code.
  expect(await pixels({ logo: "1" })).toBeGreaterThan(3_000);
});

test("refuses a choice that doesn't exist", async ({ account: { api, owner } }) => {
  const { id } = await publicMenu(api);
  for (const [field, value] of [
    ["design", "gothic"],
    ["size", "a0"],
    ["paper", "a5"],
    ["color", "red"],
    ["background", "#ffffff"],
  ] as const)
    await expect(print(owner, id, { [field]: value })).rejects.toMatchObject({ code: `invalid_${field}` });
});
