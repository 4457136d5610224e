"use client";

import { type ComponentType, createContext, type ReactNode } from "react";

export type Item = { danger?: boolean; onSelect(): void; children: ReactNode };
export type LinkItem = { href: string; children: ReactNode };

export type MenuProps = {
  /** The content, the classes and, for an icon button, the accessible name of the trigger. */
  trigger: ReactNode;
  triggerClass: string;
  triggerId?: string | undefined;
  label?: string;
  align?: "start" | "end";
  /** What gets focus after the menu closes, instead of its button. */
  focusAfter?: () => HTMLElement | null | undefined;
  children: ReactNode;
};

export type MenuParts = {
  item: ComponentType<Item>;
  link: ComponentType<LinkItem>;
  separator: ComponentType;
};

/** The components of a menu, provided by the lazily loaded menu around them. */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined);
