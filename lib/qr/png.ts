import { crc32, deflateSync } from "node:zlib";
import type { Picture } from "@/lib/qr/picture";

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const ONE_BIT = 1;
const PALETTE = 3;

/**
 * A PNG with one bit per pixel, an index into the palette of background and foreground (W3C PNG, third edition);
 * colors are six hex digits.
 */
export function png(picture: Picture, fg: string, bg: string): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(picture.size, 0);
  header.writeUInt32BE(picture.size, 4);
  header.set([ONE_BIT, PALETTE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(bg + fg, "hex")),
    chunk("IDAT", deflateSync(scanlines(picture))),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** Scanlines: a zero byte (no filter, because deflate compresses repeated lines well as they are) and the bits. */
function scanlines({ size, module, rows }: Picture): Buffer {
  const stride = 1 + Math.ceil(size / 8);
  const lines = Buffer.alloc(stride * size);
  for (const { top, spans } of rows) {
    const start = top * stride;
    const line = lines.subarray(start, start + stride);
    for (const { left, width } of spans) paint(line, 8 + left, width);
    for (let copy = 1; copy < module; copy++) line.copy(lines, start + copy * stride);
  }
  return lines;
}

function paint(line: Buffer, bit: number, length: number): void {
  for (let at = bit; at < bit + length; at++) line[at >> 3] = (line[at >> 3] ?? 0) | (0x80 >> (at & 7));
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(body, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}
