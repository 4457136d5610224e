import { color, name, optional } from "@/lib/validation/fields";

// Safe in the browser.

export const DESIGNS = ["classic", "bold", "minimal"] as const;
const SIZES = ["card", "tent", "large", "sticker"] as const;
const PAPERS = ["a4", "letter", "a6"] as const;

export type Design = (typeof DESIGNS)[number];
export type Size = (typeof SIZES)[number];
export type Paper = (typeof PAPERS)[number];

/** Print options of table cards. The color defaults to the menu's accent. */
export const cardShape = {
  design: optional(name(DESIGNS), "classic"),
  size: optional(name(SIZES), "card"),
  paper: optional(name(PAPERS), "a4"),
  color: optional(color(), null),
  background: optional(color(), "ffffff"),
  logo: optional(name(["0", "1"]), "0"),
};
