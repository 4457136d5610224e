import { BoundedQueue } from "@/lib/async/bounded-queue";
import { keyedHash } from "@/lib/crypto/derived-key";
import { perProcess } from "@/lib/per-process";
import { networkOf } from "@/lib/visitors/request/network";

/** `retryAfter` in seconds. `busy`: too many checks are waiting. */
export type PasswordCheck =
  | { result: "right" }
  | { result: "wrong" }
  | { result: "throttled"; retryAfter: number }
  | { result: "busy" };

type ProtectedLink = { id: number; passwordHash: string };

/** Wrong passwords of one client for one link. */
const ATTEMPTS = { requests: 10, seconds: 900 };
/** Owners can't set longer ones. */
const MAX_CODE_POINTS = 128;

// One check takes some 10 ms of a core and 19 MiB, and anybody may ask for it.
const AT_ONCE = 2;
const MAX_WAITING = 32;

const queue = () => perProcess("passwordChecks", () => new BoundedQueue(AT_ONCE, MAX_WAITING));

/**
 * Whether `password` opens a link (docs/contract.md §3, Visitors). A client at `address` may be wrong 10 times in 15
 * minutes for each link; those without an address count as one. Rejects when the database is unavailable.
 */
export async function checkPassword(
  link: ProtectedLink,
  password: string,
  address: string | null,
  now: Date,
): Promise<PasswordCheck> {
  const check = queue().run(() => attempt(link, password, address, now));
  return check ?? { result: "busy" };
}

async function attempt(
  { id, passwordHash }: ProtectedLink,
  password: string,
  address: string | null,
  now: Date,
): Promise<PasswordCheck> {
  // Loaded for the first password: most visitor workers never see one, and do without the database client and argon2.
  const { rateLimit, refund } = await import("@/lib/rate-limit");
  const { verifyPassword } = await import("@/lib/users/password-hash");
  const subject = `link-password:${keyedHash("password attempts", `${id} ${networkOf(address)}`)}`;
  // Counted before the outcome is known, so that parallel guesses count too.
  const { allowed, retryAfter } = await rateLimit(subject, ATTEMPTS, now);
  if (!allowed) return { result: "throttled", retryAfter };
  const isPossible = [...password].length <= MAX_CODE_POINTS;
  if (!isPossible || !(await verifyPassword(passwordHash, password))) return { result: "wrong" };
  await refund(subject);
  return { result: "right" };
}
