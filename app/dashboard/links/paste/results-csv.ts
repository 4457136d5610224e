import { escapeFormula } from "@/lib/streams/formula";
import type { ResultLine } from "./pasted-lines";

const HEAD = ["url", "alias", "short_url", "result", "problem"];

const quote = (text: string): string => `"${escapeFormula(text).replaceAll('"', '""')}"`;

/** The results as CSV. Spreadsheets detect UTF-8 by the byte order mark. */
export const csvOf = (lines: readonly ResultLine[]): string =>
  `\uFEFF${[HEAD, ...lines.map(cellsOf)].map((row) => row.map(quote).join(",")).join("\r\n")}\r\n`;

const cellsOf = (line: ResultLine): string[] => [
  line.url,
  line.alias ?? "",
  line.result === "failed" ? "" : line.short_url,
  line.result === "reused" ? "skipped" : line.result,
  line.result === "failed" ? line.message : "",
];
