"use client";

import { type ComponentType, createContext, type ReactNode } from "react";

export type Item = { danger?: boolean; onSelect(): void; children: ReactNode };
export type LinkItem = { href: string; children: ReactNode };

export type MenuProps = {
  /** What the button shows, how it looks, and what it is called where it shows no words. */
  trigger: ReactNode;
  triggerClass: string;
  label?: string;
  align?: "start" | "end";
  children: ReactNode;
};

export type MenuParts = {
  item: ComponentType<Item>;
  link: ComponentType<LinkItem>;
  separator: ComponentType;
};

/** What a menu is made of, given by the menu that holds it: nothing of it is loaded before. */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined);
