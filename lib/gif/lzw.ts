import { type Bits, BitWriter } from "./bits";

/** Bits per pixel, for at most 16 colors. */
export const DEPTH = 4;

const CLEAR = 1 << DEPTH;
const END = CLEAR + 1;
const WIDTH = DEPTH + 1;
const FULL = 4095;

// The string table: a string's code and the next pixel map to the code of both, 0 when unknown.
const longer = new Uint16Array((FULL + 1) << DEPTH);
const used = new Uint32Array(FULL + 1);

let room = new Uint8Array(1 << 16);

/**
 * Compresses pixels with GIF89a's LZW (appendix F), for a freshly cleared decoder, and clears it at the end, so that
 * `join` can concatenate pieces in any order. All state is local for speed: this is the hot path of rendering a new
 * image.
 */
export function compress(pixels: Uint8Array): Bits {
  const count = pixels.length;
  if (!count) return { bytes: new Uint8Array(), length: 0 };
  // Codes have at most 12 bits, and there are no more codes than pixels, clear codes and the end code.
  if (room.length < count * 2 + 64) room = new Uint8Array(count * 2 + 64);
  const out = room;
  let at = 0;
  let rest = 0;
  let held = 0;
  let next = END + 1;
  let width = WIDTH;
  let uses = 0;
  let code = pixels[0] ?? 0;
  for (let index = 1; index <= count; index++) {
    const pixel = index < count ? (pixels[index] ?? 0) : -1;
    const entry = (code << DEPTH) | pixel;
    const both = pixel < 0 ? 0 : (longer[entry] ?? 0);
    if (both) {
      code = both;
      continue;
    }
    rest |= code << held;
    held += width;
    while (held >= 8) {
      out[at++] = rest;
      rest >>>= 8;
      held -= 8;
    }
    if (pixel >= 0) {
      longer[entry] = next;
      used[uses++] = entry;
      code = pixel;
    }
    // The decoder is one string behind, so the code width grows with what it knows.
    if (next++ === 1 << width) width++;
    if (next < FULL && pixel >= 0) continue;
    rest |= CLEAR << held;
    held += width;
    while (held >= 8) {
      out[at++] = rest;
      rest >>>= 8;
      held -= 8;
    }
    for (let use = 0; use < uses; use++) longer[used[use] ?? 0] = 0;
    uses = 0;
    next = END + 1;
    width = WIDTH;
  }
  out[at] = rest;
  const length = at * 8 + held;
  return { bytes: out.slice(0, (length + 7) >>> 3), length };
}

/** The LZW stream of an image: the pieces from `compress` that `write` appends. */
export function join(capacity: number, write: (out: BitWriter) => void): Uint8Array {
  const out = new BitWriter(capacity);
  out.write(CLEAR, WIDTH);
  write(out);
  out.write(END, WIDTH);
  return out.end().bytes;
}
