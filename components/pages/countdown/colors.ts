import { inkOn, mix, readable } from "@/components/pages/color";

export type Theme = "light" | "dark" | "brand";

export type Colors = {
  /** The background of the page and what it fades to. */
  paper: string;
  glow: string;
  tile: string;
  line: string;
  /** Text and secondary text: at least 4.5:1 on paper, glow and tile. */
  ink: string;
  soft: string;
  /** The accent as a text color. */
  accent: string;
  button: string;
  onButton: string;
};

/** The colors of a theme with any accent; all text stays readable (docs/contract.md §5). */
export function colorsOf(theme: Theme, accentAsTyped: string): Colors {
  const accent = accentAsTyped.toLowerCase();
  if (theme === "brand") return brand(accent);
  const [paper, ink, tile] =
    theme === "light" ? ["fbfbf9", "15181a", "ffffff"] : ["0e1113", "f3f5f4", "171b1e"];
  const glow = mix(paper, accent, theme === "light" ? 0.1 : 0.16);
  const grounds = [paper, glow, tile];
  return {
    paper,
    glow,
    tile,
    ink,
    line: mix(paper, ink, 0.14),
    soft: readable(mix(paper, ink, 0.62), grounds, ink),
    accent: readable(accent, grounds, ink),
    button: accent,
    onButton: inkOn(accent),
  };
}

// The accent is the background. Shades move away from the text color, so contrast never drops.
function brand(accent: string): Colors {
  const ink = inkOn(accent);
  const away = ink === "ffffff" ? "000000" : "ffffff";
  const [glow, tile] = [mix(accent, away, 0.24), mix(accent, away, 0.14)];
  return {
    paper: accent,
    glow,
    tile,
    ink,
    line: mix(accent, ink, 0.28),
    soft: readable(mix(accent, ink, 0.78), [accent, glow, tile], ink),
    accent: ink,
    button: ink,
    onButton: readable(accent, [ink], away),
  };
}
