import { compress, DEPTH, join } from "./lzw";
import type { Box } from "./pixels";

const BLOCK = 255;
const HEAD = 19;
const KEEP = 1 << 2;
/** In hundredths of a second, the unit of GIF delays. */
const SECOND = 100;

/** The start of a GIF89a file: its size and a global palette of 16 colors. No loop extension, so it plays once. */
export function header(width: number, height: number, palette: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(13 + palette.length);
  bytes.set(Buffer.from("GIF89a"));
  const view = new DataView(bytes.buffer);
  view.setUint16(6, width, true);
  view.setUint16(8, height, true);
  bytes[10] = 0x80 | ((DEPTH - 1) << 4) | (DEPTH - 1);
  bytes.set(palette, 13);
  return bytes;
}

export const TRAILER = Uint8Array.of(0x3b);

/** A frame shown for a second and kept: its position, and its pixels as an LZW stream. */
export function frame(box: Box, stream: Uint8Array): Uint8Array {
  const { x, y, width, height } = box;
  const blocks = Math.ceil(stream.length / BLOCK);
  const bytes = new Uint8Array(HEAD + stream.length + blocks + 1);
  const view = new DataView(bytes.buffer);
  bytes.set([0x21, 0xf9, 4, KEEP]);
  view.setUint16(4, SECOND, true);
  bytes[8] = 0x2c;
  for (const [index, value] of [x, y, width, height].entries()) view.setUint16(9 + index * 2, value, true);
  bytes[18] = DEPTH;
  let at = HEAD;
  for (let from = 0; from < stream.length; from += BLOCK) {
    const block = stream.subarray(from, from + BLOCK);
    bytes[at] = block.length;
    bytes.set(block, at + 1);
    at += 1 + block.length;
  }
  return bytes;
}

/** A frame from these pixels. */
export function frameOf(box: Box, pixels: Uint8Array): Uint8Array {
  const { bytes, length } = compress(pixels);
  return frame(
    box,
    join(bytes.length + 8, (out) => out.append(bytes, 0, length)),
  );
}
