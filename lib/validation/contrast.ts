// Colors are six hexadecimal digits. Safe in the browser.

/** Below this contrast, cameras can't read codes in poor light (a failing symbol contrast in ISO/IEC 15415). */
export const SCANNABLE = 3;

/** Red, green and blue, from 0 to 255. */
export const channels = (color: string) =>
  [0, 2, 4].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The relative luminance, from 0 to 1. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
    .map((value) => value / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2 contrast, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}
