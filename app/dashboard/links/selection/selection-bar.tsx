"use client";

import { Archive, ArchiveRestore, ChevronDown, Tag, Trash2, X } from "lucide-react";
import { useState } from "react";
import { Button, buttonClass } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { countOf } from "@/components/ui/count-of";
import { Menu, MenuItem } from "@/components/ui/menu";
import { changeLinks, deleteLinks, extendLinks } from "./bulk-actions";
import type { CallsResult } from "./in-calls";
import { MoveDialog } from "./move-dialog";
import { deleteLater } from "./pending-deletions";
import type { SelectableLink, SelectionChoices } from "./selectable-link";
import { TagDialog, tagResultMessage } from "./tag-dialog";
import { useSelectedLinks } from "./use-selected-links";

type Props = SelectionChoices & {
  rows: readonly SelectableLink[];
  /** The query of the list, and its number of links. */
  query: string;
  total: number;
  onResult(result: CallsResult): void;
};

const EXTENSIONS = [30, 90, 365] as const;

const number = new Intl.NumberFormat("en");

/** Bulk actions on the selected links. Appears with the first one. */
export function SelectionBar({ rows, query, total, tags, hosts, onResult }: Props) {
  const { ids, selected, isEverywhere, busy, progress, finish, change, run, selectAll } = useSelectedLinks(
    query,
    onResult,
  );
  const [dialog, setDialog] = useState<"tags" | "move" | "delete">();
  const links = rows.filter(({ id }) => selected.includes(id));
  const set = (changes: object, done: string) =>
    run(
      (part) => changeLinks(part, { changes }),
      (changed) => `${changed} ${done}`,
    );
  const remove = () => {
    if (isEverywhere) return setDialog("delete");
    deleteLater(ids);
    finish([]);
  };
  const areArchived = links.length > 0 && links.every(({ archived }) => archived);
  const canSelectAll = !isEverywhere && links.length === rows.length && total > rows.length;
  const small = buttonClass({ size: "small" });
  const close = () => setDialog(undefined);
  return (
    <>
      {ids.length > 0 && (
        <section
          aria-label="Selected links"
          data-selection-bar
          aria-busy={busy}
          className="fixed inset-x-2 bottom-2 z-30 mx-auto flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface p-2 shadow-lift sm:bottom-4 sm:w-fit"
        >
          <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
            <p role="status" className="px-2 font-medium text-sm tabular-nums">
              {progress === undefined
                ? `${number.format(ids.length)} selected`
                : `${number.format(progress)} of ${number.format(ids.length)} done`}
            </p>
            {canSelectAll && (
              <Button look="quiet" size="small" disabled={busy} onClick={selectAll}>
                Select all {number.format(total)}
              </Button>
            )}
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
                  run(
                    (part) => extendLinks(part, days),
                    (changed) => `${changed} extended, to at most a year from now`,
                  )
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
          count={ids.length}
          tags={tags}
          onClose={close}
          onSave={(fields) => change((part) => changeLinks(part, fields), tagResultMessage(fields))}
        />
      )}
      {dialog === "move" && (
        <MoveDialog
          count={ids.length}
          hosts={hosts}
          onClose={close}
          onMove={(domain) =>
            change(
              (part) => changeLinks(part, { changes: { domain } }),
              (changed) => `${changed} moved`,
            )
          }
        />
      )}
      {dialog === "delete" && (
        <ConfirmDialog
          open
          onOpenChange={(open) => !open && close()}
          title={`Delete ${countOf(ids.length, "link")}?`}
          action="Delete permanently"
          onConfirm={() => change(deleteLinks, (changed) => `${changed} deleted`)}
        >
          The links and their statistics will be deleted, printed QR codes will stop working, and slugs on{" "}
          {hosts.shortHost} will become available to others. This can't be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
