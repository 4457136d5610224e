// Enums and limits. Without zod, because the dashboard uses them in the browser.

export const THEMES = ["paper", "bistro", "slate", "garden", "coast", "neon", "gallery"] as const;
export type MenuTheme = (typeof THEMES)[number];

export const ALLERGENS = [
  "gluten",
  "crustaceans",
  "eggs",
  "fish",
  "peanuts",
  "soybeans",
  "milk",
  "nuts",
  "celery",
  "mustard",
  "sesame",
  "sulphites",
  "lupin",
  "molluscs",
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const DIETARY = ["vegan", "vegetarian", "halal", "kosher", "gluten_free", "organic"] as const;
export type Diet = (typeof DIETARY)[number];

export const MARKS = ["new", "popular", "spicy", "chef_special"] as const;
export type Mark = (typeof MARKS)[number];

export const MAX_VARIANTS = 8;

export const MAX_TABLES = 300;

/** Maximum items of a menu; past it `plan_limit_reached`. */
export const MAX_ITEMS = 500;
