import { contrast, inkOn, mix, readable } from "@/components/pages/color";

const WHITE = "ffffff";
const BLACK = "000000";
const TINTS = [0.14, 0.1, 0.06, 0.03];
/** The contrast to aim for; 4.5 is the minimum. */
const TARGET_CONTRAST = 7;
const READABLE = 4.6;

/** Derives colors from a background: of cards on it, and of text that is readable on both. */
export function backgroundColors(background: string) {
  const strongest = inkOn(background);
  const lighter = mix(background, WHITE, strongest === BLACK ? 0.5 : 0.07);
  const surface =
    contrast(strongest, lighter) >= TARGET_CONTRAST || strongest === BLACK
      ? lighter
      : mix(background, BLACK, 0.12);
  const papers = [background, surface];
  const towards = (share: number) => readable(mix(strongest, background, share), papers, strongest);
  return { papers, surface, ink: towards(0.08), soft: towards(0.3) };
}

type Look = { accent: string; card?: boolean };

/** The CSS of a custom background, the same in light and dark mode. */
export function backgroundStyle(
  { card, accent: own }: Look,
  chosen: string | null,
  background: string,
): string {
  // The text of these themes is on a card.
  if (card) return `:root{--bg:#${background}}body{background:#${background}}`;
  const { papers, surface, ink, soft } = backgroundColors(background);
  const accentInk = readable(chosen ?? own, papers, inkOn(background));
  const tint =
    TINTS.map((share) => mix(surface, accentInk, share)).find((color) => contrast(ink, color) >= READABLE) ??
    surface;
  const variables = [
    `color-scheme:${inkOn(background) === BLACK ? "light" : "dark"}`,
    `--bg:#${background};--surface:#${surface};--ink:#${ink};--soft:#${soft};--tint:#${tint}`,
    `--hover:#${mix(background, ink, 0.12)}`,
    "--fill:var(--accent);--on-fill:var(--on-accent);--edge:var(--accent-ink)",
  ];
  return `:root{${variables.join(";")}}html,body{background:#${background}}body{padding-bottom:0}body::before{display:none}`;
}
