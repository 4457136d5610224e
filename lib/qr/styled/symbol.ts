import { type BitMatrix, create } from "qrcode";
import type { Level } from "@/lib/qr/matrix";

/** A QR code as a square of modules, `across` wide; `modules` are 1 where they are dark. */
export type QrSymbol = {
  across: number;
  modules: Uint8Array;
  version: number;
  /** The modules in the middle that are cleared for a logo: a square of `side` from `start` on, in both directions. */
  box?: { start: number; side: number };
};

// Shares of the width. A fifth is what readers tolerate in practice; from 28 % on they fail even at level H.
const MAX_BOX = 0.22;
const MIN_BOX = 0.15;
const LAST_VERSION = 40;

/** The QR code of a text. Throws when the text is empty or too long for this level. */
export function encode(text: string, level: Level): QrSymbol {
  const { modules, version } = create(text, { errorCorrectionLevel: level });
  return { across: modules.size, modules: modules.data, version };
}

/**
 * The QR code of a text at level H, with its middle cleared for a logo. Some versions have an alignment pattern in the
 * middle; then it is the next larger one that has none. Throws when the text is empty or too long.
 */
export function encodeWithLogo(text: string): QrSymbol {
  const smallest = create(text, { errorCorrectionLevel: "H" });
  for (let version = smallest.version; version <= LAST_VERSION; version++) {
    const { modules } = create(text, { errorCorrectionLevel: "H", version });
    const box = boxIn(modules);
    if (!box) continue;
    const cleared = Uint8Array.from(modules.data);
    for (let row = box.start; row < box.start + box.side; row++)
      cleared.fill(0, row * modules.size + box.start, row * modules.size + box.start + box.side);
    return { across: modules.size, modules: cleared, version, box };
  }
  throw new RangeError("The text is too long for a QR code with a logo");
}

/** The largest box in the middle; it is centered, because codes and boxes are an odd number of modules wide. */
function boxIn(modules: BitMatrix): QrSymbol["box"] {
  const most = Math.floor(modules.size * MAX_BOX);
  for (let side = most - (1 - (most % 2)); side >= modules.size * MIN_BOX; side -= 2) {
    const start = (modules.size - side) / 2;
    if (isFree(modules, start - 1, side + 2)) return { start, side };
  }
  return undefined;
}

/** Whether a square has only data modules: no finder, timing, format or alignment pattern. */
function isFree(modules: BitMatrix, start: number, side: number): boolean {
  const inside = Array.from({ length: side }, (_, at) => start + at);
  return inside.every((row) => inside.every((column) => !modules.isReserved(row, column)));
}
