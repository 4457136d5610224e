// Colours as six hexadecimal digits. Contrast is that of WCAG 2: 1 to 21, and 4.5 is what text needs.

const BLACK = "000000";
const WHITE = "ffffff";

const channels = (colour: string) => [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** How light a colour is, from 0 to 1. */
export function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channels(colour)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** So much of `other` in `colour`, 0 to 1. */
export function mix(colour: string, other: string, share: number): string {
  const added = channels(other);
  return channels(colour)
    .map((value, at) => Math.round(value + ((added[at] ?? 0) - value) * share))
    .map((value) => value.toString(16).padStart(2, "0"))
    .join("");
}

/** Black or white, whichever reads better on this colour: never under 4.58. */
export const inkOn = (colour: string): string =>
  contrast(colour, BLACK) >= contrast(colour, WHITE) ? BLACK : WHITE;

const STEPS = 40;
// A little more than is asked for, because browsers mix colours of their own over it.
const LEAST = 4.6;

/**
 * The colour itself where it reads on all these grounds, else the nearest step towards `ink` that does; `ink` at the
 * last, black or white unless told.
 */
export function readable(
  colour: string,
  grounds: readonly string[],
  ink: string = inkOn(grounds[0] ?? WHITE),
): string {
  for (let step = 0; step < STEPS; step++) {
    const candidate = mix(colour, ink, step / STEPS);
    if (grounds.every((ground) => contrast(candidate, ground) >= LEAST)) return candidate;
  }
  return ink;
}
