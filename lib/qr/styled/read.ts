// The size at which a phone's camera sees a code; larger would only be slower.
const MAX_PIXELS = 640;

/** The text that a reader finds in a picture on a page of its background color; undefined when it finds no code. */
export async function readPicture(png: Uint8Array, bg: string): Promise<string | undefined> {
  const [{ default: sharp }, { default: jsQR }] = await Promise.all([import("sharp"), import("jsqr")]);
  const edge = MAX_PIXELS / 10;
  const { data, info } = await sharp(png)
    .resize({ width: MAX_PIXELS, withoutEnlargement: true })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: `#${bg}` })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  // Passed although it's the default, because jsQR keeps what another call passes as its new default.
  return jsQR(pixels, info.width, info.height, { inversionAttempts: "attemptBoth" })?.data;
}
