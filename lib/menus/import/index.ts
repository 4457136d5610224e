import { toSecond } from "@/lib/dates";
import { db, transaction } from "@/lib/db/client";
import { lockRow } from "@/lib/db/row-lock";
import { AppError, invalid } from "@/lib/errors";
import { COLUMNS, type Column, columnOf, readCell } from "@/lib/menus/import/columns";
import { noRoomMessage } from "@/lib/menus/import/no-room";
import { MAX_ITEMS } from "@/lib/menus/options";
import { itemShape, priceFaults } from "@/lib/menus/schema";
import { get } from "@/lib/menus/service";
import type { Owner } from "@/lib/owner";
import { readRows } from "@/lib/streams/read-csv";
import { type Fields, validate } from "@/lib/validation/validate";

const MAX_MEGABYTES = 2;
const MAX_COLUMNS_NAMED = 20;

type At = { readonly id?: number };

/** A row of a file: the dish it would become, or what is wrong with it. */
type CheckedRow = {
  line: number;
  fields: Fields;
  problems: { column: Column; message: string }[];
  /** The menu, or an earlier row, has an item of this name in this category. */
  known: boolean;
};

export type CheckedFile = {
  rows: CheckedRow[];
  /** Headings of columns that are not imported. */
  ignored: string[];
  /** How many more items the menu can have. */
  room: number;
};

const identityOf = (fields: Fields) =>
  `${String(fields.category ?? "").trim()}\n${String(fields.name ?? "").trim()}`.toLowerCase();

/**
 * Reads dishes from CSV and validates each row. Nothing is stored. Throws `invalid_file` for anything but CSV with a
 * column of names, an empty file, more than 2 MB, or more rows than a menu can have items.
 */
export async function checkFile(owner: Owner, at: At, bytes: Uint8Array): Promise<CheckedFile> {
  const { items = [] } = await get(owner, at);
  const known = new Set(items.map(identityOf));
  let columns: (Column | undefined)[] | undefined;
  let ignored: string[] = [];
  const rows: CheckedRow[] = [];
  for await (const { line, cells } of readRows(new Blob([Uint8Array.from(bytes)]).stream(), MAX_MEGABYTES)) {
    if (!columns) {
      columns = cells.map(columnOf);
      const headings = cells.filter((_, index) => columns?.[index] === undefined);
      ignored = headings.filter((heading) => heading.trim() !== "").slice(0, MAX_COLUMNS_NAMED);
      const twice = columns.find((column, index) => column && columns?.indexOf(column) !== index);
      if (twice) throw invalid("file", `has two columns for “${twice}”; delete or rename one`);
      if (!columns.includes("name"))
        throw invalid("file", "must start with a header row, and one of its columns must be “name”");
      continue;
    }
    if (rows.length === MAX_ITEMS)
      throw invalid("file", `must have at most ${MAX_ITEMS} dishes; split it and import the parts`);
    const row = checkRow(columns, cells);
    const identity = identityOf(row.fields);
    rows.push({ line, ...row, known: known.has(identity) });
    known.add(identity);
  }
  if (rows.length === 0) throw invalid("file", "contains no dishes below the header row");
  return { rows, ignored, room: Math.max(0, MAX_ITEMS - items.length) };
}

function checkRow(columns: readonly (Column | undefined)[], cells: readonly string[]) {
  const fields: Record<string, unknown> = {};
  const problems: CheckedRow["problems"] = [];
  for (const [index, column] of columns.entries()) {
    if (!column) continue;
    const { value, problem } = readCell(column, cells[index] ?? "");
    fields[column] = value;
    if (problem !== undefined) problems.push({ column, message: problem });
  }
  for (const column of COLUMNS) {
    if (problems.some((problem) => problem.column === column)) continue;
    const message = faultOf(column, fields);
    if (message !== undefined) problems.push({ column, message });
  }
  if (problems.length === 0)
    for (const [column] of priceFaults(validate(itemShape, fields)))
      problems.push({
        column,
        message: "Leave this blank: each variant has its own price",
      });
  const order = (column: Column) => COLUMNS.indexOf(column);
  return { fields, problems: problems.sort((one, other) => order(one.column) - order(other.column)) };
}

/** What is wrong with one field. */
function faultOf(column: Column, fields: Fields): string | undefined {
  try {
    validate({ [column]: itemShape[column] }, fields);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error.form.message ?? error.message;
    throw error;
  }
}

/** Appends items to a menu: all of them, or none when one is invalid or the menu has no room for all. */
export async function addItems(
  owner: Owner,
  at: At,
  items: readonly Fields[],
  now: Date,
): Promise<{ added: number }> {
  const inputs = items.map((fields) => validate(itemShape, fields, priceFaults));
  return transaction(async () => {
    await lockRow("menus", owner, at);
    const { id: menuId, items: stored = [] } = await get(owner, at);
    const room = MAX_ITEMS - stored.length;
    if (inputs.length === 0 || inputs.length > room)
      throw new AppError(
        "plan_limit_reached",
        inputs.length === 0 ? "Choose at least one dish" : noRoomMessage(room, inputs.length),
      );
    const times = { createdAt: toSecond(now), updatedAt: toSecond(now) };
    await db.menuItem.createMany({
      data: inputs.map(({ position: _, ...input }, index) => ({
        ...input,
        ...times,
        menuId,
        position: stored.length + index + 1,
      })),
    });
    await db.menu.update({ where: { id: menuId }, data: { revision: { increment: 1 } } });
    return { added: inputs.length };
  });
}
