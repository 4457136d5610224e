import { backgroundColors } from "@/components/pages/bio/themes/background";
import { inkOn, mix, readable } from "@/components/pages/color";

/** The backgrounds of a theme, all light or all dark, and its default accent. */
type Palette = { papers: readonly string[]; accent: string };

type ShareColors = { paper: string; glow: string; ink: string; soft: string; accent: string };

/**
 * A theme of bio pages. `css` builds on the variables of the base style and on those derived from the accent: --accent,
 * --on-accent (readable on it) and --accent-ink (the accent, adjusted to be readable on the theme's backgrounds).
 */
export type Theme = Palette & {
  css: string;
  /** The colors of the share image; derived from the accent when omitted. */
  share?: Pick<ShareColors, "paper" | "glow" | "ink">;
  /** The picture spans the full width. */
  wide?: boolean;
  /** The text is on a card, in front of a custom background. */
  card?: boolean;
  /** The palette for dark mode; without it the theme ignores the visitor's preference. */
  dark?: Palette;
};

const variables = ({ papers, accent: own }: Palette, chosen: string | null): string => {
  const accent = chosen ?? own;
  return `--accent:#${accent};--on-accent:#${inkOn(accent)};--accent-ink:#${readable(accent, papers)}`;
};

/** The page's colors, which override its theme's. */
export type OwnColors = { accent: string | null; background: string | null };

/** The CSS variables of the accent: the page's, or the theme's default. */
export function accentStyle(theme: Theme, { accent, background }: OwnColors): string {
  const papers = background && !theme.card ? backgroundColors(background).papers : theme.papers;
  const light = `:root{${variables({ ...theme, papers }, accent)}}`;
  return theme.dark && !background
    ? `${light}@media (prefers-color-scheme:dark){:root{${variables(theme.dark, accent)}}}`
    : light;
}

/** The colors of the share image. */
export function shareColors(theme: Theme, { accent: chosen, background }: OwnColors): ShareColors {
  const accent = chosen ?? theme.accent;
  if (background) {
    const { papers, surface, ink, soft } = backgroundColors(background);
    return {
      paper: background,
      glow: surface,
      ink,
      soft,
      accent: readable(accent, papers, inkOn(background)),
    };
  }
  const { paper, glow, ink } = theme.share ?? { paper: accent, glow: accent, ink: inkOn(accent) };
  const soft = mix(ink, paper, theme.share ? 0.25 : 0);
  return { paper, glow, ink, soft, accent: readable(theme.share ? accent : ink, [paper, glow]) };
}
