import { contrast, luminance } from "@/components/pages/color";

// Below this, cameras fail in poor light (ISO/IEC 15415 grades it as a failing symbol contrast).
const SCANNABLE = 3;

/** Why phones may not read a code in these colors. */
export function scanWarning(fg: string, bg: string): string | undefined {
  if (fg === bg) return undefined;
  const ratio = contrast(fg, bg);
  if (ratio < SCANNABLE)
    return `Many phones can't scan this: the colors are too close (contrast ${ratio.toFixed(1)}:1, use 3:1 or more).`;
  if (luminance(fg) > luminance(bg))
    return "Some scanners can't read light codes on a dark background. Try it before you print it.";
  return undefined;
}
