"use client";

import { Menu } from "@base-ui/react/menu";
import clsx from "clsx";
import type { ReactNode } from "react";
import { Link } from "./link";
import { type MenuParts, MenuPartsContext, type MenuProps } from "./menu-parts";

const ITEM =
  "flex w-full cursor-default items-center gap-2 rounded-md px-3 py-2 text-left text-sm outline-none data-highlighted:bg-raised";

const parts: MenuParts = {
  item: ({ danger = false, onSelect, children }) => (
    <Menu.Item className={clsx(ITEM, danger && "text-danger")} onClick={onSelect}>
      {children}
    </Menu.Item>
  ),
  link: ({ href, children }) => (
    <Menu.Item className={ITEM} render={<Link href={href} />}>
      {children}
    </Menu.Item>
  ),
  separator: () => <Menu.Separator className="my-1 h-px bg-line" />,
};

/** The menu itself. Initially open, because it is loaded by the click that opens it. */
export function MenuBox({
  trigger,
  triggerClass,
  triggerId,
  label,
  align = "end",
  focusAfter,
  children,
}: MenuProps): ReactNode {
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger id={triggerId} className={triggerClass} aria-label={label}>
        {trigger}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align={align} sideOffset={4} className="z-50 outline-none">
          <Menu.Popup
            finalFocus={focusAfter && (() => focusAfter() ?? true)}
            className="min-w-44 max-w-72 rounded-card border border-line bg-surface p-1 shadow-lift outline-none"
          >
            <MenuPartsContext value={parts}>{children}</MenuPartsContext>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
