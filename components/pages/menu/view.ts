import type { Allergen, Diet, Mark, MenuTheme } from "@/lib/menus/options";

/** The data of a menu page. */
export type MenuView = {
  name: string;
  description: string;
  currency: string;
  language: string;
  theme: MenuTheme;
  accent: string;
  address: string;
  phone: string;
  openingHours: string;
  /** The table whose QR code was scanned; "" for none. */
  table: string;
  /** The URL of the page, without a table. */
  url: string;
  /** The URL of the share image. */
  picture: string;
  items: ItemView[];
};

export type ItemView = {
  id: number;
  name: string;
  description: string;
  category: string;
  /** Decimal text, e.g. `12.90`. */
  price: string | null;
  /** Prices by name; `price` is null when there are any. */
  variants: { name: string; price: string }[];
  allergens: Allergen[];
  dietary: Diet[];
  marks: Mark[];
  available: boolean;
  photo: { small: string; large: string } | null;
};

/** The items of one category; "" for those without. */
export type Section<Item> = { category: string; items: Item[] };

/** Groups items by category, in the order of each category's first item; items without one come first. */
export function sectionsOf<Item extends { category: string }>(items: readonly Item[]): Section<Item>[] {
  const sections = new Map<string, Item[]>([["", []]]);
  for (const item of items) {
    const section = sections.get(item.category);
    if (section) section.push(item);
    else sections.set(item.category, [item]);
  }
  return [...sections]
    .map(([category, inside]) => ({ category, items: inside }))
    .filter((section) => section.items.length > 0);
}
