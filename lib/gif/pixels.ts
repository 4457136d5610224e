/** A rectangle in whole pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** A bitmap of palette indexes, row by row. */
export type Pixels = { width: number; height: number; data: Uint8Array };

/** A copy of a part of an image. */
export function crop(from: Pixels, x: number, y: number, width: number, height: number): Pixels {
  const data = new Uint8Array(width * height);
  for (let row = 0; row < height; row++) {
    const start = (y + row) * from.width + x;
    data.set(from.data.subarray(start, start + width), row * width);
  }
  return { width, height, data };
}
