import { type Bits, BitWriter } from "./bits";

/** Bits of a pixel: all our pictures have at most 16 colours. */
export const DEPTH = 4;

const CLEAR = 1 << DEPTH;
const END = CLEAR + 1;
const WIDTH = DEPTH + 1;
const FULL = 4095;

// Known strings as a table: the code of a string and the pixel after it lead to the code of both, 0 when unknown.
const longer = new Uint16Array((FULL + 1) << DEPTH);
const used = new Uint32Array(FULL + 1);

/**
 * Compresses pixels by the LZW of GIF89a (appendix F), for a decoder that was just cleared, and clears it at the end.
 * So pieces can be joined to one stream in any order: `join` does it.
 */
export function compress(pixels: Uint8Array): Bits {
  const out = new BitWriter(64 + (pixels.length >>> 3));
  let next = END + 1;
  let width = WIDTH;
  let uses = 0;
  const forget = () => {
    for (let index = 0; index < uses; index++) longer[used[index] ?? 0] = 0;
    uses = 0;
    next = END + 1;
    width = WIDTH;
  };
  if (!pixels.length) return out.end();
  let code = pixels[0] ?? 0;
  for (let index = 1; index < pixels.length; index++) {
    const pixel = pixels[index] ?? 0;
    const place = (code << DEPTH) | pixel;
    const both = longer[place] ?? 0;
    if (both) {
      code = both;
      continue;
    }
    out.write(code, width);
    code = pixel;
    longer[place] = next;
    used[uses++] = place;
    if (next++ === 1 << width) width++;
    if (next < FULL) continue;
    out.write(CLEAR, width);
    forget();
  }
  out.write(code, width);
  // The decoder is one string behind; this is the one that it learns from the last code.
  if (next === 1 << width) width++;
  out.write(CLEAR, width);
  forget();
  return out.end();
}

/** The stream of a picture: what `write` puts into it, pieces of `compress`. */
export function join(capacity: number, write: (out: BitWriter) => void): Uint8Array {
  const out = new BitWriter(capacity);
  out.write(CLEAR, WIDTH);
  write(out);
  out.write(END, WIDTH);
  return out.end().bytes;
}
