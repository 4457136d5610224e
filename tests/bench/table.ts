/** The median; the mean of the middle two for an even number of values. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const high = sorted[middle] ?? 0;
  return sorted.length % 2 ? high : (high + (sorted[middle - 1] ?? 0)) / 2;
}

export const quantile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

/** A table as Markdown. */
export function table(head: string[], rows: string[][]): string {
  const widths = head.map((title, column) =>
    Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), line(widths.map((width) => "-".repeat(width))), ...rows.map(line)].join("\n");
}

/** The sum of values by kind, and each of them. */
export const listed = (kinds: ReadonlyMap<string, number>): string => {
  const all = [...kinds.values()].reduce((sum, value) => sum + value, 0);
  const parts = [...kinds].map(([kind, value]) => `${kind} ${value.toFixed(0)}`);
  return `${all.toFixed(0)} (${parts.join(", ")})`;
};
