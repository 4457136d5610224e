"use client";

import { useSortable } from "@dnd-kit/react/sortable";
import clsx from "clsx";
import { GripVertical, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { withoutScheme } from "@/components/ui/display-url";
import { RowMenu, RowMenuItem } from "@/components/ui/row-menu";
import { Toggle } from "@/components/ui/switch-field";
import { deleteBioLink } from "../actions";
import type { BioLink } from "./bio-link";
import { scheduleBadge } from "./schedule-badge";

type Props = {
  pageId: number;
  link: BioLink;
  index: number;
  last: boolean;
  onActiveChange(active: boolean): void;
  onMove(to: number): void;
  onEdit(): void;
  children: ReactNode;
};

/** One link with its drag handle, click count, switch and actions. The edit form opens inside. */
export function LinkRow({ pageId, link, index, last, onActiveChange, onMove, onEdit, children }: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id: link.id, index });
  const { id, title, url, active, clicks } = link;
  const schedule = scheduleBadge(link, new Date());
  const deletion = {
    title: `Delete ${title}?`,
    action: "Delete link",
    consequences: "The link and its click count will be deleted; the page total stays. This can't be undone.",
    success: "Link deleted",
    run: () => deleteBioLink(pageId, id),
  };
  return (
    <li ref={ref} className={clsx("rounded-card border border-line bg-surface", isDragging && "shadow-lift")}>
      <div className="flex items-center gap-1 p-2 sm:gap-2">
        <button
          ref={handleRef}
          type="button"
          aria-label={`Reorder ${title}`}
          className="grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-control text-quiet hover:bg-raised hover:text-ink"
        >
          <GripVertical className="size-4" aria-hidden />
        </button>
        <div className="min-w-0 flex-1">
          <p className={clsx("truncate font-medium text-sm", !active && "text-quiet")}>{title}</p>
          <p className="truncate text-quiet text-xs">{withoutScheme(url)}</p>
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-quiet text-xs tabular-nums">
            {countOf(clicks, "click")}
            {!active && <Badge>Hidden</Badge>}
            {schedule && <Badge tone={schedule.tone}>{schedule.name}</Badge>}
          </p>
        </div>
        <Toggle label={`Show ${title}`} on={active} onChange={onActiveChange} />
        <Button look="quiet" size="icon" aria-label={`Edit ${title}`} onClick={onEdit}>
          <Pencil className="size-4" aria-hidden />
        </Button>
        <RowMenu name={title} deletion={deletion}>
          {index > 0 && <RowMenuItem onSelect={() => onMove(index - 1)}>Move up</RowMenuItem>}
          {index > 0 && <RowMenuItem onSelect={() => onMove(0)}>Move to top</RowMenuItem>}
          {!last && <RowMenuItem onSelect={() => onMove(index + 1)}>Move down</RowMenuItem>}
        </RowMenu>
      </div>
      {children && <div className="border-line border-t p-4">{children}</div>}
    </li>
  );
}
