import clsx from "clsx";
import type { ReactNode } from "react";

export type Column<Row> = {
  name: string;
  /** Shown in the header instead of the name. */
  head?: ReactNode;
  cell(row: Row): ReactNode;
  /** Right-aligned with tabular figures. */
  number?: boolean;
  /** Hidden on screens narrower than this breakpoint. */
  from?: "sm" | "md" | "lg";
  /** The header is read by screen readers only. */
  hideName?: boolean;
  /** Takes the remaining width and truncates its text; defaults to the first column. */
  wide?: boolean;
};

const FROM = {
  sm: "hidden sm:table-cell",
  md: "hidden md:table-cell",
  lg: "hidden lg:table-cell",
} as const;

type Props<Row> = { label: string; columns: Column<Row>[]; rows: Row[]; rowKey(row: Row): string | number };

/** A table that hides its less important columns on narrow screens. */
export function DataTable<Row>({ label, columns, rows, rowKey }: Props<Row>) {
  const wide = columns.find((column) => column.wide) ?? columns[0];
  const look = (column: Column<Row>) =>
    clsx(
      "px-3 sm:px-4",
      column.number && "text-right tabular-nums",
      column.from && FROM[column.from],
      column === wide && "w-full max-w-0",
    );
  return (
    <div className="relative overflow-x-auto rounded-card border border-line bg-surface">
      <table className="w-full border-collapse text-sm" aria-label={label}>
        <thead>
          <tr className="border-line border-b text-left text-quiet text-xs">
            {columns.map((column, index) => (
              <th
                // biome-ignore lint/suspicious/noArrayIndexKey: column names may repeat
                key={index}
                scope="col"
                className={clsx(look(column), "py-2.5 font-medium")}
              >
                {column.head ?? (
                  <span className={column.hideName ? "sr-only" : "block max-w-[24ch] truncate"}>
                    {column.name}
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-line border-b transition-opacity last:border-0 hover:bg-raised/50 has-data-leaving:opacity-50 has-data-selected:bg-accent/5"
            >
              {columns.map((column, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above
                <td key={index} className={clsx(look(column), "py-2.5 align-middle")}>
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
