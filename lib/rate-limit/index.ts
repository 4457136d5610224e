import { createHash } from "node:crypto";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";
import { withFallback } from "@/lib/rate-limit/fallback";
import type { Limiter, RateLimitResult, RateLimitRule } from "@/lib/rate-limit/limiter";
import { memoryLimiter } from "@/lib/rate-limit/memory";
import { postgresLimiter } from "@/lib/rate-limit/postgres";
import { upstashLimiter } from "@/lib/rate-limit/upstash";

export type { RateLimitResult, RateLimitRule } from "@/lib/rate-limit/limiter";
export { countInRateLog, type RateLogRow, resultOf } from "@/lib/rate-limit/postgres";

/** Whether the limits are in PostgreSQL, where other statements can include `countInRateLog`. */
export const countsInPostgres = (): boolean => !env.UPSTASH_REDIS_REST_URL;

const limiter = (): Limiter =>
  perProcess("rate limit", () => {
    const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = env;
    return url && token ? withFallback(upstashLimiter(url, token), memoryLimiter()) : postgresLimiter;
  });

/** A subject that any store accepts: untrusted text may be very long or contain bytes that PostgreSQL rejects. */
const storable = (subject: string) =>
  /^[\x21-\x7e]{1,200}$/.test(subject)
    ? subject
    : `sha256:${createHash("sha256").update(subject).digest("hex")}`;

/**
 * Counts a request of `subject` and returns whether it is within the rule; rejected requests don't count
 * (docs/contract.md §2). A subject starts with the name of its rule, as in `key:12`: one subject has one rule. Uses
 * Upstash Redis when configured, else PostgreSQL; rejects when PostgreSQL is used and unavailable. Call it outside
 * `transaction`.
 */
export function rateLimit(subject: string, rule: RateLimitRule, now: Date): Promise<RateLimitResult> {
  return limiter()(storable(subject), rule, now);
}

/** Whole seconds until `rateLimit` would allow a request of `subject`; 0 for now. Counts nothing. */
export const rateLimitWait = (subject: string, rule: RateLimitRule, now: Date): Promise<number> =>
  limiter().wait(storable(subject), rule, now);

/** Refunds the newest request of `subject`, for limits that only count failures. */
export async function refund(subject: string): Promise<void> {
  await limiter().refund(storable(subject));
}
