"use client";

import { Combobox } from "@base-ui/react/combobox";
import type { RefObject } from "react";
import { type ColoredTag, TAG_LOOKS } from "@/components/dashboard/links/tag-colors";
import { Dot, SearchOption, SearchPopup } from "@/components/ui/fields/search-popup";

type Props = {
  anchor: RefObject<HTMLButtonElement | null>;
  tags: readonly ColoredTag[];
  chosen: readonly string[];
  open: boolean;
  onOpenChange(open: boolean): void;
  onChange(names: string[]): void;
};

/** A searchable list of tags to filter by. Stays open for multiple choice. */
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
      <SearchPopup anchor={anchor} label="Filter by tags" search="Search tags" className="w-64">
        {(tag: ColoredTag) => (
          <SearchOption key={tag.name} value={tag} icon={<Dot look={TAG_LOOKS[tag.color].dot} />}>
            {tag.name}
          </SearchOption>
        )}
      </SearchPopup>
    </Combobox.Root>
  );
}
