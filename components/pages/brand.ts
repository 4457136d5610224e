type Pair = readonly [light: string, dark: string];

/** Waypost's own colors, for light and dark. Duplicated in app/globals.css for Next's pages, and in app/icon.svg. */
export const BRAND = {
  ground: ["#faf9f6", "#121418"],
  surface: ["#ffffff", "#1a1d22"],
  line: ["#e5e2da", "#30353d"],
  ink: ["#1c1f24", "#eeece6"],
  quiet: ["#565b64", "#a9adb5"],
  accent: ["#0c6b58", "#74d6bd"],
} as const satisfies Record<string, Pair>;
