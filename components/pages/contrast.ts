// Colours are six hexadecimal digits. Contrast is that of WCAG 2: from 1 (none) to 21.

type Rgb = [red: number, green: number, blue: number];

const parse = (colour: string): Rgb => {
  const number = Number.parseInt(colour, 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

const format = (rgb: Rgb): string =>
  rgb.map((part) => Math.round(part).toString(16).padStart(2, "0")).join("");

function luminance(colour: string): number {
  const [red, green, blue] = parse(colour).map((part) =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0);
}

/** How far two colours stand apart. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Black or white, whichever can be read better on this colour: at least 4.5 on any. */
export const inkOn = (colour: string): "000000" | "ffffff" =>
  contrast(colour, "ffffff") >= contrast(colour, "000000") ? "ffffff" : "000000";

const STEPS = 40;

/** The colour itself where it can be read on all of these grounds, else as little lighter or darker as makes it so. */
export function readableOn(colour: string, grounds: readonly string[], least = 4.6): string {
  const enough = (candidate: string) => grounds.every((ground) => contrast(candidate, ground) >= least);
  const towards = inkOn(grounds[0] ?? "ffffff");
  for (let step = 0; step < STEPS; step++) {
    const candidate = mix(colour, towards, step / STEPS);
    if (enough(candidate)) return candidate;
  }
  return towards;
}

/** A mixture: `share` of the second colour, 0 to 1. */
export function mix(colour: string, other: string, share: number): string {
  const [[r1, g1, b1], [r2, g2, b2]] = [parse(colour), parse(other)];
  const part = (one: number, two: number) => one + (two - one) * share;
  return format([part(r1, r2), part(g1, g2), part(b1, b2)]);
}
