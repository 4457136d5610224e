import { createHash } from "node:crypto";
import { addDays } from "@/lib/dates";
import { db } from "@/lib/db/client";
import { encode } from "@/lib/images/encode";
import type { Owner } from "@/lib/owner";
import { rateLimit } from "@/lib/rate-limit";
import { rateLimited } from "@/lib/rate-limit/rate-limited";

const PER_ACCOUNT = { requests: 300, seconds: 3600 };

/**
 * Stores an uploaded image, re-encoded, and returns its content hash; equal images are stored once. Another table
 * must refer to the hash within a day. Throws `invalid_image`, or `rate_limited` past 300 uploads an hour. Call it
 * outside `transaction`.
 */
export async function storeImage(owner: Owner, bytes: Uint8Array, now: Date): Promise<{ hash: string }> {
  const { allowed, retryAfter } = await rateLimit(`images:${owner.accountId}`, PER_ACCOUNT, now);
  if (!allowed) throw rateLimited("Too many uploads", retryAfter);
  const { small, large } = await encode(bytes);
  const hash = createHash("sha256").update(large).update(small).digest("hex").slice(0, 40);
  const storedAt = now;
  await db.image.upsert({ where: { hash }, create: { hash, small, large, storedAt }, update: { storedAt } });
  return { hash };
}

/** Deletes images that nothing refers to, with a day's grace for those about to be used. */
export async function deleteUnusedImages(now: Date): Promise<number> {
  const unused = await db.image.deleteMany({
    where: {
      storedAt: { lt: addDays(now, -1) },
      items: { none: {} },
      bioPages: { none: {} },
      bioLinks: { none: {} },
      accounts: { none: {} },
      domains: { none: {} },
    },
  });
  return unused.count;
}
