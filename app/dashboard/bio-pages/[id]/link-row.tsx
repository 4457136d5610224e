"use client";

import { useSortable } from "@dnd-kit/react/sortable";
import clsx from "clsx";
import { GripVertical, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { Toggle } from "@/components/ui/fields/switch-field";
import { RowMenu, RowMenuItem } from "@/components/ui/list/row-menu";
import { isClickable } from "@/lib/bio-pages/options";
import { withoutScheme } from "@/lib/domains/hosts/readable-host";
import { deleteBioLink } from "../actions";
import { type BioLink, type FormChoice, KIND_NAMES } from "./bio-link";
import { scheduleBadge } from "./schedule-badge";

type Props = {
  pageId: number;
  link: BioLink;
  forms: readonly FormChoice[];
  index: number;
  last: boolean;
  onActiveChange(active: boolean): void;
  onMove(to: number): void;
  onEdit(): void;
  children: ReactNode;
};

export const editButtonId = (lid: number): string => `edit-${lid}`;

/** One link with its drag handle, click count, switch and actions. The edit form opens inside. */
export function LinkRow({
  pageId,
  link,
  forms,
  index,
  last,
  onActiveChange,
  onMove,
  onEdit,
  children,
}: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id: link.id, index });
  const { id, kind, active, clicks } = link;
  const title = link.title || KIND_NAMES[kind];
  const thing = KIND_NAMES[kind].toLowerCase();
  const counted = isClickable(kind);
  const problem = formProblem(link, forms);
  const schedule = scheduleBadge(link, new Date());
  const deletion = {
    title: link.title ? `Delete “${link.title}”?` : `Delete this ${thing}?`,
    action: `Delete ${thing}`,
    consequences: counted
      ? `The ${thing} and its click count will be deleted. The page's total stays the same. This can't be undone.`
      : "This can't be undone.",
    success: `${KIND_NAMES[kind]} deleted`,
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
        {link.thumbnail_url && (
          // biome-ignore lint/performance/noImgElement: it is stored in a small size
          <img
            src={new URL(link.thumbnail_url).pathname}
            alt=""
            className="hidden size-10 shrink-0 rounded-control object-cover sm:block"
          />
        )}
        <div className="min-w-0 flex-1">
          <p className={clsx("truncate font-medium text-sm", !active && "text-quiet")}>{title}</p>
          <p className="truncate text-quiet text-xs">{secondLine(link, forms)}</p>
          <p className="mt-0.5 flex flex-wrap items-center gap-2 text-quiet text-xs tabular-nums">
            {counted && countOf(clicks, "click")}
            {problem && <Badge tone="warn">{problem}</Badge>}
            {!active && <Badge>Hidden</Badge>}
            {schedule && <Badge tone={schedule.tone}>{schedule.name}</Badge>}
          </p>
        </div>
        <Toggle label={`Show ${title}`} on={active} onChange={onActiveChange} />
        <Button
          id={editButtonId(id)}
          look="quiet"
          size="icon"
          aria-label={`Edit ${title}`}
          aria-expanded={Boolean(children)}
          onClick={onEdit}
        >
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

/** The link's destination, or its kind. */
function secondLine({ kind, title, url }: BioLink, forms: readonly FormChoice[]): string {
  if (kind === "form") return `Form: ${forms.find(({ page_url }) => page_url === url)?.title ?? "deleted"}`;
  if (url) return withoutScheme(url);
  return title ? KIND_NAMES[kind] : "Plain line";
}

const FORM_PROBLEMS = { draft: "Form hidden", closed: "Form closed", ended: "Form closed" };

/** Why visitors don't see the link's form. */
function formProblem({ kind, url }: BioLink, forms: readonly FormChoice[]): string | undefined {
  if (kind !== "form") return undefined;
  const state = forms.find(({ page_url }) => page_url === url)?.state;
  if (state === undefined) return "Form deleted";
  return state === "open" ? undefined : FORM_PROBLEMS[state];
}
