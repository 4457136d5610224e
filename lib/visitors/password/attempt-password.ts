import { keyedHash } from "@/lib/crypto/derived-key";
import { rateLimit, rateLimitWait } from "@/lib/rate-limit";
import type { PasswordAttempt, PasswordCheck } from "@/lib/visitors/password/attempt";
import { type Verify, verifyCached } from "@/lib/visitors/password/verified-passwords";
import { networkOf } from "@/lib/visitors/request/network";

/** Wrong passwords of one client for one link. */
const ATTEMPTS = { requests: 10, seconds: 900 };
/** Owners can't set longer ones. */
const MAX_CODE_POINTS = 128;

/** Checks a link's password against its hash, and counts a wrong one. Rejects when the database is unavailable. */
export async function attemptPassword(
  { linkId, passwordHash, password, address, now }: PasswordAttempt,
  verify: Verify,
): Promise<PasswordCheck> {
  const subject = `link-password:${keyedHash("password attempts", `${linkId} ${networkOf(address)}`)}`;
  const throttled = async (): Promise<PasswordCheck | undefined> => {
    const retryAfter = await rateLimitWait(subject, ATTEMPTS, now);
    return retryAfter > 0 ? { result: "throttled", retryAfter } : undefined;
  };
  const early = await throttled();
  if (early) return early;
  const isPossible = [...password].length <= MAX_CODE_POINTS;
  // Only wrong ones count, so that right ones never lock each other out. Among parallel guesses, a right one is
  // rejected once ten others were wrong.
  if (isPossible && (await verifyCached(passwordHash, password, verify)))
    return (await throttled()) ?? { result: "right" };
  const { allowed, retryAfter } = await rateLimit(subject, ATTEMPTS, now);
  return allowed ? { result: "wrong" } : { result: "throttled", retryAfter };
}
