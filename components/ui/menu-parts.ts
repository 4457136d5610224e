"use client";

import { type ComponentType, createContext, type ReactNode } from "react";

export type Item = { danger?: boolean; onSelect(): void; children: ReactNode };
export type LinkItem = { href: string; children: ReactNode };

export type MenuParts = {
  item: ComponentType<Item>;
  link: ComponentType<LinkItem>;
  separator: ComponentType;
};

/** What a menu is made of, given by the menu that holds it: nothing of it is loaded before. */
export const MenuPartsContext = createContext<MenuParts | undefined>(undefined);
