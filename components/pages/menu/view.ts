import type { Allergen, Diet, MenuTheme } from "@/lib/menus/schema";

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
  dishes: DishView[];
};

export type DishView = {
  id: number;
  name: string;
  description: string;
  category: string;
  /** Decimal text, e.g. `12.90`. */
  price: string | null;
  allergens: Allergen[];
  dietary: Diet[];
  available: boolean;
  photo: { small: string; large: string } | null;
};

/** The dishes of one category; "" for those without. */
export type Section = { name: string; dishes: DishView[] };

/** Groups dishes by category, in the order of each category's first dish; dishes without one come first. */
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
