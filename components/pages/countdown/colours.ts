import { inkOn, mix, readable } from "@/components/pages/colour";

export type Theme = "light" | "dark" | "brand";

export type Colours = {
  /** The page's ground, and what it fades to. */
  paper: string;
  glow: string;
  tile: string;
  line: string;
  /** Text and quieter text: 4.5:1 or better on paper, glow and tile. */
  ink: string;
  soft: string;
  /** The accent as text. */
  accent: string;
  button: string;
  onButton: string;
};

/** The colours of a theme with any accent, every text of them readable (CONTRACT §5, UI.md). */
export function coloursOf(theme: Theme, accentAsTyped: string): Colours {
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

// The accent is the page. What is mixed into it leads away from the ink, so that no text reads worse for it.
function brand(accent: string): Colours {
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
