import { contrast, inkOn, luminance, readable } from "@/components/pages/color";
import type { CardColors } from "@/lib/menus/cards/shapes";
import { SCANNABLE } from "@/lib/validation/contrast";

/** Derives printed colors from the chosen ones: readable, and a code that is dark on light. */
export function colorsFor(color: string, background: string): CardColors {
  const ink = inkOn(background);
  const accent = readable(color, [background]);
  const isDarkOnLight = luminance(accent) < luminance(background);
  const code = isDarkOnLight ? { dark: accent, light: background } : { dark: "000000", light: "ffffff" };
  return {
    ground: background,
    ink,
    area: color,
    onArea: inkOn(color),
    accent,
    onAccent: inkOn(accent),
    code,
  };
}

/** A notice about colors that print differently than chosen; undefined for none. */
export function colorNotice(color: string, background: string): string | undefined {
  if (luminance(background) < luminance(readable(color, [background])))
    return "On a dark background the QR code is printed black on white, so that every phone can scan it.";
  if (contrast(color, background) < SCANNABLE)
    return "This color is too close to the background for phones to scan, so the QR code is printed darker.";
  return undefined;
}
