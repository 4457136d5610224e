import { AppError } from "@/lib/errors";
import { type RateLimitRule, rateLimit, refund } from "@/lib/rate-limit";

const PER_ACCOUNT: RateLimitRule = { requests: 10, seconds: 900 };
const PER_ADDRESS: RateLimitRule = { requests: 100, seconds: 900 };

/** Counts one more of `subject`. Throws `rate_limited` with the time to wait when there were too many. */
export async function consumeAttempt(subject: string, rule: RateLimitRule, now: Date): Promise<void> {
  const { allowed, retryAfter } = await rateLimit(subject, rule, now);
  if (allowed) return;
  const minutes = Math.ceil(retryAfter / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  throw new AppError("rate_limited", `Too many attempts. Try again in ${wait}.`, {
    "Retry-After": String(retryAfter),
  });
}

/** A subject and how often it may fail. */
type Limit = readonly [subject: string, rule: RateLimitRule];

/** 10 failures in 15 minutes for an e-mail, whether it has an account or not. */
export const perAccount = (email: string): Limit => [`sign-in:${email}`, PER_ACCOUNT];

/** 100 failures in 15 minutes for an address, of whatever accounts. */
export const perAddress = (address: string): Limit => [`sign-in-address:${address}`, PER_ADDRESS];

/** Runs an attempt to know a password. Only failures count: what answers something was none. Throws `rate_limited`. */
export async function attempt<T>(
  limits: readonly Limit[],
  now: Date,
  run: () => Promise<T | undefined>,
): Promise<T | undefined> {
  // Counted before it is known how it ends, so that guesses made at the same time count too.
  for (const [subject, rule] of limits) await consumeAttempt(subject, rule, now);
  const done = await run();
  if (done !== undefined) await Promise.all(limits.map(([subject]) => refund(subject)));
  return done;
}
