"use client";

import { Combobox } from "@base-ui/react/combobox";
import clsx from "clsx";
import { Check, Search } from "lucide-react";
import type { ComponentProps, ReactNode, Ref, RefObject } from "react";
import { POPUP } from "./select-options";

type Props = {
  anchor: RefObject<HTMLElement | null>;
  label: string | undefined;
  /** The name of the search field. */
  search: string;
  list?: Ref<HTMLDivElement>;
  className?: string;
  /** Renders an option or a group. */
  children: ComponentProps<typeof Combobox.List>["children"];
};

/** A combobox popup below a button, with a search field on top. */
export const SearchPopup = ({ anchor, label, search, list, className, children }: Props) => (
  <Combobox.Portal>
    <Combobox.Positioner anchor={anchor} align="start" sideOffset={4} className="z-50 outline-none">
      <Combobox.Popup aria-label={label} className={clsx(POPUP, className)} finalFocus={anchor}>
        <div className="flex items-center gap-2 border-line border-b px-3">
          <Search className="size-4 shrink-0 text-quiet" aria-hidden />
          <Combobox.Input
            aria-label={search}
            placeholder={search}
            className="h-10 min-w-0 flex-1 bg-transparent text-base outline-none! sm:text-sm"
          />
        </div>
        <Combobox.Empty className="p-3 text-quiet text-sm empty:p-0">No matches</Combobox.Empty>
        <Combobox.List
          ref={list}
          aria-label={label}
          className="overflow-y-auto overscroll-contain p-1 empty:p-0"
        >
          {children}
        </Combobox.List>
      </Combobox.Popup>
    </Combobox.Positioner>
  </Combobox.Portal>
);

/** An option of a multiple choice, with a check mark. */
export const SearchOption = ({
  value,
  icon,
  children,
}: {
  value: unknown;
  icon?: ReactNode;
  children: ReactNode;
}) => (
  <Combobox.Item
    value={value}
    className="flex cursor-default items-center gap-2 rounded-md px-3 py-2 text-sm outline-none data-highlighted:bg-raised"
  >
    {icon}
    <span className="min-w-0 flex-1 truncate">{children}</span>
    <Combobox.ItemIndicator>
      <Check className="size-4 text-accent" aria-hidden />
    </Combobox.ItemIndicator>
  </Combobox.Item>
);

/** A dot in a tag's color, by class. */
export const Dot = ({ look }: { look: string }) => (
  <span aria-hidden className={clsx("size-2 shrink-0 rounded-full", look)} />
);
