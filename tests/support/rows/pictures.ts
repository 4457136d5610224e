import { randomInt } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A picture in a unique color, so that no two tests store the same one. */
export function picture(width = 640, height = 480, channels: 3 | 4 = 3): Sharp {
  const [r, g, b] = [randomInt(256), randomInt(256), randomInt(256)];
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels, background: { r, g, b, alpha: 0.5 }, noise } });
}

/** A logo: a ring in this color, on a ground of another, as a transparent WebP. */
export const logoPicture = (color: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200"><rect x="20" width="260" height="200" rx="40" ` +
        `fill="#${color}"/><circle cx="150" cy="100" r="55" fill="none" stroke="#ffffff" stroke-width="24"/></svg>`,
    ),
  )
    .webp()
    .toBuffer();

function chunk(name: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG whose header claims this size, with black pixels for this many of its rows. */
export function blackPng(width: number, height: number, rows = height): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * rows));
  const parts = [chunk("IHDR", header), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))];
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), ...parts]);
}

/** The first bytes of an ISO media file of this brand, followed by garbage. */
export function isoFile(brand: string, ...compatible: string[]): Buffer {
  const brands = Buffer.from(`ftyp${brand}\0\0\0\0${compatible.join("")}`, "latin1");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(brands.length + 4);
  return Buffer.concat([length, brands, Buffer.alloc(500, 7)]);
}
