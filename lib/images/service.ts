import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { IMAGE_SIZES } from "@/lib/image-urls";
import { encode } from "@/lib/images/encode";
import type { Owner } from "@/lib/owner";
import { perProcess } from "@/lib/per-process";
import { limit } from "@/lib/rate-limit";

const PER_ACCOUNT = { requests: 300, seconds: 3600 };

/**
 * Keeps an uploaded picture, re-encoded, and answers the hash that names its content: the same picture is kept once.
 * What refers to it does so by `hash`, in another table, within a day. Throws `invalid_image`, or `rate_limited` past
 * 300 uploads an hour. Call it outside `transaction`.
 */
export async function storeImage(owner: Owner, bytes: Uint8Array, now: Date): Promise<{ hash: string }> {
  const verdict = await limit(`images:${owner.userId}`, PER_ACCOUNT, now);
  if (!verdict.allowed) {
    const wait = { "Retry-After": String(verdict.retryAfter) };
    throw new AppError("rate_limited", "Too many pictures in an hour; try again later", wait);
  }
  const { small, large } = await encode(bytes);
  const hash = createHash("sha256").update(large).update(small).digest("hex").slice(0, 40);
  const storedAt = now;
  await db.image.upsert({ where: { hash }, create: { hash, small, large, storedAt }, update: { storedAt } });
  return { hash };
}

const FILE = /^([\da-f]{40})-(\d{3})\.webp$/;

// Pictures of many kilobytes that every visitor of a busy page asks for; not for ever, because they can be deleted.
const kept = () =>
  perProcess("images", () => new LRUCache<string, Uint8Array<ArrayBuffer>>({ ...KEPT, sizeCalculation }));
const KEPT = { maxSize: 32 * 1024 * 1024, ttl: 600_000 };
const sizeCalculation = (bytes: Uint8Array) => bytes.byteLength + 1;

/** The WebP bytes that a file's name of `imagePath` stands for; undefined when there are none. */
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

/** Deletes pictures that nothing refers to; a day's grace for those that are about to be used. */
export async function removeUnused(now: Date): Promise<number> {
  const unused = await db.image.deleteMany({
    where: { storedAt: { lt: addDays(now, -1) }, dishes: { none: {} }, bioPages: { none: {} } },
  });
  return unused.count;
}
