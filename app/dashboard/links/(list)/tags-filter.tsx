"use client";

import clsx from "clsx";
import { ChevronDown } from "lucide-react";
import { useRef, useState } from "react";
import type { ColoredTag } from "@/components/dashboard/links/tag-colors";
import { countOf } from "@/components/ui/count-of";
import { CONTROL } from "@/components/ui/fields/field";
import { usePart } from "@/components/ui/use-part";

const load = () => import("./tags-filter-list").then((module) => module.default);

type Props = { tags: readonly ColoredTag[]; chosen: readonly string[]; onChange(names: string[]): void };

/** Filters the list by tags. The searchable list of tags is loaded when first opened. */
export function TagsFilter({ tags, chosen, onChange }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const List = usePart(load, open, () => setOpen(false));
  return (
    <>
      <button
        type="button"
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
        className={clsx(CONTROL, "flex h-10 items-center justify-between gap-2 sm:w-auto")}
      >
        <span className="truncate">{nameOf(chosen)}</span>
        <ChevronDown className="size-4 shrink-0 text-quiet" aria-hidden />
      </button>
      {List && (
        <List
          anchor={button}
          tags={tags}
          chosen={chosen}
          open={open}
          onOpenChange={setOpen}
          onChange={onChange}
        />
      )}
    </>
  );
}

function nameOf(chosen: readonly string[]): string {
  if (chosen.length === 0) return "All tags";
  return chosen.length === 1 ? `Tag: ${chosen[0]}` : countOf(chosen.length, "tag");
}
