import { type RateLimitRule, rateLimit, refund } from "@/lib/rate-limit";
import { rateLimited } from "@/lib/rate-limit/rate-limited";

const PER_EMAIL: RateLimitRule = { requests: 10, seconds: 900 };
const PER_ADDRESS: RateLimitRule = { requests: 100, seconds: 900 };

/** Counts an attempt of `subject`. Throws `rate_limited` with the time to wait when there were too many. */
export async function consumeAttempt(subject: string, rule: RateLimitRule, now: Date): Promise<void> {
  const { allowed, retryAfter } = await rateLimit(subject, rule, now);
  if (!allowed) throw rateLimited("Too many attempts", retryAfter);
}

/** A subject and how often it may fail. */
type Limit = readonly [subject: string, rule: RateLimitRule];

/** 10 failures in 15 minutes per email, whether or not it has an account. */
export const perEmail = (email: string): Limit => [`sign-in:${email}`, PER_EMAIL];

/** 100 failures in 15 minutes per IP address, across all accounts. */
export const perAddress = (address: string): Limit => [`sign-in-address:${address}`, PER_ADDRESS];

/** Runs a password check. Only failures count: a result refunds the attempt. Throws `rate_limited`. */
export async function attempt<T>(
  limits: readonly Limit[],
  now: Date,
  run: () => Promise<T | undefined>,
): Promise<T | undefined> {
  // Counted before the check, so that parallel guesses count too.
  for (const [subject, rule] of limits) await consumeAttempt(subject, rule, now);
  const done = await run();
  if (done !== undefined) await Promise.all(limits.map(([subject]) => refund(subject)));
  return done;
}
