// Enums and limits. Without zod, because the dashboard uses them in the browser.

export const THEMES = [
  "clean",
  "paper",
  "midnight",
  "sunset",
  "meadow",
  "terminal",
  "poster",
  "gallery",
] as const;
export type BioTheme = (typeof THEMES)[number];

export const BUTTON_STYLES = ["rounded", "pill", "square", "outline", "soft", "shadow"] as const;
export type ButtonStyle = (typeof BUTTON_STYLES)[number];

/** Maximum links of a page; past it `plan_limit_reached` (docs/contract.md §6). */
export const MAX_LINKS = 100;

/** The kinds of bio links. */
export const LINK_KINDS = ["link", "heading", "divider", "embed", "form"] as const;
export type LinkKind = (typeof LINK_KINDS)[number];

/** Whether visitors can open it: it has a URL and is counted. */
export const isClickable = (kind: LinkKind): boolean => kind !== "heading" && kind !== "divider";

/** Whether it can have a thumbnail. */
export const hasThumbnail = (kind: LinkKind): boolean => kind === "link" || kind === "embed";
