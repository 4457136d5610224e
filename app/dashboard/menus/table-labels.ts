const RANGE = /^(\D{0,16}?)(\d{1,4})\s*[-–]\s*(\d{1,4})$/;
const MOST = 300;

/**
 * The tables that a text names: one to a line or between commas, in which `1-20` and `T1-12` stand for all of them.
 * Each once, in the order of the text.
 */
export function readTables(text: string): string[] {
  const parts = text.split(/[\n,;]+/).map((part) => part.trim());
  return [...new Set(parts.flatMap(expand).filter(Boolean))];
}

function expand(part: string): string[] {
  const [, start = "", first = "", last = ""] = RANGE.exec(part) ?? [];
  const count = Number(last) - Number(first) + 1;
  if (first === "" || count < 1 || count > MOST) return [part];
  return Array.from({ length: count }, (_, index) => `${start}${Number(first) + index}`);
}

/** The same as text, one to a line. */
export const writeTables = (tables: readonly string[]): string => tables.join("\n");
