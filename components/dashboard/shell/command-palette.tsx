"use client";

import { Command } from "cmdk";
import { Plus, Search } from "lucide-react";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { confirmLeave } from "@/components/ui/form/unsaved-changes";
import { chooseTheme } from "../theme";
import { NAV_SECTIONS, type NavItem } from "./navigation";

const ITEM =
  "flex cursor-default items-center gap-3 rounded-control px-3 py-2 text-sm data-[selected=true]:bg-raised data-[selected=true]:text-ink";

const navItems: readonly NavItem[] = NAV_SECTIONS.flatMap((group) => group.items);

/** Navigation, create, search and theme commands. */
export default function CommandPalette({ open, setOpen }: { open: boolean; setOpen(open: boolean): void }) {
  const router = useRouter();
  const [text, setText] = useState("");
  const go = (href: string) => {
    setOpen(false);
    confirmLeave(() => router.push(href));
  };
  return (
    <Command.Dialog
      open={open}
      onOpenChange={setOpen}
      label="Commands"
      overlayClassName="fixed inset-0 z-40 bg-shade"
      contentClassName="fixed top-[12dvh] left-1/2 z-50 w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 overflow-hidden rounded-card border border-line bg-surface shadow-lift"
    >
      <Command.Input
        placeholder="Search or run a command…"
        value={text}
        onValueChange={setText}
        className="w-full border-line border-b bg-transparent px-5 py-4 text-sm outline-none placeholder:text-quiet focus-visible:outline-none"
      />
      <Command.List className="max-h-[50dvh] overflow-y-auto p-2 text-quiet">
        {text.trim() && (
          <Command.Item
            forceMount
            value={`search ${text}`}
            onSelect={() => go(`/dashboard/links?${new URLSearchParams({ q: text.trim() })}`)}
            className={ITEM}
          >
            <Search className="size-4" aria-hidden />
            Search links for “{text.trim()}”
          </Command.Item>
        )}
        <Command.Group
          heading="Go to"
          className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-xs"
        >
          {navItems.map(({ href, name, icon: Icon }) => (
            <Command.Item key={href} value={`go ${name}`} onSelect={() => go(href)} className={ITEM}>
              <Icon className="size-4" aria-hidden />
              {name}
            </Command.Item>
          ))}
        </Command.Group>
        <Command.Group
          heading="Create"
          className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-xs"
        >
          {navItems.map(
            ({ href, noun, verb = "Create" }) =>
              noun && (
                <Command.Item
                  key={href}
                  value={`${verb.toLowerCase()} ${noun}`}
                  onSelect={() => go(`${href}/new`)}
                  className={ITEM}
                >
                  <Plus className="size-4" aria-hidden />
                  {verb} {noun}
                </Command.Item>
              ),
          )}
        </Command.Group>
        <Command.Group
          heading="Theme"
          className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1 [&_[cmdk-group-heading]]:text-xs"
        >
          {(["light", "dark", "system"] as const).map((theme) => (
            <Command.Item
              key={theme}
              value={`theme ${theme}`}
              onSelect={() => {
                chooseTheme(theme);
                setOpen(false);
              }}
              className={ITEM}
            >
              {theme === "system" ? "System theme" : `${theme === "light" ? "Light" : "Dark"} theme`}
            </Command.Item>
          ))}
        </Command.Group>
      </Command.List>
    </Command.Dialog>
  );
}
