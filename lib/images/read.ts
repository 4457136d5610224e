import { LRUCache } from "lru-cache";
import { pagePool } from "@/lib/db/visitor-pools";
import { IMAGE_SIZES } from "@/lib/images/urls";
import { perProcess } from "@/lib/per-process";

const FILE = /^([\da-f]{40})-(\d{3})\.webp$/;

// Busy pages request large images often. With a TTL, because images can be deleted.
const imageCache = () =>
  perProcess(
    "images",
    () => new LRUCache<string, Uint8Array<ArrayBuffer>>({ ...CACHE_OPTIONS, sizeCalculation }),
  );
const CACHE_OPTIONS = { maxSize: 32 * 1024 * 1024, ttl: 600_000 };
const sizeCalculation = (bytes: Uint8Array) => bytes.byteLength + 1;

/** The WebP bytes for a file name of `imagePath`; undefined when there are none. */
export async function readImage(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const cached = imageCache().get(file);
  if (cached) return cached;
  const [, hash = "", side] = FILE.exec(file) ?? [];
  const size = side === String(IMAGE_SIZES.small) ? "small" : side === String(IMAGE_SIZES.large) && "large";
  if (!size) return undefined;
  // Not Prisma, which visitor workers don't load.
  const { rows } = await pagePool().query<{ bytes: Buffer }>({
    name: `image-${size}`,
    text: `SELECT ${size} AS bytes FROM images WHERE hash = $1`,
    values: [hash],
  });
  const bytes = rows[0] && Uint8Array.from(rows[0].bytes);
  if (bytes) imageCache().set(file, bytes);
  return bytes;
}
