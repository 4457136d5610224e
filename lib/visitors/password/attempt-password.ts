import { keyedHash } from "@/lib/crypto/derived-key";
import { rateLimit, refund } from "@/lib/rate-limit";
import type { PasswordAttempt, PasswordCheck } from "@/lib/visitors/password/attempt";
import { networkOf } from "@/lib/visitors/request/network";

/** Wrong passwords of one client for one link. */
const ATTEMPTS = { requests: 10, seconds: 900 };
/** Owners can't set longer ones. */
const MAX_CODE_POINTS = 128;

type Verify = (hash: string, password: string) => boolean | Promise<boolean>;

/** Checks a password of a link by its hash, and counts a wrong one. Rejects when the database is unavailable. */
export async function attemptPassword(
  { linkId, passwordHash, password, address, now }: PasswordAttempt,
  verify: Verify,
): Promise<PasswordCheck> {
  const subject = `link-password:${keyedHash("password attempts", `${linkId} ${networkOf(address)}`)}`;
  // Counted before the outcome is known, so that parallel guesses count too.
  const { allowed, retryAfter } = await rateLimit(subject, ATTEMPTS, now);
  if (!allowed) return { result: "throttled", retryAfter };
  const isPossible = [...password].length <= MAX_CODE_POINTS;
  if (!isPossible || !(await verify(passwordHash, password))) return { result: "wrong" };
  await refund(subject);
  return { result: "right" };
}
