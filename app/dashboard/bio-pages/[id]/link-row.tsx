"use client";

import { useSortable } from "@dnd-kit/react/sortable";
import clsx from "clsx";
import { GripVertical, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { withoutScheme } from "@/components/ui/address";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { RowMenu, RowMenuItem } from "@/components/ui/row-menu";
import { Toggle } from "@/components/ui/switch-field";
import { deleteBioLink } from "../actions";
import type { BioLink } from "./bio-link";
import { spanOf } from "./span";

type Props = {
  pageId: number;
  link: BioLink;
  index: number;
  last: boolean;
  onTurn(active: boolean): void;
  onMove(to: number): void;
  onEdit(): void;
  children: ReactNode;
};

/** One link: grip, name, number of clicks, switch, and what else can be done with it. Its form opens inside. */
export function LinkRow({ pageId, link, index, last, onTurn, onMove, onEdit, children }: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id: link.id, index });
  const { id, title, url, active, clicks } = link;
  const span = spanOf(link, new Date());
  const deletion = {
    title: `Delete the link ${title}?`,
    action: "Delete link",
    lost: "It leaves the page. Its own number of clicks is lost; the page keeps its total.",
    said: `${title} was deleted`,
    run: () => deleteBioLink(pageId, id),
  };
  return (
    <li ref={ref} className={clsx("rounded-card border border-line bg-surface", isDragging && "shadow-lift")}>
      <div className="flex items-center gap-1 p-2 sm:gap-2">
        <button
          ref={handleRef}
          type="button"
          aria-label={`Move ${title}`}
          className="grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-control text-quiet hover:bg-raised hover:text-ink"
        >
          <GripVertical className="size-4" aria-hidden />
        </button>
        <div className="min-w-0 flex-1">
          <p className={clsx("truncate font-medium text-sm", !active && "text-quiet")}>{title}</p>
          <p className="truncate text-quiet text-xs">{withoutScheme(url)}</p>
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-quiet text-xs tabular-nums">
            {new Intl.NumberFormat("en").format(clicks)} {clicks === 1 ? "click" : "clicks"}
            {!active && <Badge>Off</Badge>}
            {span && <Badge tone={span.tone}>{span.name}</Badge>}
          </p>
        </div>
        <Toggle label={`Show ${title}`} on={active} onChange={onTurn} />
        <Button look="quiet" size="icon" aria-label={`Edit ${title}`} onClick={onEdit}>
          <Pencil className="size-4" aria-hidden />
        </Button>
        <RowMenu name={title} deletion={deletion}>
          {index > 0 && <RowMenuItem onSelect={() => onMove(index - 1)}>Move up</RowMenuItem>}
          {index > 0 && <RowMenuItem onSelect={() => onMove(0)}>Move to the top</RowMenuItem>}
          {!last && <RowMenuItem onSelect={() => onMove(index + 1)}>Move down</RowMenuItem>}
        </RowMenu>
      </div>
      {children && <div className="border-line border-t p-4">{children}</div>}
    </li>
  );
}
