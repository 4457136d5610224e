"use client";

import { Menu } from "@base-ui/react/menu";
import { ChevronsUpDown } from "lucide-react";
import { leave } from "@/components/account/door";
import { RowMenuItem, RowMenuLink } from "@/components/ui/row-menu";
import { chooseTheme } from "./theme";

type Props = { email: string; name: string; plan: string; links: number };

const signOut = async () => {
  await leave();
  location.assign("/");
};

/** Who is signed in, the plan and what is used of it, the theme, and the way out. */
export function AccountMenu({ email, name, plan, links }: Props) {
  return (
    <Menu.Root>
      <Menu.Trigger className="flex w-full items-center gap-2.5 rounded-control px-2 py-2 text-left hover:bg-raised">
        <span
          aria-hidden
          className="grid size-8 shrink-0 place-items-center rounded-full bg-accent font-semibold text-on-accent text-sm uppercase"
        >
          {(name || email).charAt(0)}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block truncate font-medium text-sm">{name || email}</span>
          <span className="block truncate text-quiet text-xs capitalize">{plan} plan</span>
        </span>
        <ChevronsUpDown className="size-4 text-quiet" aria-hidden />
        <span className="sr-only">Account menu</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner align="start" sideOffset={6} className="z-50 outline-none">
          <Menu.Popup className="w-60 rounded-card border border-line bg-surface p-1 shadow-lift outline-none">
            <div className="px-3 py-2 text-xs">
              <p className="truncate text-ink">{email}</p>
              <p className="text-quiet">
                {new Intl.NumberFormat("en").format(links)} links on the {plan} plan
              </p>
            </div>
            <Menu.Separator className="my-1 h-px bg-line" />
            <RowMenuLink href="/dashboard/account">Account and plan</RowMenuLink>
            <RowMenuLink href="/docs">API reference</RowMenuLink>
            <Menu.Separator className="my-1 h-px bg-line" />
            <RowMenuItem onSelect={() => chooseTheme("light")}>Light theme</RowMenuItem>
            <RowMenuItem onSelect={() => chooseTheme("dark")}>Dark theme</RowMenuItem>
            <RowMenuItem onSelect={() => chooseTheme("system")}>As the system has it</RowMenuItem>
            <Menu.Separator className="my-1 h-px bg-line" />
            <RowMenuItem onSelect={signOut}>Sign out</RowMenuItem>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
