import { AppError, invalid } from "@/lib/errors";
import { fileTypeOf } from "@/lib/images/file-type";
import { IMAGE_SIZES } from "@/lib/images/urls";
import { log } from "@/lib/log";
import { perProcess } from "@/lib/per-process";

/** Maximum upload size in bytes (docs/contract.md §11). */
export const MAX_BYTES = 5 * 1024 * 1024;

// More than phone cameras produce; anything that claims to be larger isn't decoded.
const MAX_PIXELS = 60_000_000;
const TIMEOUT_S = 20;

export type Encoded = { small: Uint8Array<ArrayBuffer>; large: Uint8Array<ArrayBuffer> };

const invalidImage = (why: string) => invalid("image", why);

/**
 * Re-encodes an upload as two WebP images, rotated upright, in sRGB, without EXIF, location or other metadata; the
 * first frame of animations. Throws `invalid_image` with what is wrong and what is allowed.
 */
export async function encode(bytes: Uint8Array): Promise<Encoded> {
  if (bytes.byteLength === 0) throw invalidImage("is empty. Choose a JPEG, PNG, WebP, AVIF or GIF.");
  if (bytes.byteLength > MAX_BYTES) throw invalidImage("is larger than 5 MB. Choose a smaller one.");
  // Allow-list of formats, so that the library's other decoders (SVG, TIFF, PDF …) never see untrusted bytes.
  const kind = fileTypeOf(bytes);
  if (!kind) throw invalidImage("isn't in a supported format. Choose a JPEG, PNG, WebP, AVIF or GIF.");
  if (kind === "heic") throw invalidImage("is HEIC, which isn't supported. Export it as JPEG first.");
  try {
    return await oneAtATime(() => scale(bytes));
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.debug({ err: error, kind }, "could not decode an uploaded image");
    throw invalidImage("is damaged or incomplete. Export it again as JPEG or PNG.");
  }
}

async function scale(bytes: Uint8Array): Promise<Encoded> {
  // Lazy, because loading it takes a tenth of a second.
  const { default: sharp } = await import("sharp");
  const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (width * height > MAX_PIXELS) {
    const megapixels = Math.ceil((width * height) / 1_000_000);
    throw invalidImage(`has ${megapixels} megapixels. Choose one with at most ${MAX_PIXELS / 1_000_000}.`);
  }
  const source = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" }).autoOrient();
  const within = async (side: number) => {
    const box = { width: side, height: side, fit: "inside", withoutEnlargement: true } as const;
    const picture = source.clone().resize(box).webp({ quality: 80 }).timeout({ seconds: TIMEOUT_S });
    return Uint8Array.from(await picture.toBuffer());
  };
  return { large: await within(IMAGE_SIZES.large), small: await within(IMAGE_SIZES.small) };
}

/** Serializes decoding: an image takes up to 256 MB. */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const queue = perProcess("image queue", () => ({ last: Promise.resolve<unknown>(undefined) }));
  const run = queue.last.then(work);
  queue.last = run.catch(() => undefined);
  return run;
}
