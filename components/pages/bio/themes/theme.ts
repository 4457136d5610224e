import { inkOn, mix, readable } from "@/components/pages/colour";

/** The colours that the text of a theme stands on, all light or all dark, and the theme's own accent. */
type Palette = { papers: readonly string[]; accent: string };

type ShareColours = { paper: string; glow: string; ink: string; soft: string; accent: string };

/**
 * A look of bio pages. `css` builds on the variables of the base style and those made of the accent: --accent,
 * --on-accent (can be read on it) and --accent-ink (the accent, made readable on the theme's papers).
 */
export type Theme = Palette & {
  css: string;
  /** The paper, its glow and the ink of the picture by which the page is shared; the accent's own when left out. */
  share?: Pick<ShareColours, "paper" | "glow" | "ink">;
  /** The picture is as wide as the page. */
  wide?: boolean;
  /** The same for visitors who like it dark; without it the theme looks the same to everybody. */
  dark?: Palette;
};

const variables = ({ papers, accent: own }: Palette, chosen: string | null): string => {
  const accent = chosen ?? own;
  return `--accent:#${accent};--on-accent:#${inkOn(accent)};--accent-ink:#${readable(accent, papers)}`;
};

/** The style that gives a theme its accent: the page's, or the theme's own. */
export function accentStyle(theme: Theme, chosen: string | null): string {
  const light = `:root{${variables(theme, chosen)}}`;
  return theme.dark
    ? `${light}@media (prefers-color-scheme:dark){:root{${variables(theme.dark, chosen)}}}`
    : light;
}

/** The colours of the picture by which a page is shared. */
export function shareColours(theme: Theme, chosen: string | null): ShareColours {
  const accent = chosen ?? theme.accent;
  const { paper, glow, ink } = theme.share ?? { paper: accent, glow: accent, ink: inkOn(accent) };
  const soft = mix(ink, paper, theme.share ? 0.25 : 0);
  return { paper, glow, ink, soft, accent: readable(theme.share ? accent : ink, [paper, glow]) };
}
