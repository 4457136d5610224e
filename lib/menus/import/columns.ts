import { readPrice } from "@/lib/menus/import/prices";
import { ALLERGENS, DIETARY, MARKS } from "@/lib/menus/options";

/** The columns of a file, named like the fields of an item. */
export const COLUMNS = [
  "name",
  "category",
  "description",
  "price",
  "variants",
  "dietary",
  "allergens",
  "marks",
] as const;
export type Column = (typeof COLUMNS)[number];

// Other column names found in practice.
const COLUMN_NAMES: Readonly<Record<string, Column>> = {
  dish: "name",
  item: "name",
  title: "name",
  section: "category",
  sizes: "variants",
  diet: "dietary",
  diets: "dietary",
  labels: "marks",
};

const keyOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/['’.]/g, "")
    .replace(/[\s-]+/g, "_");

/** The column of a heading. */
export function columnOf(heading: string): Column | undefined {
  const key = keyOf(heading);
  return (
    COLUMNS.find((column) => column === key) ??
    (Object.hasOwn(COLUMN_NAMES, key) ? COLUMN_NAMES[key] : undefined)
  );
}

// Spellings other than the API's.
const SPELLINGS: Readonly<Record<string, string>> = {
  glutenfree: "gluten_free",
  chefs_special: "chef_special",
  chefs_choice: "chef_special",
  sulfites: "sulphites",
  mollusks: "molluscs",
  soy: "soybeans",
  soya: "soybeans",
};

/** The value of a cell, or what is wrong with it, for people. */
export type Cell = { value: unknown; problem?: string };

const SETS: Partial<Record<Column, readonly string[]>> = {
  dietary: DIETARY,
  allergens: ALLERGENS,
  marks: MARKS,
};

/** Reads a cell of a column as the value of its field. */
export function readCell(column: Column, text: string): Cell {
  if (text.includes("\uFFFD"))
    return {
      value: text,
      problem:
        "Some characters can't be read. Correct them, or save the file as “CSV UTF-8” and choose it again.",
    };
  if (column === "price") return text.trim() === "" ? { value: null } : priceCell(text);
  if (column === "variants") return variantsCell(text);
  const set = SETS[column];
  return set ? setCell(text, set) : { value: text };
}

function priceCell(text: string): Cell {
  const read = readPrice(text);
  return "amount" in read ? { value: read.amount } : { value: text, problem: read.problem };
}

function setCell(text: string, known: readonly string[]): Cell {
  const names = text.split(/[,;|\n]/).filter((part) => part.trim() !== "");
  const keys = names.map((part) => {
    const key = keyOf(part);
    return Object.hasOwn(SPELLINGS, key) ? (SPELLINGS[key] ?? key) : key;
  });
  const wrong = keys.findIndex((key) => !known.includes(key));
  if (wrong >= 0)
    return { value: keys, problem: `“${names[wrong]?.trim()}” isn't known. Use ${known.join(", ")}.` };
  return { value: [...new Set(keys)] };
}

// A name and, at the end, its price: `Large 4.50`, `Large: € 4,50`.
const VARIANT = /^(.+?)[\s:=]+((?:\p{Sc}\s*)?\d[\d.,'’]*(?:\s*(?:\p{Sc}|[A-Z]{3}))?)$/u;

function variantsCell(text: string): Cell {
  const parts = text.split(/[|;\n]/).filter((part) => part.trim() !== "");
  const cells = parts.map((part): Cell => {
    const [, name, price] = VARIANT.exec(part.trim()) ?? [];
    if (name === undefined || price === undefined)
      return { value: part, problem: `“${part.trim()}” has no price. Write Small 3.50 | Large 4.50.` };
    const { value, ...rest } = priceCell(price);
    return { value: { name, price: value }, ...rest };
  });
  const problem = cells.find((cell) => cell.problem !== undefined)?.problem;
  return { value: cells.map(({ value }) => value), ...(problem !== undefined && { problem }) };
}
