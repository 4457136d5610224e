import type { Level } from "@/lib/qr/matrix";
import { layOut } from "@/lib/qr/picture";
import { png } from "@/lib/qr/png";
import { svg } from "@/lib/qr/svg";

export type { Level } from "@/lib/qr/matrix";
export { SizeTooSmallError, smallestSize } from "@/lib/qr/picture";

/** `size` 96–2048 pixels, `fg` and `bg` six hex digits, `margin` 0–16 modules (docs/contract.md §3). */
export type QrOptions = {
  format: "png" | "svg";
  size: number;
  fg: string;
  bg: string;
  margin: number;
  level: Level;
};

/**
 * Draws the QR code of a text as an image of exactly size × size pixels; equal arguments give equal bytes
 * (docs/contract.md §3). Throws SizeTooSmallError, naming the smallest size that works; RangeError for an option out of
 * bounds; Error when the text is empty or too long for this level.
 */
export function renderQr(text: string, options: QrOptions): { body: Buffer; contentType: string } {
  check(options);
  const { format, size, fg, bg, margin, level } = options;
  const picture = layOut(text, size, margin, level);
  return format === "svg"
    ? { body: svg(picture, fg, bg), contentType: "image/svg+xml" }
    : { body: png(picture, fg, bg), contentType: "image/png" };
}

function check({ size, fg, bg, margin }: QrOptions): void {
  if (!within(size, 96, 2048)) throw new RangeError("size must be a whole number from 96 to 2048");
  if (!within(margin, 0, 16)) throw new RangeError("margin must be a whole number from 0 to 16");
  for (const color of [fg, bg])
    if (!/^[\da-f]{6}$/i.test(color)) throw new RangeError("a color must be six hexadecimal digits");
}

const within = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;
