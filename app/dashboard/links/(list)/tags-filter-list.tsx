"use client";

import { Combobox } from "@base-ui/react/combobox";
import clsx from "clsx";
import { Check, Search } from "lucide-react";
import type { RefObject } from "react";
import { type ColoredTag, TAG_LOOKS } from "@/components/dashboard/links/tag-colors";

type Props = {
  anchor: RefObject<HTMLButtonElement | null>;
  tags: readonly ColoredTag[];
  chosen: readonly string[];
  open: boolean;
  onOpenChange(open: boolean): void;
  onChange(names: string[]): void;
};

/** The tags to filter by, which can be searched. Stays open, so that several can be chosen. */
export default function TagsFilterList({ anchor, tags, chosen, open, onOpenChange, onChange }: Props) {
  const isChosen = ({ name }: ColoredTag) => chosen.some((each) => each.toLowerCase() === name.toLowerCase());
  return (
    <Combobox.Root
      items={tags}
      multiple
      autoHighlight
      modal
      value={tags.filter(isChosen)}
      onValueChange={(next) => onChange(next.map(({ name }) => name))}
      open={open}
      onOpenChange={onOpenChange}
      itemToStringLabel={({ name }) => name}
      isItemEqualToValue={(one, other) => one.name === other.name}
    >
      <Combobox.Portal>
        <Combobox.Positioner anchor={anchor} align="start" sideOffset={4} className="z-50 outline-none">
          <Combobox.Popup
            aria-label="Filter by tags"
            finalFocus={anchor}
            className="flex max-h-[min(var(--available-height),22rem)] w-64 flex-col rounded-card border border-line bg-surface shadow-lift outline-none"
          >
            <div className="flex items-center gap-2 border-line border-b px-3">
              <Search className="size-4 shrink-0 text-quiet" aria-hidden />
              <Combobox.Input
                aria-label="Search tags"
                placeholder="Search tags"
                className="h-10 min-w-0 flex-1 bg-transparent text-base outline-none! sm:text-sm"
              />
            </div>
            <Combobox.Empty className="p-3 text-quiet text-sm empty:p-0">No match</Combobox.Empty>
            <Combobox.List aria-label="Tags" className="overflow-y-auto overscroll-contain p-1 empty:p-0">
              {(tag: ColoredTag) => (
                <Combobox.Item
                  key={tag.name}
                  value={tag}
                  className="flex cursor-default items-center gap-2 rounded-md px-3 py-2 text-sm outline-none data-highlighted:bg-raised"
                >
                  <span
                    aria-hidden
                    className={clsx("size-2 shrink-0 rounded-full", TAG_LOOKS[tag.color].dot)}
                  />
                  <span className="min-w-0 flex-1 truncate">{tag.name}</span>
                  <Combobox.ItemIndicator>
                    <Check className="size-4 text-accent" aria-hidden />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
