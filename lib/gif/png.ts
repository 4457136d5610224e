import { crc32, deflateSync } from "node:zlib";
import type { Pixels } from "./draw";

const SIGNATURE = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");

function chunk(type: string, data: Uint8Array): Buffer {
  const bytes = Buffer.alloc(12 + data.length);
  bytes.writeUInt32BE(data.length);
  bytes.write(type, 4, "latin1");
  bytes.set(data, 8);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, 8 + data.length)), 8 + data.length);
  return bytes;
}

/** A PNG of 16 colours, two pixels in a byte. */
export function encodePng({ width, height, data }: Pixels, palette: Uint8Array): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width);
  head.writeUInt32BE(height, 4);
  head.set([4, 3, 0, 0, 0], 8);
  const stride = 1 + Math.ceil(width / 2);
  const rows = new Uint8Array(stride * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * stride + 1 + (x >> 1);
      rows[at] = (rows[at] ?? 0) | ((data[y * width + x] ?? 0) << (x & 1 ? 0 : 4));
    }
  }
  const parts = [chunk("IHDR", head), chunk("PLTE", palette), chunk("IDAT", deflateSync(rows))];
  return Buffer.concat([SIGNATURE, ...parts, chunk("IEND", new Uint8Array())]);
}
