// Colors are six hexadecimal digits. Contrast is WCAG 2 contrast, from 1 to 21; text needs 4.5.

const BLACK = "000000";
const WHITE = "ffffff";

const channels = (color: string) => [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The relative luminance, from 0 to 1. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Mixes a share (0 to 1) of `other` into `color`. */
export function mix(color: string, other: string, share: number): string {
  const added = channels(other);
  return channels(color)
    .map((value, at) => Math.round(value + ((added[at] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("");
}

/** Black or white, whichever has more contrast: always at least 4.58. */
export const inkOn = (color: string): string =>
  contrast(color, BLACK) >= contrast(color, WHITE) ? BLACK : WHITE;

const STEPS = 40;
// A little more than 4.5, because browsers round when they blend colors.
const LEAST = 4.6;

/**
 * The color itself if it is readable on all these backgrounds, otherwise the nearest readable step towards `ink`, which is
 * black or white by default.
 */
export function readable(
  color: string,
  grounds: readonly string[],
  ink: string = inkOn(grounds[0] ?? WHITE),
): string {
  for (let step = 0; step < STEPS; step++) {
    const candidate = mix(color, ink, step / STEPS);
    if (grounds.every((ground) => contrast(candidate, ground) >= LEAST)) return candidate;
  }
  return ink;
}
