"use client";

import { Feedback } from "@dnd-kit/dom";
import { type DragDropManager, DragDropProvider } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";

// Its row has been replaced before it starts. When it ends, the library would focus the handle, wherever the user is.
const withoutDropAnimation = Feedback.configure({ dropAnimation: null });

type Props = {
  label?: string;
  className: string;
  /** Moves a row from one index to another. */
  onMove(from: number, to: number): void;
  /** Rows that call `useSortable` with their id and index. */
  children: ReactNode;
};

/** An ordered list whose rows are moved by mouse, touch or keyboard, with their drag handles. */
export function SortableList({ label, className, onMove, children }: Props) {
  const [drops, setDrops] = useState(0);
  return (
    <DragDropProvider
      plugins={(defaults) => [...defaults, withoutDropAnimation]}
      onDragEnd={({ canceled, operation: { source } }, manager) => {
        if (!isSortable(source)) return;
        // Dragging moved the DOM nodes themselves; a new key makes React mount the list again. At once: the library
        // calls this in a transition, which waits for the server if `onMove` does.
        flushSync(() => {
          setDrops((before) => before + 1);
          if (!canceled) onMove(source.initialIndex, source.index);
        });
        focusHandle(source.id, manager);
      }}
    >
      <ol key={drops} aria-label={label} className={className}>
        {children}
      </ol>
    </DragDropProvider>
  );
}

/** Focuses a row's handle once its drop has settled: until then the row is hidden for a moment. */
function focusHandle(id: number | string, manager: DragDropManager): void {
  const row = manager.registry.draggables.get(id);
  // The list may have gone.
  if (!row) return;
  if (!manager.dragOperation.status.idle) requestAnimationFrame(() => focusHandle(id, manager));
  else if (row.handle instanceof HTMLElement && document.activeElement === document.body) row.handle.focus();
}
