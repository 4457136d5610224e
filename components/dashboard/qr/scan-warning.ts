import { contrast, luminance } from "@/components/pages/color";
import { SCANNABLE } from "@/lib/validation/contrast";

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
