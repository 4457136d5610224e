import { LRUCache } from "lru-cache";
import { db } from "@/lib/db/client";
import { IMAGE_SIZES } from "@/lib/images/urls";
import { perProcess } from "@/lib/per-process";

const FILE = /^([\da-f]{40})-(\d{3})\.webp$/;

// Many requests for large images of busy pages; not cached for ever, because they can be deleted.
const kept = () =>
  perProcess("images", () => new LRUCache<string, Uint8Array<ArrayBuffer>>({ ...KEPT, sizeCalculation }));
const KEPT = { maxSize: 32 * 1024 * 1024, ttl: 600_000 };
const sizeCalculation = (bytes: Uint8Array) => bytes.byteLength + 1;

/** The WebP bytes for a file name of `imagePath`; undefined when there are none. */
export async function readImage(file: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const known = kept().get(file);
  if (known) return known;
  const [, hash = "", side] = FILE.exec(file) ?? [];
  const size = side === String(IMAGE_SIZES.small) ? "small" : side === String(IMAGE_SIZES.large) && "large";
  if (!size) return undefined;
  const row = await db.image.findUnique({
    where: { hash },
    select: { small: size === "small", large: size === "large" },
  });
  const bytes = row?.[size];
  if (bytes) kept().set(file, bytes);
  return bytes;
}
