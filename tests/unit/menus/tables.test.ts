import { expect, test } from "@playwright/test";
import { readTables, writeTables } from "@/app/dashboard/menus/table-labels";

for (const [text, tables] of [
  ["", []],
  ["7", ["7"]],
  ["1-3", ["1", "2", "3"]],
  ["1 – 3", ["1", "2", "3"]],
  ["T1-3, Bar\nTerrace 9-11", ["T1", "T2", "T3", "Bar", "Terrace 9", "Terrace 10", "Terrace 11"]],
  ["1-3, 2-4; 1", ["1", "2", "3", "4"]],
  ["3-1", ["3-1"]],
  ["1-301", ["1-301"]],
  ["1-2-3", ["1-2-3"]],
  ["A-B", ["A-B"]],
  ["5-5", ["5"]],
] as const) {
  test(`reads “${text}” as ${tables.length} tables`, () => {
    expect(readTables(text)).toEqual(tables);
    expect(readTables(writeTables(readTables(text)))).toEqual(tables);
  });
}
