import { createHash } from "node:crypto";
import { env } from "@/lib/env";
import { perProcess } from "@/lib/per-process";
import { withFallback } from "@/lib/rate-limit/fallback";
import { memoryLimiter } from "@/lib/rate-limit/memory";
import { postgresLimiter } from "@/lib/rate-limit/postgres";
import type { Limiter, RateLimitResult, RateLimitRule } from "@/lib/rate-limit/result";
import { upstashLimiter } from "@/lib/rate-limit/upstash";

export type { RateLimitResult, RateLimitRule } from "@/lib/rate-limit/result";

const limiter = (): Limiter =>
  perProcess("rate limit", () => {
    const { UPSTASH_REDIS_REST_URL: url, UPSTASH_REDIS_REST_TOKEN: token } = env;
    return url && token ? withFallback(upstashLimiter(url, token), memoryLimiter()) : postgresLimiter;
  });

/** A subject as any store can keep it: typed by a stranger it may be endless or hold bytes that PostgreSQL refuses. */
const storable = (subject: string) =>
  /^[\x21-\x7e]{1,200}$/.test(subject)
    ? subject
    : `sha256:${createHash("sha256").update(subject).digest("hex")}`;

/**
 * Counts one request of `subject` and says whether it is within the rule; refused requests do not count (CONTRACT §2).
 * A subject starts with the name of its rule, as in `api-key:12`: one subject has one rule.
 * Upstash Redis when configured, else PostgreSQL; rejects when PostgreSQL is the store and is away.
 * Call it outside `transaction`.
 */
export function rateLimit(subject: string, rule: RateLimitRule, now: Date): Promise<RateLimitResult> {
  return limiter()(storable(subject), rule, now);
}

/** Takes back the newest request counted of `subject`: what is limited are failures, and this one was none. */
export async function refund(subject: string): Promise<void> {
  await limiter().refund(storable(subject));
}
