import { darkRuns, type Level } from "@/lib/qr/matrix";

const MIN_MODULE_PIXELS = 2;

/**
 * A QR code laid out on a square, in pixels: its rows of modules, each `module` high, with the spans of foreground
 * color. Everything else is background.
 */
export type Picture = {
  size: number;
  module: number;
  rows: { top: number; spans: { left: number; width: number }[] }[];
};

/**
 * The requested size leaves less than two pixels per module. `smallest` is the smallest size that works, in pixels.
 */
export class SizeTooSmallError extends Error {
  constructor(readonly smallest: number) {
    super(`This QR code needs at least ${smallest} pixels`);
    this.name = "SizeTooSmallError";
  }
}

/**
 * Lays out the QR code of a text on size × size pixels, centered, with modules as large as whole pixels allow; the
 * rest widens the quiet zone of `margin` modules (docs/contract.md §3). Throws SizeTooSmallError.
 */
export function layOut(text: string, size: number, margin: number, level: Level): Picture {
  const runs = darkRuns(text, level);
  const across = runs.length + 2 * margin;
  const module = Math.floor(size / across);
  if (module < MIN_MODULE_PIXELS) throw new SizeTooSmallError(across * MIN_MODULE_PIXELS);

  const edge = Math.floor((size - runs.length * module) / 2);
  const rows = runs.map((row, index) => ({
    top: edge + index * module,
    spans: row.map(({ start, length }) => ({ left: edge + start * module, width: length * module })),
  }));
  return { size, module, rows };
}

/**
 * The smallest size in pixels for the QR code of a text: two per module, including the quiet zone (docs/contract.md
 * §3). May be below the smallest size offered.
 */
export const smallestSize = (text: string, margin: number, level: Level): number =>
  (darkRuns(text, level).length + 2 * margin) * MIN_MODULE_PIXELS;
