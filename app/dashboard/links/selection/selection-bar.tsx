"use client";

import { Archive, ArchiveRestore, ChevronDown, Tag, Trash2, X } from "lucide-react";
import { useState, useTransition } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { callAction } from "@/components/ui/call-action";
import { countOf } from "@/components/ui/count-of";
import { PAGE_CHECKBOX, useSelection } from "@/components/ui/list/selection";
import { Menu, MenuItem } from "@/components/ui/menu";
import { toast } from "@/components/ui/toast";
import type { ActionResult } from "@/lib/http/dashboard/action-result";
import { type BulkResult, changeLinks, extendLinks } from "./bulk-actions";
import { MoveDialog } from "./move-dialog";
import { deleteLater } from "./pending-deletions";
import type { SelectableLink, SelectionChoices } from "./selectable-link";
import { TagDialog } from "./tag-dialog";

type Props = SelectionChoices & { rows: readonly SelectableLink[]; onResult(result: BulkResult): void };

const EXTENSIONS = [30, 90, 365] as const;

/** What can be done with the selected links. Appears with the first one. */
export function SelectionBar({ rows, tags, hosts, onResult }: Props) {
  const { selected, select } = useSelection();
  const [busy, start] = useTransition();
  const [dialog, setDialog] = useState<"tags" | "move">();
  const links = rows.filter(({ id }) => selected.includes(id));
  const finish = (failed: readonly number[]) => {
    select(failed);
    document.getElementById(PAGE_CHECKBOX)?.focus();
  };
  /** Runs a change of the selected links. Returns what went wrong with all of them. */
  const change = async (
    work: Promise<ActionResult<BulkResult>>,
    done: string,
  ): Promise<string | undefined> => {
    const result = await callAction(work);
    if (!result.ok) return result.message;
    const { changed, problems } = result.value;
    if (changed > 0) toast.success(`${countOf(changed, "link")} ${done}`);
    onResult(result.value);
    finish(problems.map(({ id }) => id));
    return undefined;
  };
  const run = (work: () => Promise<ActionResult<BulkResult>>, done: string) =>
    start(async () => {
      const problem = await change(work(), done);
      if (problem) toast.error(problem);
    });
  const set = (changes: object, done: string) => run(() => changeLinks(selected, { changes }), done);
  const remove = () => {
    deleteLater(selected);
    finish([]);
  };
  const areArchived = links.length > 0 && links.every(({ archived }) => archived);
  const small = buttonClass({ size: "small" });
  return (
    <>
      {links.length > 0 && (
        <section
          aria-label="Selected links"
          data-selection-bar
          aria-busy={busy}
          className="fixed inset-x-2 bottom-2 z-30 mx-auto flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-2 shadow-lift sm:bottom-4 sm:w-fit"
        >
          <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
            <p role="status" className="px-2 font-medium text-sm tabular-nums">
              {links.length} selected
            </p>
            <Button look="quiet" size="icon" aria-label="Clear selection" onClick={() => finish([])}>
              <X className="size-4" aria-hidden />
            </Button>
          </div>
          <Button size="small" disabled={busy} onClick={() => setDialog("tags")}>
            <Tag className="size-4 max-sm:hidden" aria-hidden />
            Tag
          </Button>
          {areArchived ? (
            <Button size="small" disabled={busy} onClick={() => set({ archived: false }, "unarchived")}>
              <ArchiveRestore className="size-4 max-sm:hidden" aria-hidden />
              Unarchive
            </Button>
          ) : (
            <Button size="small" disabled={busy} onClick={() => set({ archived: true }, "archived")}>
              <Archive className="size-4 max-sm:hidden" aria-hidden />
              Archive
            </Button>
          )}
          <Menu
            triggerClass={small}
            trigger={
              <>
                More
                <ChevronDown className="size-4" aria-hidden />
              </>
            }
          >
            <MenuItem onSelect={() => set({ paused: true }, "paused")}>Pause</MenuItem>
            <MenuItem onSelect={() => set({ paused: false }, "resumed")}>Resume</MenuItem>
            {hosts.domains.length > 0 && (
              <MenuItem onSelect={() => setDialog("move")}>Move to domain…</MenuItem>
            )}
            {EXTENSIONS.map((days) => (
              <MenuItem
                key={days}
                onSelect={() =>
                  run(() => extendLinks(selected, days), "extended, to at most a year from now")
                }
              >
                Extend by {days} days
              </MenuItem>
            ))}
          </Menu>
          <Button size="small" disabled={busy} onClick={remove} className="text-danger">
            <Trash2 className="size-4 max-sm:hidden" aria-hidden />
            Delete
          </Button>
        </section>
      )}
      {dialog === "tags" && (
        <TagDialog
          links={links}
          tags={tags}
          onClose={() => setDialog(undefined)}
          onSave={(fields) => change(changeLinks(selected, fields), "tagged")}
        />
      )}
      {dialog === "move" && (
        <MoveDialog
          count={links.length}
          hosts={hosts}
          onClose={() => setDialog(undefined)}
          onMove={(domain) => change(changeLinks(selected, { changes: { domain } }), "moved")}
        />
      )}
    </>
  );
}
