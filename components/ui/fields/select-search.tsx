"use client";

import { Combobox } from "@base-ui/react/combobox";
import { Check } from "lucide-react";
import { useRef, useState } from "react";
import { labelText } from "@/components/ui/form/label-text";
import { SearchPopup } from "./search-popup";
import { GROUP, grouped, OPTION, type Option, type SelectPopupProps } from "./select-options";

/** The popup of a select with many options, which can be searched. */
export default function SelectSearch({
  anchor,
  options,
  value,
  open,
  onOpenChange,
  onChange,
}: SelectPopupProps) {
  const [label] = useState(() => anchor.current && labelText(anchor.current));
  const list = useRef<HTMLDivElement>(null);
  const toCurrent = () =>
    list.current?.querySelector("[data-selected]")?.scrollIntoView({ block: "nearest" });
  const groups = grouped(options).map(({ group, options }) => ({ value: group, items: options }));
  const current = groups.flatMap(({ items }) => items).find((option) => option.value === value);
  return (
    <Combobox.Root<Option>
      items={groups}
      value={current ?? null}
      onValueChange={(chosen) => chosen && onChange(chosen.value)}
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={(opened) => opened && toCurrent()}
      itemToStringLabel={({ name }) => name}
      isItemEqualToValue={(one, other) => one.value === other.value}
      autoHighlight
      modal
    >
      <SearchPopup anchor={anchor} label={label ?? undefined} search="Search" list={list}>
        {(group: (typeof groups)[number]) => (
          <Combobox.Group key={group.value} items={group.items}>
            {group.value && <Combobox.GroupLabel className={GROUP}>{group.value}</Combobox.GroupLabel>}
            <Combobox.Collection>
              {(option: Option) => (
                <Combobox.Item key={option.value} value={option} className={OPTION}>
                  <Combobox.ItemIndicator className="col-start-1">
                    <Check className="size-4" aria-hidden />
                  </Combobox.ItemIndicator>
                  <span className="col-start-2">{option.name}</span>
                </Combobox.Item>
              )}
            </Combobox.Collection>
          </Combobox.Group>
        )}
      </SearchPopup>
    </Combobox.Root>
  );
}
