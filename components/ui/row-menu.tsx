"use client";

import { Menu } from "@base-ui/react/menu";
import clsx from "clsx";
import { Ellipsis } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { buttonClass } from "./button";

const ITEM =
  "flex cursor-default items-center gap-2 rounded-md px-3 py-2 text-sm outline-none data-highlighted:bg-raised";

/** What can be done with one row. `name` is the row's, for those who cannot see where the button stands. */
export function RowMenu({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Menu.Root>
      <Menu.Trigger
        className={buttonClass({ look: "quiet", size: "icon" })}
        aria-label={`Actions for ${name}`}
      >
        <Ellipsis className="size-4" aria-hidden />
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="end" sideOffset={4} className="z-30 outline-none">
          <Menu.Popup className="min-w-44 rounded-card border border-line bg-surface p-1 shadow-lift outline-none">
            {children}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

type Item = { danger?: boolean; onSelect(): void; children: ReactNode };

export function RowMenuItem({ danger = false, onSelect, children }: Item) {
  return (
    <Menu.Item className={clsx(ITEM, danger && "text-danger")} onClick={onSelect}>
      {children}
    </Menu.Item>
  );
}

export function RowMenuLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Menu.Item className={ITEM} render={<Link href={href} />}>
      {children}
    </Menu.Item>
  );
}
