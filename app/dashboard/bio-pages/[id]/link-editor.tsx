"use client";

import { DragDropProvider } from "@dnd-kit/react";
import { isSortable } from "@dnd-kit/react/sortable";
import { useState } from "react";
import { callAction } from "@/components/ui/call-action";
import { Preview } from "@/components/ui/form/preview";
import { confirmLeave } from "@/components/ui/form/unsaved-changes";
import type { Values } from "@/components/ui/form/use-form";
import { useReturnFocus } from "@/components/ui/form/use-return-focus";
import { toast } from "@/components/ui/toast";
import type { LinkKind } from "@/lib/bio-pages/options";
import { createBioLink, updateBioLink } from "../actions";
import { AddButtons, addButtonId } from "./add-buttons";
import { type BioLink, type FormChoice, KIND_NAMES } from "./bio-link";
import { LinkForm } from "./link-form";
import { editButtonId, LinkRow } from "./link-row";

const NEW = 0;

type Props = {
  id: number;
  links: BioLink[];
  stored: Values;
  forms: readonly FormChoice[];
  maxLinks: number;
};

/** The sortable links of a page, edited inline. Every change is saved immediately. */
export function LinkEditor({ id, links, stored, forms, maxLinks }: Props) {
  const [known, setKnown] = useState(links);
  const [rows, setRows] = useState(links);
  const [open, setOpen] = useState<number>();
  const [added, setAdded] = useState<LinkKind>("link");
  const [typed, setTyped] = useState<Values>();
  const opener = open === NEW ? addButtonId(added) : editButtonId(open ?? NEW);
  useReturnFocus(open === undefined ? undefined : opener);
  // New data from the server replaces the optimistic rows.
  if (known !== links) {
    setKnown(links);
    setRows(links);
    // The new link arrives before its form closes: drop the draft, or the preview would show it twice.
    if (open === NEW && links.length > known.length) setTyped(undefined);
  }

  const change = async (lid: number, fields: Values, next: BioLink[]) => {
    const before = rows;
    setRows(next);
    const result = await callAction(updateBioLink(id, lid, fields));
    if (result.ok) return;
    setRows(before);
    toast.error(result.message);
  };

  const move = (lid: number, to: number) => {
    const moved = rows.find((row) => row.id === lid);
    if (!moved || to < 0 || to >= rows.length) return;
    const others = rows.filter((row) => row !== moved);
    void change(lid, { position: to + 1 }, [...others.slice(0, to), moved, ...others.slice(to)]);
  };

  const setActive = (lid: number, active: boolean) =>
    change(
      lid,
      { active },
      rows.map((row) => (row.id === lid ? { ...row, active } : row)),
    );

  // A divider has no fields, so it is added at once.
  const add = async (kind: LinkKind) => {
    if (kind === "divider") {
      const result = await callAction(createBioLink(id, { kind }));
      return result.ok ? toast.success("Divider added") : toast.error(result.message);
    }
    // The form of another link may have unsaved changes.
    confirmLeave(() => {
      setAdded(kind);
      setOpen(NEW);
    });
  };

  const done = () => {
    setOpen(undefined);
    setTyped(undefined);
  };
  return (
    <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      <div className="space-y-3">
        {rows.length === 0 && open !== NEW && (
          <p className="rounded-card border border-edge/50 border-dashed p-6 text-center text-quiet text-sm">
            No links yet. Add your first link.
          </p>
        )}
        <DragDropProvider
          onDragEnd={({ canceled, operation: { source } }) => {
            if (canceled || !isSortable(source) || source.index === source.initialIndex) return;
            move(Number(source.id), source.index);
          }}
        >
          <ol className="space-y-2" aria-label="Links">
            {rows.map((link, index) => (
              <LinkRow
                key={link.id}
                pageId={id}
                link={link}
                forms={forms}
                index={index}
                last={index === rows.length - 1}
                onActiveChange={(active) => setActive(link.id, active)}
                onMove={(to) => move(link.id, to)}
                onEdit={() => confirmLeave(() => (open === link.id ? done() : setOpen(link.id)))}
              >
                {open === link.id && (
                  <LinkForm
                    pageId={id}
                    kind={link.kind}
                    forms={forms}
                    link={link}
                    action="Save"
                    save={(fields) => updateBioLink(id, link.id, fields)}
                    onType={setTyped}
                    onDone={done}
                  />
                )}
              </LinkRow>
            ))}
          </ol>
        </DragDropProvider>
        {open === NEW && (
          <div className="rounded-card border border-line bg-surface p-4">
            <LinkForm
              pageId={id}
              kind={added}
              forms={forms}
              action={`Add ${KIND_NAMES[added].toLowerCase()}`}
              save={(fields) => createBioLink(id, fields)}
              onType={setTyped}
              onDone={done}
            />
          </div>
        )}
        {open !== NEW && rows.length < maxLinks && <AddButtons onAdd={(kind) => void add(kind)} />}
        {rows.length >= maxLinks && (
          <p className="text-quiet text-sm">You've reached the limit of {maxLinks} links.</p>
        )}
      </div>
      <div className="lg:sticky lg:top-6 lg:self-start">
        <Preview
          action="/dashboard/bio-pages/preview"
          values={{ ...stored, id, rows, link: typed }}
          title="Bio page preview"
          phone
        />
      </div>
    </div>
  );
}
