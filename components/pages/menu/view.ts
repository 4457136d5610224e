import type { Allergen, Diet, MenuTheme } from "@/lib/menus/schema";

/** All that a menu's page shows. */
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
  /** The table that the page was opened at, one of the menu's own; "" for none. */
  table: string;
  /** The page's own address, without a table. */
  url: string;
  /** The picture that stands for the page where it is shared. */
  picture: string;
  dishes: DishView[];
};

export type DishView = {
  id: number;
  name: string;
  description: string;
  category: string;
  /** Decimal text, like `12.90`. */
  price: string | null;
  allergens: Allergen[];
  dietary: Diet[];
  available: boolean;
  photo: { small: string; large: string } | null;
};

/** Dishes under one heading; "" for those without. */
export type Section = { name: string; dishes: DishView[] };

/** The dishes by category, categories in the order of their first dish; dishes without one come first, without a heading. */
export function sectionsOf(dishes: readonly DishView[]): Section[] {
  const sections = new Map<string, DishView[]>([["", []]]);
  for (const dish of dishes) {
    const section = sections.get(dish.category);
    if (section) section.push(dish);
    else sections.set(dish.category, [dish]);
  }
  return [...sections]
    .map(([name, inside]) => ({ name, dishes: inside }))
    .filter((section) => section.dishes.length > 0);
}
