"use client";

import { Fragment, startTransition, useOptimistic, useState } from "react";
import { sectionsOf } from "@/components/pages/menu/view";
import { callAction } from "@/components/ui/call-action";
import { SortableList } from "@/components/ui/form/sortable-list";
import { useReturnFocus } from "@/components/ui/form/use-return-focus";
import { toast } from "@/components/ui/toast";
import { reorderItems } from "../actions";
import { CategoryHeader } from "./category-header";
import { ItemRow } from "./item-row";
import { itemIdsByCategory, moved, movedSection, renamed, type WireItem } from "./order";

type Props = { menu: { id: number; currency: string; language: string }; items: WireItem[] };

/** The sortable items of a menu, grouped by category; works by mouse, touch and keyboard. */
export function ItemList({ menu, items: stored }: Props) {
  // The optimistic order, until the page reloads with the stored one.
  const [shown, show] = useOptimistic(stored);
  // By position, because the name changes.
  const [renaming, setRenaming] = useState<number>();
  useReturnFocus(renaming === undefined ? undefined : menuId(renaming));
  const [announcement, setAnnouncement] = useState("");
  const sections = sectionsOf(shown);
  const items = sections.flatMap((section) => section.items);

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
    <>
      <SortableList
        label="Dishes"
        className="rounded-card border border-line bg-surface"
        onMove={(from, to) => {
          const item = items[from];
          if (item) move(item, to);
        }}
      >
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
      </SortableList>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
}

const menuId = (position: number): string => `category-menu-${position}`;
