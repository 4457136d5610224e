"use client";

import { Combobox } from "@base-ui/react/combobox";
import { Check, Search } from "lucide-react";
import { useRef, useState } from "react";
import { labelText } from "@/components/ui/form/label-text";
import { GROUP, OPTION, POPUP } from "./select-list";
import { grouped, type Option, type SelectPopupProps } from "./select-options";

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
      <Combobox.Portal>
        <Combobox.Positioner anchor={anchor} align="start" sideOffset={4} className="z-50 outline-none">
          <Combobox.Popup aria-label={label ?? undefined} className={POPUP} finalFocus={anchor}>
            <div className="flex items-center gap-2 border-line border-b px-3">
              <Search className="size-4 shrink-0 text-quiet" aria-hidden />
              <Combobox.Input
                aria-label="Search"
                placeholder="Search"
                className="h-10 min-w-0 flex-1 bg-transparent text-base outline-none! sm:text-sm"
              />
            </div>
            <Combobox.Empty className="p-3 text-quiet text-sm empty:p-0">No match</Combobox.Empty>
            <Combobox.List
              ref={list}
              aria-label={label ?? undefined}
              className="overflow-y-auto overscroll-contain p-1 empty:p-0"
            >
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
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
