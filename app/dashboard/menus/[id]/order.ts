import type { menuItems } from "@/lib/menus";

export type WireDish = ReturnType<typeof menuItems.serialize>;
export type Part = { category: string; dishes: WireDish[] };

/** The dishes as the page groups them: by category, in the order of the first of each; those without one first. */
export function partsOf(dishes: readonly WireDish[]): Part[] {
  const categories = ["", ...new Set(dishes.map(({ category }) => category).filter(Boolean))];
  return categories
    .map((category) => ({ category, dishes: dishes.filter((dish) => dish.category === category) }))
    .filter((part) => part.dishes.length > 0);
}

/**
 * The dishes after one was dragged from one place to another among all of them. At the edge of a category it belongs to
 * the dish that it was moved past.
 */
export function moved(dishes: readonly WireDish[], from: number, to: number): WireDish[] {
  const dish = dishes[from];
  if (!dish || from === to) return [...dishes];
  const others = dishes.filter((_, index) => index !== from);
  const passed = from < to ? others[to - 1] : others[to];
  const category = passed?.category ?? dish.category;
  return [...others.slice(0, to), { ...dish, category }, ...others.slice(to)];
}

/** The dishes after a whole category was moved up or down by one. */
export function movedPart(dishes: readonly WireDish[], category: string, step: 1 | -1): WireDish[] {
  const parts = partsOf(dishes);
  const at = parts.findIndex((part) => part.category === category);
  const [part] = parts.splice(at, 1);
  if (part) parts.splice(Math.max(0, at + step), 0, part);
  return parts.flatMap((each) => each.dishes);
}

/** The dishes after a category got another name; one that is there already takes them in. */
export const renamed = (dishes: readonly WireDish[], from: string, to: string): WireDish[] =>
  dishes.map((dish) => (dish.category === from ? { ...dish, category: to } : dish));

/** What the server is told of an order. */
export const sectionsOf = (dishes: readonly WireDish[]) =>
  partsOf(dishes).map((part) => ({ category: part.category, items: part.dishes.map(({ id }) => id) }));
