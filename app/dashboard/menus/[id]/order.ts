import type { menuItems } from "@/lib/menus";

export type WireItem = ReturnType<typeof menuItems.serialize>;
export type Part = { category: string; items: WireItem[] };

/** Groups the items by category, in the order of each category's first item; items without one come first. */
export function partsOf(items: readonly WireItem[]): Part[] {
  const categories = ["", ...new Set(items.map(({ category }) => category).filter(Boolean))];
  return categories
    .map((category) => ({ category, items: items.filter((item) => item.category === category) }))
    .filter((part) => part.items.length > 0);
}

/**
 * Moves an item within the whole list. At the edge of a category it joins the category of the item it was moved past.
 */
export function moved(items: readonly WireItem[], from: number, to: number): WireItem[] {
  const item = items[from];
  if (!item || from === to) return [...items];
  const others = items.filter((_, index) => index !== from);
  const passed = from < to ? others[to - 1] : others[to];
  const category = passed?.category ?? item.category;
  return [...others.slice(0, to), { ...item, category }, ...others.slice(to)];
}

/** Moves a whole category up or down by one. */
export function movedPart(items: readonly WireItem[], category: string, step: 1 | -1): WireItem[] {
  const parts = partsOf(items);
  const at = parts.findIndex((part) => part.category === category);
  const [part] = parts.splice(at, 1);
  if (part) parts.splice(Math.max(0, at + step), 0, part);
  return parts.flatMap((each) => each.items);
}

/** Renames a category; an existing category with that name is merged. */
export const renamed = (items: readonly WireItem[], from: string, to: string): WireItem[] =>
  items.map((item) => (item.category === from ? { ...item, category: to } : item));

/** The order as the server expects it. */
export const sectionsOf = (items: readonly WireItem[]) =>
  partsOf(items).map((part) => ({ category: part.category, items: part.items.map(({ id }) => id) }));
