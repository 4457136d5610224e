import { contrast, luminance, SCANNABLE } from "@/lib/validation/contrast";

/** The style of a QR code; colors as six hex digits. */
export type QrLook = {
  fg: string;
  bg: string;
  size: number;
  dots: string;
  eyes: string;
  logo: boolean;
  track: boolean;
};

export const PLAIN: QrLook = {
  fg: "000000",
  bg: "ffffff",
  size: 1024,
  dots: "square",
  eyes: "square",
  logo: false,
  track: false,
};

/** The parameters of the code's route. */
export const paramsOf = ({ fg, bg, size, dots, eyes, logo, track }: QrLook) => ({
  size: String(size),
  fg,
  bg,
  ...(dots !== "square" && { dots }),
  ...(eyes !== "square" && { eyes }),
  ...(logo && { logo: "1" }),
  ...(track && { track: "1" }),
});

/** Why the server would refuse this style (docs/contract.md §3). */
export function refusalOf({ fg, bg, dots, eyes, logo }: QrLook): string | undefined {
  if (fg === bg) return "Choose two different colors, or the code can't be scanned.";
  if (dots === "square" && eyes === "square" && !logo) return undefined;
  if (luminance(fg) > luminance(bg))
    return "With a logo or round shapes, the foreground must be darker than the background.";
  const ratio = contrast(fg, bg);
  if (ratio >= SCANNABLE) return undefined;
  return `With a logo or round shapes, the colors need more contrast (${ratio.toFixed(1)}:1, use 3:1 or more).`;
}

/** Why phones may not read a plain code in these colors. */
export function scanWarning({ fg, bg }: QrLook): string | undefined {
  const ratio = contrast(fg, bg);
  if (ratio < SCANNABLE)
    return `Many phones can't scan this: the colors are too close (contrast ${ratio.toFixed(1)}:1, use 3:1 or more).`;
  if (luminance(fg) > luminance(bg))
    return "Some scanners can't read light codes on a dark background. Try it before you print it.";
  return undefined;
}

/** Why the code at this URL failed to load. */
export async function failureAt(src: string): Promise<string> {
  const { error, message }: { error?: string; message?: string } = await fetch(src)
    .then((response) => response.json())
    .catch(() => ({}));
  if (error?.startsWith("invalid_") && message) return message;
  return "The QR code couldn't be loaded. Reload the page.";
}

const centimeters = (pixels: number) => (pixels / 300) * 2.54;
const number = new Intl.NumberFormat("en", { maximumFractionDigits: 1 });

/** The printed size of a code, at 300 pixels per inch as in the PDF, and its reading distance. */
export function printHint(pixels: number): string {
  const wide = centimeters(pixels);
  // A rule of thumb: phones read a code from about ten times its width away.
  const away = 10 * wide;
  const distance = away < 100 ? `${Math.round(away)} cm` : `${number.format(away / 100)} m`;
  return `${wide.toFixed(1)} cm wide in print: scans from up to ${distance} away. SVG and PDF stay sharp at any size.`;
}
