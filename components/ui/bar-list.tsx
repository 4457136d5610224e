"use client";

import clsx from "clsx";
import { useState } from "react";
import { Button } from "./button";
import { numberFormat } from "./intl-formats";
import { Link } from "./link";

export type BarRow = { name: string; value: number; href?: string };

type Props = {
  label: string;
  rows: readonly BarRow[];
  empty?: string;
  /** The number of rows before "Show all". */
  shown?: number;
  /** The viewer's language. */
  locale?: string;
};

/** Names and numbers, each with a bar relative to the first. */
export function BarList({ label, rows, empty = "No data yet", shown = 8, locale = "en" }: Props) {
  const [all, setAll] = useState(false);
  if (rows.length === 0) return <p className="text-quiet text-sm">{empty}</p>;
  const most = Math.max(...rows.map((row) => row.value), 1);
  const number = numberFormat(locale);
  const toggle = all ? "Show fewer" : `Show all ${number.format(rows.length)}`;
  return (
    <>
      <ol className="space-y-1" aria-label={label}>
        {rows.slice(0, all ? undefined : shown).map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat
          <li key={index} className="relative flex justify-between gap-3 rounded-md px-2 py-1.5 text-sm">
            <span
              aria-hidden
              className="absolute inset-y-0 left-0 rounded-md bg-accent/12"
              style={{ width: `${(100 * row.value) / most}%` }}
            />
            <Name row={row} className={all ? "wrap-anywhere" : "truncate"} />
            <span className="relative tabular-nums">{number.format(row.value)}</span>
          </li>
        ))}
      </ol>
      {rows.length > shown && (
        <Button
          look="quiet"
          size="small"
          className="mt-2"
          aria-expanded={all}
          aria-label={`${toggle}: ${label}`}
          onClick={() => setAll(!all)}
        >
          {toggle}
        </Button>
      )}
    </>
  );
}

function Name({ row: { name, href }, className }: { row: BarRow; className: string }) {
  const attributes = { className: clsx("relative min-w-0", className), title: name };
  if (href === undefined) return <span {...attributes}>{name}</span>;
  return (
    <Link
      {...attributes}
      href={href}
      className={clsx(attributes.className, "underline-offset-2 hover:underline")}
    >
      {name}
    </Link>
  );
}
