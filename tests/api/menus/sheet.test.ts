import { sheet } from "@/lib/menus/sheet";
import { visualRuns } from "@/lib/menus/sheet-text";
import { expect, newAccount, test } from "@/tests/support/fixtures";
import { readPdf } from "@/tests/support/readers/pdf";
import { openPage, publicMenu } from "@/tests/support/rows/menus";

const WORDS = { table: "Tisch", menu: "Speisekarte" };
const COLUMNS = 2;
const ROWS = 3;

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
  const { id, url, at } = await publicMenu(api, { name: "Café Zoë", tables });
  const { body, contentType } = await sheet(owner, { id }, WORDS);
  expect(contentType).toBe("application/pdf");
  const pages = await readPdf(body, COLUMNS, ROWS);
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
    "Tisch Terrasse 3",
    "Tisch a&b=c#d",
    "Tisch Ñandú",
    "Tisch Стол 12",
  ])
    expect(text).toContain(words);
  expect(text.filter((words) => words === "Café Zoë")).toHaveLength(11);
  for (const code of codes.slice(1)) expect((await openPage(code)).text).toContain('<p class="table">');
  const { body: stats } = await api.get(`${at}/stats`);
  expect(stats.by_table.map(({ table }: { table: string }) => table).sort()).toEqual([...tables].sort());
});

test("prints three hundred tables on 51 pages", async ({ account: { api, owner } }) => {
  const tables = Array.from({ length: 300 }, (_, n) => String(n + 1));
  const { id, url } = await publicMenu(api, { tables });
  const { body } = await sheet(owner, { id }, WORDS);
  expect(body.byteLength).toBeLessThan(2_000_000);
  const [last, ...more] = await readPdf(body, COLUMNS, ROWS, 51);
  expect(more).toEqual([]);
  expect(last?.codes.filter(Boolean)).toEqual([`${url}?table=300`]);
  expect(last?.text).toContain("Tisch 300");
});

test("keeps the longest names on their cards and truncates them", async ({ account: { api, owner } }) => {
  const { id } = await publicMenu(api, { name: "W".repeat(140), tables: ["W".repeat(20), "😀".repeat(20)] });
  const [page] = await readPdf((await sheet(owner, { id }, WORDS)).body, COLUMNS, ROWS);
  expect(page?.codes.filter(Boolean)).toHaveLength(3);
  expect(page?.text[0]).toMatch(/^W+…$/);
});

test("returns 404 for the sheet of another account's menu", async ({ account: { api } }) => {
  const { id } = await publicMenu(api);
  const stranger = await newAccount();
  await expect(sheet(stranger.owner, { id }, WORDS)).rejects.toMatchObject({ code: "P2025" });
});

test("keeps digits in order between right-to-left words", () => {
  expect(visualRuns("Table 12")).toEqual(["Table 12"]);
  expect(visualRuns("طاولة 12")).toEqual([" 12", "طاولة"]);
  expect(visualRuns("12")).toEqual(["12"]);
  expect(visualRuns("שולחן VIP בגן")).toEqual(["בגן", " VIP ", "שולחן"]);
});
