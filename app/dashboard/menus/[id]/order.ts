import type { menuItems } from "@/lib/menus";

export type WireDish = ReturnType<typeof menuItems.serialize>;
export type Part = { category: string; dishes: WireDish[] };

/** Groups the dishes by category, in the order of each category's first dish; dishes without one come first. */
export function partsOf(dishes: readonly WireDish[]): Part[] {
  const categories = ["", ...new Set(dishes.map(({ category }) => category).filter(Boolean))];
  return categories
    .map((category) => ({ category, dishes: dishes.filter((dish) => dish.category === category) }))
    .filter((part) => part.dishes.length > 0);
}

/**
 * Moves a dish within the whole list. At the edge of a category it joins the category of the dish it was moved past.
 */
export function moved(dishes: readonly WireDish[], from: number, to: number): WireDish[] {
  const dish = dishes[from];
  if (!dish || from === to) return [...dishes];
  const others = dishes.filter((_, index) => index !== from);
  const passed = from < to ? others[to - 1] : others[to];
  const category = passed?.category ?? dish.category;
  return [...others.slice(0, to), { ...dish, category }, ...others.slice(to)];
}

/** Moves a whole category up or down by one. */
export function movedPart(dishes: readonly WireDish[], category: string, step: 1 | -1): WireDish[] {
  const parts = partsOf(dishes);
  const at = parts.findIndex((part) => part.category === category);
  const [part] = parts.splice(at, 1);
  if (part) parts.splice(Math.max(0, at + step), 0, part);
  return parts.flatMap((each) => each.dishes);
}

/** Renames a category; an existing category with that name is merged. */
export const renamed = (dishes: readonly WireDish[], from: string, to: string): WireDish[] =>
  dishes.map((dish) => (dish.category === from ? { ...dish, category: to } : dish));

/** The order as the server expects it. */
export const sectionsOf = (dishes: readonly WireDish[]) =>
  partsOf(dishes).map((part) => ({ category: part.category, items: part.dishes.map(({ id }) => id) }));
