import { crc32, deflateSync } from "node:zlib";
import type { Pixels } from "@/lib/gif/pixels";

const NO_FILTER = 0;
const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length);
  bytes.write(type, 4, "latin1");
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

// Our images are long runs: a higher level takes four times as long to save a sixth.
const LEVEL = 3;

/** A PNG of 16 colors, two pixels per byte. */
export function encodePng({ width, height, data }: Pixels, palette: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([4, 3, 0, 0, 0], 8);
  const rows = new Uint8Array((1 + Math.ceil(width / 2)) * height);
  let at = 0;
  for (let from = 0; from < data.length; from += width) {
    const end = from + width;
    rows[at++] = NO_FILTER;
    for (let x = from; x < end; x += 2)
      rows[at++] = ((data[x] ?? 0) << 4) | (x + 1 < end ? (data[x + 1] ?? 0) : 0);
  }
  const parts = [
    chunk("IHDR", head),
    chunk("PLTE", palette),
    chunk("IDAT", deflateSync(rows, { level: LEVEL })),
  ];
  return Buffer.concat([SIGNATURE, ...parts, chunk("IEND", new Uint8Array())]);
}
