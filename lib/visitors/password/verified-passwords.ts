import { createHmac, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { perProcess } from "@/lib/per-process";

const MAX_CACHED = 1_000;
const TTL_MS = 10 * 60_000;

const state = perProcess("verifiedPasswords", () => ({
  // Random and in memory only, so that cached entries are useless without this process.
  key: randomBytes(32),
  verified: new LRUCache<string, true>({ max: MAX_CACHED, ttl: TTL_MS }),
}));

export type Verify = (hash: string, password: string) => boolean | Promise<boolean>;

/**
 * Verifies a link's password. Right ones are cached for 10 minutes: all visitors of a link type the same, and each
 * argon2 takes milliseconds of CPU time. A changed password has another hash, so it applies at once.
 */
export async function verifyCached(hash: string, password: string, verify: Verify): Promise<boolean> {
  const id = createHmac("sha256", state.key).update(`${hash} ${password}`).digest("base64");
  if (state.verified.has(id)) return true;
  const isRight = await verify(hash, password);
  if (isRight) state.verified.set(id, true);
  return isRight;
}
