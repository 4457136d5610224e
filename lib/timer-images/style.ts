export const STYLES = ["boxed", "plain", "rounded"] as const;

/** The style of a timer. Colors are six hex digits. */
export type Style = {
  look: (typeof STYLES)[number];
  bg: string;
  fg: string;
  accent: string;
  /** Pixels. */
  width: number;
  /** A subset of d, h, m, s, in that order. */
  units: string;
  /** A label per unit; none when hidden. */
  labels: readonly string[];
  /** The message after the end; zeros when empty. */
  message: string;
};

type Rgb = readonly [red: number, green: number, blue: number];

const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(0, 2), 16),
  Number.parseInt(hex.slice(2, 4), 16),
  Number.parseInt(hex.slice(4, 6), 16),
];

const mix = ([r, g, b]: Rgb, to: Rgb, share: number): Rgb => [
  Math.round(r + (to[0] - r) * share),
  Math.round(g + (to[1] - g) * share),
  Math.round(b + (to[2] - b) * share),
];

function luminance(color: Rgb): number {
  const [r, g, b] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
}

/** The contrast ratio of two colors, 1 to 21 (WCAG 2.2). */
function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** The first of these colors with enough contrast on the background, else the one with the most. */
function readableColor(ground: Rgb, candidates: readonly Rgb[]): Rgb {
  const best = [...candidates].sort((a, b) => contrast(ground, b) - contrast(ground, a))[0];
  return candidates.find((color) => contrast(ground, color) >= 4.5) ?? best ?? ground;
}

/** An ink's ramp over its background by coverage: palette indexes, the background's first. */
export type Ramp = readonly number[];

export type Inks = { palette: Uint8Array; tile: Ramp; accent: Ramp; label: Ramp; digit: Ramp };

/**
 * The 16-color palette of a style: the steps between each ink and its background, so edges are smooth without
 * quantizing the finished image.
 */
export function inksOf({ look, bg, fg, accent }: Style): Inks {
  const [ground, ink, strong] = [rgb(bg), rgb(fg), rgb(accent)];
  const colors: Rgb[] = [ground];
  const add = (color: Rgb): number => colors.push(color) - 1;
  /** The steps from an existing color to another, which may exist too. */
  const ramp = (from: number, to: Rgb, steps: number, last?: number): Ramp => {
    const base = colors[from] ?? ground;
    const between = Array.from({ length: steps - 1 }, (_, step) => add(mix(base, to, (step + 1) / steps)));
    return [from, ...between, last ?? add(to)];
  };
  const inks = (): Omit<Inks, "palette"> => {
    const muted = mix(ground, ink, 0.7);
    if (look === "plain") {
      const digit = ramp(0, ink, 5);
      return { tile: [0], accent: ramp(0, strong, 4), label: ramp(0, muted, 4), digit };
    }
    if (look === "boxed") {
      const paper = mix(ground, ink, 0.07);
      const tile = add(paper);
      const digit = ramp(tile, ink, 5);
      const accented = ramp(0, strong, 3);
      return { tile: ramp(0, paper, 3, tile), accent: accented, label: ramp(0, muted, 4), digit };
    }
    const tile = add(strong);
    const onTile = readableColor(strong, [rgb("ffffff"), ground, ink, rgb("000000")]);
    const digit = ramp(tile, onTile, 5);
    const edge = ramp(0, strong, 4, tile);
    return { tile: edge, accent: edge, label: ramp(tile, mix(strong, onTile, 0.85), 4), digit };
  };
  const inkColors = inks();
  const palette = new Uint8Array(48);
  palette.set(colors.flat());
  return { palette, ...inkColors };
}
