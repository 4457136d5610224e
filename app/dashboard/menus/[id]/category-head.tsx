"use client";

import { RowMenu, RowMenuItem } from "@/components/ui/row-menu";

type Props = { name: string; count: number; first: boolean; last: boolean; onMove(step: 1 | -1): void };

/** The heading of a category among the dishes. */
export function CategoryHead({ name, count, first, last, onMove }: Props) {
  return (
    <li className="flex items-center justify-between gap-3 border-line border-b bg-raised/60 py-1.5 pr-3 pl-4">
      <h2 className="min-w-0 truncate font-semibold text-sm">
        {name} <span className="font-normal text-quiet tabular-nums">{count}</span>
      </h2>
      {!(first && last) && (
        <RowMenu name={name}>
          {!first && <RowMenuItem onSelect={() => onMove(-1)}>Move the category up</RowMenuItem>}
          {!last && <RowMenuItem onSelect={() => onMove(1)}>Move the category down</RowMenuItem>}
        </RowMenu>
      )}
    </li>
  );
}
