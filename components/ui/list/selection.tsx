"use client";

import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";

type Selection = {
  /** The selected rows of this page, in page order. */
  selected: readonly number[];
  /** All rows of the list, across pages, if selected. */
  everywhere: readonly number[] | undefined;
  /** Rows that are being deleted and can't be selected. */
  leaving: ReadonlySet<number>;
  /** Whether every row that can be selected is. */
  all: boolean;
  /** Selects or deselects a row; with `range`, everything from the last one on. */
  toggle(id: number, on: boolean, range: boolean): void;
  toggleAll(on: boolean): void;
  select(ids: readonly number[]): void;
  selectEverywhere(ids: readonly number[]): void;
};

const SelectionContext = createContext<Selection | undefined>(undefined);

export function useSelection(): Selection {
  const selection = use(SelectionContext);
  if (!selection) throw new Error("rows are selected inside of SelectionProvider only");
  return selection;
}

type Props = {
  ids: readonly number[];
  leaving: ReadonlySet<number>;
  /** Identifies the list: `everywhere` ends when it changes. */
  list: string;
  children: ReactNode;
};

/** Holds the selected rows of a page, or that all rows of the list are. */
export function SelectionProvider({ ids, leaving, list, children }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [all, setAll] = useState<{ list: string; ids: readonly number[] }>();
  const everywhere = all?.list === list ? all.ids.filter((id) => !leaving.has(id)) : undefined;
  const able = ids.filter((id) => !leaving.has(id));
  const marked = everywhere ? new Set(everywhere) : chosen;
  const selected = able.filter((id) => marked.has(id));
  const select = (next: readonly number[]) => {
    setAll(undefined);
    setChosen(new Set(next));
  };
  const last = useRef<number>(undefined);
  const toggle = (id: number, on: boolean, range: boolean) => {
    const [from, to] = [able.indexOf(last.current ?? id), able.indexOf(id)];
    const touched = range && from >= 0 ? able.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
    last.current = id;
    const others = selected.filter((each) => !touched.includes(each));
    select(on ? [...others, ...touched] : others);
  };
  const value: Selection = {
    selected,
    everywhere,
    leaving,
    all: able.length > 0 && selected.length === able.length,
    toggle,
    toggleAll: (on) => select(on ? able : []),
    select,
    selectEverywhere: (next) => setAll({ list, ids: next }),
  };
  return <SelectionContext value={value}>{children}</SelectionContext>;
}

const LABEL = "-m-2 grid size-9 cursor-pointer place-items-center";
const BOX = "size-4.5 cursor-pointer accent-accent";

/** Selects a row. */
export function RowCheckbox({ id, name }: { id: number; name: string }) {
  const { selected, leaving, toggle } = useSelection();
  const on = selected.includes(id);
  return (
    <label
      className={LABEL}
      {...(on && { "data-selected": "" })}
      {...(leaving.has(id) && { "data-leaving": "" })}
    >
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={on}
        disabled={leaving.has(id)}
        onChange={({ currentTarget, nativeEvent }) =>
          toggle(id, currentTarget.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
        className={BOX}
      />
    </label>
  );
}

export const PAGE_CHECKBOX = "select-page";

/** Selects all rows of the page. */
export function PageCheckbox() {
  const { selected, all, toggleAll } = useSelection();
  const box = useRef<HTMLInputElement>(null);
  const some = selected.length > 0 && !all;
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className={LABEL}>
      <input
        ref={box}
        id={PAGE_CHECKBOX}
        type="checkbox"
        aria-label="Select all on this page"
        checked={all}
        onChange={(event) => toggleAll(event.currentTarget.checked)}
        className={BOX}
      />
    </label>
  );
}
