"use client";

import { Pencil } from "lucide-react";
import { useState } from "react";
import { TagChip } from "@/components/dashboard/links/tag-chip";
import { Button } from "@/components/ui/button";
import { countOf } from "@/components/ui/count-of";
import { useReturnFocus } from "@/components/ui/form/use-return-focus";
import { Link } from "@/components/ui/link";
import { RowDelete } from "@/components/ui/list/row-delete";
import { deleteTag } from "./actions";
import { EditTag } from "./edit-tag";
import type { Tag } from "./read-tags";

/** Manages the account's tags: rename, color, merge and delete. */
export function TagList({ tags }: { tags: readonly Tag[] }) {
  const [editing, setEditing] = useState<number>();
  useReturnFocus(editing === undefined ? undefined : editButtonId(editing));
  return (
    <ul aria-label="Tags" className="divide-y divide-line rounded-card border border-line bg-surface">
      {tags.map((tag) => (
        <li key={tag.id} className="px-4 py-2.5">
          <div className="flex items-center gap-2">
            <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
              <TagChip name={tag.name} color={tag.color} />
              <Link
                href={`/dashboard/links?${new URLSearchParams({ tags: tag.name, archived: "all" })}`}
                className="text-quiet underline"
              >
                {countOf(tag.links, "link")}
              </Link>
            </div>
            <Button
              id={editButtonId(tag.id)}
              look="quiet"
              size="icon"
              aria-label={`Edit ${tag.name}`}
              aria-expanded={editing === tag.id}
              onClick={() => setEditing(editing === tag.id ? undefined : tag.id)}
            >
              <Pencil className="size-4" aria-hidden />
            </Button>
            <RowDelete
              name={tag.name}
              deletion={{
                title: `Delete “${tag.name}”?`,
                action: "Delete tag",
                consequences: `${consequenceFor(tag.links)} This can't be undone.`,
                success: "Tag deleted",
                run: () => deleteTag(tag.id),
              }}
            />
          </div>
          {editing === tag.id && <EditTag tag={tag} tags={tags} onClose={() => setEditing(undefined)} />}
        </li>
      ))}
    </ul>
  );
}

const editButtonId = (id: number): string => `edit-${id}`;

const consequenceFor = (links: number): string =>
  links === 0
    ? "No links have this tag."
    : `${countOf(links, "link")} will lose this tag. The ${links === 1 ? "link itself stays" : "links themselves stay"}.`;
