"use client";

import { ClipboardList, Heading, type LucideIcon, Minus, Plus, SquarePlay } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { LinkKind } from "@/lib/bio-pages/options";
import { KIND_NAMES } from "./bio-link";

const OTHERS: readonly [LinkKind, LucideIcon][] = [
  ["heading", Heading],
  ["divider", Minus],
  ["embed", SquarePlay],
  ["form", ClipboardList],
];

export const addButtonId = (kind: LinkKind): string => `add-${kind}`;

/** Buttons to add a link or another kind of entry. */
export const AddButtons = ({ onAdd }: { onAdd(kind: LinkKind): void }) => (
  <fieldset className="grid grid-cols-2 gap-2">
    <legend className="sr-only">Add to this page</legend>
    <Button id={addButtonId("link")} look="primary" className="col-span-2" onClick={() => onAdd("link")}>
      <Plus className="size-4" aria-hidden />
      Add link
    </Button>
    {OTHERS.map(([kind, Icon]) => (
      <Button
        key={kind}
        id={addButtonId(kind)}
        aria-label={`Add ${KIND_NAMES[kind].toLowerCase()}`}
        onClick={() => onAdd(kind)}
      >
        <Icon className="size-4" aria-hidden />
        {KIND_NAMES[kind]}
      </Button>
    ))}
  </fieldset>
);
