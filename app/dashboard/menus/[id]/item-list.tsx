"use client";

import { DragDropProvider } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import { Fragment, startTransition, useEffect, useOptimistic, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { sectionsOf } from "@/components/pages/menu/view";
import { callAction } from "@/components/ui/call-action";
import { useReturnFocus } from "@/components/ui/form/use-return-focus";
import { toast } from "@/components/ui/toast";
import { reorderItems } from "../actions";
import { CategoryHeader } from "./category-header";
import { handleId, ItemRow } from "./item-row";
import { itemIdsByCategory, moved, movedSection, renamed, type WireItem } from "./order";

type Props = { menu: { id: number; currency: string; language: string }; items: WireItem[] };

/** The sortable items of a menu, grouped by category; works by mouse, touch and keyboard. */
export function ItemList({ menu, items: stored }: Props) {
  // The optimistic order, until the page reloads with the stored one.
  const [shown, show] = useOptimistic(stored);
  const [drops, setDrops] = useState(0);
  // By position, because the name changes.
  const [renaming, setRenaming] = useState<number>();
  useReturnFocus(renaming === undefined ? undefined : menuId(renaming));
  const [announcement, setAnnouncement] = useState("");
  const dropped = useRef<number>(undefined);
  const sections = sectionsOf(shown);
  const items = sections.flatMap((section) => section.items);

  useEffect(() => {
    if (drops > 0 && dropped.current) document.getElementById(handleId(dropped.current))?.focus();
  }, [drops]);

  const reorder = (next: WireItem[], message: string) =>
    startTransition(async () => {
      show(next);
      const result = await callAction(reorderItems(menu.id, itemIdsByCategory(next)));
      if (result.ok) setAnnouncement(message);
      else toast.error(result.message);
    });
  const move = (item: WireItem, to: number) => {
    const from = items.findIndex(({ id }) => id === item.id);
    if (from === to || to < 0 || to >= items.length) return;
    reorder(moved(items, from, to), `${item.name} moved to position ${to + 1} of ${items.length}`);
  };

  return (
    <DragDropProvider
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!isSortable(source)) return;
        const item = items.find(({ id }) => id === source.id);
        dropped.current = item?.id;
        // Dragging moved the DOM nodes themselves; a new key makes React remount the list: synchronously, because this
        // transition waits for the server, and would then close what was opened in between.
        flushSync(() => setDrops((before) => before + 1));
        if (item && !canceled) move(item, source.index);
      }}
    >
      <ol key={drops} aria-label="Dishes" className="rounded-card border border-line bg-surface">
        {sections.map(({ category, items: inside }, position) => (
          <Fragment key={category}>
            {category && (
              <CategoryHeader
                name={category}
                count={inside.length}
                first={position === 0 || sections[position - 1]?.category === ""}
                last={position === sections.length - 1}
                menuId={menuId(position)}
                renaming={renaming === position}
                onRenaming={(on) => setRenaming(on ? position : undefined)}
                onMove={(step) => reorder(movedSection(items, category, step), `${category} moved`)}
                onRename={(to) => reorder(renamed(items, category, to), `${category} renamed to ${to}`)}
              />
            )}
            {inside.map((item) => {
              const index = items.indexOf(item);
              return (
                <ItemRow
                  key={item.id}
                  menu={menu}
                  item={item}
                  index={index}
                  count={items.length}
                  onMove={(step) => move(item, index + step)}
                />
              );
            })}
          </Fragment>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </DragDropProvider>
  );
}

const menuId = (position: number): string => `category-menu-${position}`;
