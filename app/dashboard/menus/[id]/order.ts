import { sectionsOf } from "@/components/pages/menu/view";
import type { menuItems } from "@/lib/menus";

export type WireItem = ReturnType<typeof menuItems.serialize>;

/** Moves an item within the whole list. At the edge of a category it joins that of the item it was moved past. */
export function moved(items: readonly WireItem[], from: number, to: number): WireItem[] {
  const item = items[from];
  if (!item || from === to) return [...items];
  const others = items.filter((_, index) => index !== from);
  const passed = from < to ? others[to - 1] : others[to];
  const category = passed?.category ?? item.category;
  return [...others.slice(0, to), { ...item, category }, ...others.slice(to)];
}

/** Moves a whole category up or down by one. */
export function movedSection(items: readonly WireItem[], category: string, step: 1 | -1): WireItem[] {
  const sections = sectionsOf(items);
  const at = sections.findIndex((section) => section.category === category);
  const [section] = sections.splice(at, 1);
  if (section) sections.splice(Math.max(0, at + step), 0, section);
  return sections.flatMap((each) => each.items);
}

/** Renames a category; an existing category with that name is merged. */
export const renamed = (items: readonly WireItem[], from: string, to: string): WireItem[] =>
  items.map((item) => (item.category === from ? { ...item, category: to } : item));

/** The order as the server expects it. */
export const itemIdsByCategory = (items: readonly WireItem[]) =>
  sectionsOf(items).map((section) => ({
    category: section.category,
    items: section.items.map(({ id }) => id),
  }));
