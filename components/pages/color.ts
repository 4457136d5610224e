import { channels, contrast } from "@/lib/validation/contrast";

export { contrast, luminance } from "@/lib/validation/contrast";

// Colors are six hexadecimal digits. Text needs a contrast of 4.5.

const BLACK = "000000";
const WHITE = "ffffff";

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
// Slightly above 4.5, because browsers round blended colors.
const MIN_CONTRAST = 4.6;

/**
 * The color itself if readable on all these backgrounds, otherwise the nearest readable step towards `ink`, which is
 * black or white by default.
 */
export function readable(
  color: string,
  grounds: readonly string[],
  ink: string = inkOn(grounds[0] ?? WHITE),
): string {
  for (let step = 0; step < STEPS; step++) {
    const candidate = mix(color, ink, step / STEPS);
    if (grounds.every((ground) => contrast(candidate, ground) >= MIN_CONTRAST)) return candidate;
  }
  return ink;
}
