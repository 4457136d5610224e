import { MAX_TABLES } from "@/lib/menus/options";

const RANGE = /^(\D{0,16}?)(\d{1,4})\s*[-–]\s*(\d{1,4})$/;

/**
 * Parses table labels, separated by lines or commas; `1-20` and `T1-12` are ranges. Returns each once, in order.
 */
export function readTables(text: string): string[] {
  const parts = text.split(/[\n,;]+/).map((part) => part.trim());
  return [...new Set(parts.flatMap(expand).filter(Boolean))];
}

function expand(part: string): string[] {
  const [, start = "", first = "", last = ""] = RANGE.exec(part) ?? [];
  const count = Number(last) - Number(first) + 1;
  if (first === "" || count < 1 || count > MAX_TABLES) return [part];
  return Array.from({ length: count }, (_, index) => `${start}${Number(first) + index}`);
}

/** Formats table labels, one per line. */
export const writeTables = (tables: readonly string[]): string => tables.join("\n");
