"use client";

import { Select } from "@base-ui/react/select";
import { Check } from "lucide-react";
import { useState } from "react";
import { labelText } from "@/components/ui/form/label-text";
import { GROUP, grouped, OPTION, POPUP, type SelectPopupProps } from "./select-options";

/** The popup of a select with few options. */
export default function SelectList({
  anchor,
  options,
  value,
  open,
  onOpenChange,
  onChange,
}: SelectPopupProps) {
  const [label] = useState(() => anchor.current && labelText(anchor.current));
  return (
    <Select.Root
      value={value}
      onValueChange={(chosen) => onChange(chosen ?? "")}
      open={open}
      onOpenChange={onOpenChange}
    >
      <Select.Portal>
        <Select.Positioner
          anchor={anchor}
          align="start"
          sideOffset={4}
          alignItemWithTrigger={false}
          className="z-50 outline-none"
        >
          <Select.Popup className={POPUP} finalFocus={anchor}>
            <Select.List aria-label={label ?? undefined} className="overflow-y-auto overscroll-contain p-1">
              {grouped(options).map(({ group, options }) => (
                <Select.Group key={group}>
                  {group && <Select.GroupLabel className={GROUP}>{group}</Select.GroupLabel>}
                  {options.map((option) => (
                    <Select.Item key={option.value} value={option.value} className={OPTION}>
                      <Select.ItemIndicator className="col-start-1">
                        <Check className="size-4" aria-hidden />
                      </Select.ItemIndicator>
                      <Select.ItemText className="col-start-2">{option.name}</Select.ItemText>
                    </Select.Item>
                  ))}
                </Select.Group>
              ))}
            </Select.List>
          </Select.Popup>
        </Select.Positioner>
      </Select.Portal>
    </Select.Root>
  );
}
