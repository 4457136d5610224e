"use client";

import { DragDropProvider } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import { Fragment, startTransition, useEffect, useOptimistic, useRef, useState } from "react";
import { callAction } from "@/components/ui/call-action";
import { toast } from "@/components/ui/toast";
import { arrangeMenu } from "../actions";
import { CategoryHeader } from "./category-header";
import { Dish, handleId } from "./dish";
import { moved, movedPart, partsOf, renamed, sectionsOf, type WireDish } from "./order";

type Props = { menu: { id: number; currency: string; language: string }; dishes: WireDish[] };

/** The sortable dishes of a menu, grouped by category; works by mouse, touch and keyboard. */
export function Dishes({ menu, dishes: stored }: Props) {
  // The optimistic order, until the page arrives with the stored one.
  const [shown, show] = useOptimistic(stored);
  const [drops, setDrops] = useState(0);
  const [announcement, setAnnouncement] = useState("");
  const dropped = useRef<number>(undefined);
  const parts = partsOf(shown);
  const dishes = parts.flatMap((part) => part.dishes);

  useEffect(() => {
    if (drops > 0 && dropped.current) document.getElementById(handleId(dropped.current))?.focus();
  }, [drops]);

  const arrange = (next: WireDish[], message: string) =>
    startTransition(async () => {
      show(next);
      const result = await callAction(arrangeMenu(menu.id, sectionsOf(next)));
      if (result.ok) setAnnouncement(message);
      else toast.error(result.message);
    });
  const move = (dish: WireDish, to: number) => {
    const from = dishes.findIndex(({ id }) => id === dish.id);
    if (from === to || to < 0 || to >= dishes.length) return;
    arrange(moved(dishes, from, to), `${dish.name} moved to position ${to + 1} of ${dishes.length}`);
  };

  return (
    <DragDropProvider
      onDragEnd={({ canceled, operation: { source } }) => {
        if (!isSortable(source)) return;
        const dish = dishes.find(({ id }) => id === source.id);
        dropped.current = dish?.id;
        // Dragging moved the DOM nodes themselves; a new key makes React render the list again.
        setDrops((before) => before + 1);
        if (dish && !canceled) move(dish, source.index);
      }}
    >
      <ol key={drops} aria-label="Dishes" className="rounded-card border border-line bg-surface">
        {parts.map(({ category, dishes: inside }, part) => (
          <Fragment key={category}>
            {category && (
              <CategoryHeader
                name={category}
                count={inside.length}
                first={part === 0 || parts[part - 1]?.category === ""}
                last={part === parts.length - 1}
                onMove={(step) => arrange(movedPart(dishes, category, step), `${category} moved`)}
                onRename={(to) => arrange(renamed(dishes, category, to), `${category} renamed to ${to}`)}
              />
            )}
            {inside.map((dish) => {
              const index = dishes.indexOf(dish);
              return (
                <Dish
                  key={dish.id}
                  menu={menu}
                  dish={dish}
                  index={index}
                  count={dishes.length}
                  onMove={(step) => move(dish, index + step)}
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
