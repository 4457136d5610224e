import { inkOn, mix, readable } from "@/components/pages/color";
import type { MenuTheme } from "@/lib/menus/options";

/** The colors of a theme in one mode, all readable on `paper` and on `tile`. */
type Palette = { paper: string; tile: string; ink: string; soft: string; line: string };

type Pair = { light: Palette; dark: Palette } | { always: Palette };

const palette = (paper: string, tile: string, ink: string, soft: string, line: string): Palette => ({
  paper,
  tile,
  ink,
  soft,
  line,
});

/** Colors by theme: a light and a dark palette, or one for both modes. */
export const PALETTES: Record<MenuTheme, Pair> = {
  paper: {
    light: palette("fbf7ee", "fffdf8", "2a2219", "6b5f50", "e2d8c5"),
    dark: palette("1b1713", "241f19", "f3ebdd", "b9ab96", "3d352b"),
  },
  bistro: { always: palette("1c2421", "24302b", "f4f1e8", "b4bfb5", "44534c") },
  slate: {
    light: palette("f3f4f6", "ffffff", "14171c", "565d6a", "e1e4e9"),
    dark: palette("0f1115", "191c22", "f2f4f7", "a3abb8", "2c313a"),
  },
  garden: {
    light: palette("eff4e8", "fbfdf8", "1d2b1a", "52634c", "d3dfc8"),
    dark: palette("141b13", "1d261b", "edf4e8", "a8b8a0", "344031"),
  },
  coast: {
    light: palette("f4fafc", "ffffff", "0d2b3e", "4a6576", "cfe3ec"),
    dark: palette("0b1b26", "122735", "eaf5fa", "9db8c7", "26424f"),
  },
  gallery: {
    light: palette("f6f3ee", "ffffff", "211c18", "665c52", "e4ddd3"),
    dark: palette("161311", "221e1b", "f5efe8", "b8aca0", "3b342e"),
  },
  neon: { always: palette("0b0b10", "16161f", "f7f7fb", "aeaec0", "33334a") },
};

function variables(colors: Palette, accent: string): string {
  const text = readable(accent, [colors.paper, colors.tile]);
  const all = { ...colors, accent: text, "on-accent": inkOn(text) };
  return Object.entries(all)
    .map(([name, color]) => `--${name}:#${color}`)
    .join(";");
}

/** A theme's colors as CSS, with an accent that is readable in each mode. */
export function paletteStyle(theme: MenuTheme, accent: string): string {
  const pair = PALETTES[theme];
  if ("always" in pair) return `:root{color-scheme:dark;${variables(pair.always, accent)}}`;
  return (
    `:root{color-scheme:light dark;${variables(pair.light, accent)}}` +
    `@media (prefers-color-scheme:dark){:root{${variables(pair.dark, accent)}}}`
  );
}

/** The colors of a menu's share image, which has no dark mode. */
export function shareColors(theme: MenuTheme, accent: string) {
  const pair = PALETTES[theme];
  const { paper, tile, ink, soft } = "always" in pair ? pair.always : pair.light;
  const text = readable(accent, [paper, tile]);
  return { paper, glow: mix(tile, text, 0.06), ink, soft, accent: text };
}
