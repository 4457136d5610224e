"use client";

import clsx from "clsx";
import { type FormEvent, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { CONTROL } from "@/components/ui/fields/field";
import { RowMenu, RowMenuItem } from "@/components/ui/list/row-menu";

type Props = {
  name: string;
  count: number;
  first: boolean;
  last: boolean;
  /** The id of the button of its menu. */
  menuId: string;
  renaming: boolean;
  onRenaming(on: boolean): void;
  onMove(step: 1 | -1): void;
  onRename(name: string): void;
};

/** The heading of a category in the list of items. */
export function CategoryHeader({
  name,
  count,
  first,
  last,
  menuId,
  renaming,
  onRenaming,
  onMove,
  onRename,
}: Props) {
  return (
    <li className="flex items-center justify-between gap-3 border-line border-b bg-raised/60 py-1.5 pr-3 pl-4">
      {renaming ? (
        <NewName name={name} onDone={() => onRenaming(false)} onRename={onRename} />
      ) : (
        <>
          <h2 className="min-w-0 truncate font-semibold text-sm">
            {name} <span className="font-normal text-quiet tabular-nums">{count}</span>
          </h2>
          <RowMenu name={name} triggerId={menuId}>
            <RowMenuItem onSelect={() => onRenaming(true)}>Rename category</RowMenuItem>
            {!first && <RowMenuItem onSelect={() => onMove(-1)}>Move category up</RowMenuItem>}
            {!last && <RowMenuItem onSelect={() => onMove(1)}>Move category down</RowMenuItem>}
          </RowMenu>
        </>
      )}
    </li>
  );
}

type NameProps = Pick<Props, "name" | "onRename"> & { onDone(): void };

function NewName({ name, onDone, onRename }: NameProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const save = (event: FormEvent) => {
    event.preventDefault();
    const next = input.current?.value.trim() ?? "";
    onDone();
    if (next && next !== name) onRename(next);
  };
  return (
    <form className="flex w-full items-center gap-2" onSubmit={save}>
      <input
        ref={input}
        aria-label={`New name for ${name}`}
        defaultValue={name}
        maxLength={140}
        required
        autoComplete="off"
        onKeyDown={({ key }) => key === "Escape" && onDone()}
        className={clsx(CONTROL, "h-8 min-w-0")}
      />
      <Button type="submit" look="primary" size="small">
        Rename
      </Button>
      <Button look="quiet" size="small" onClick={onDone}>
        Cancel
      </Button>
    </form>
  );
}
