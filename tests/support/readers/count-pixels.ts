import sharp from "sharp";

/** How many pixels of a picture have about this color. */
export async function countPixels(png: Uint8Array, color: string): Promise<number> {
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const wanted = Buffer.from(color, "hex");
  let count = 0;
  for (let at = 0; at < data.length; at += info.channels)
    if ([0, 1, 2].every((channel) => Math.abs((data[at + channel] ?? 0) - (wanted[channel] ?? 0)) < 24))
      count++;
  return count;
}
