import { Ratelimit } from "@upstash/ratelimit";
import { Redis } from "@upstash/redis";
import { z } from "zod";
import { type Limiter, type RateLimitRule, rateLimitResult } from "@/lib/rate-limit/limiter";
import { slidingLog } from "@/lib/rate-limit/redis-sliding-log";

const TIMEOUT = 1_000;
const PREFIX = "waypost:rate";

const limitResponse = z.object({
  success: z.boolean(),
  remaining: z.number(),
  reset: z.number(),
  wait: z.number(),
});

/**
 * An exact sliding log shared by all processes through Redis over HTTPS. Uses Redis' clock, because hosts' clocks
 * differ; `now` is unused. Rejects when a round trip takes longer than a second (a new Redis needs two, to load the
 * script); the caller decides what happens then.
 */
export function upstashLimiter(url: string, token: string): Limiter {
  const redis = new Redis({
    url,
    token,
    enableTelemetry: false,
    retry: { retries: 1, backoff: () => 0 },
    signal: () => AbortSignal.timeout(TIMEOUT),
  });
  const algorithm = slidingLog(redis);
  const ratelimitOf = (rule: RateLimitRule) =>
    new Ratelimit({
      redis,
      prefix: PREFIX,
      limiter: algorithm(rule),
      ephemeralCache: false,
      // The client's own timeout fails open ("allowed"); the abort signal above rejects instead.
      timeout: 0,
      enableTelemetry: false,
    });
  const count = async (subject: string, rule: RateLimitRule) => {
    const { success, remaining, reset, wait } = limitResponse.parse(await ratelimitOf(rule).limit(subject));
    return rateLimitResult(rule, { allowed: success, used: rule.requests - remaining, frees: reset, wait });
  };
  const refund = (subject: string) => redis.zpopmax(`${PREFIX}:${subject}`, 1);
  const wait = async (subject: string, rule: RateLimitRule) => {
    const looked = limitResponse.parse(await ratelimitOf(rule).getRemaining(subject));
    return looked.remaining > 0 ? 0 : Math.max(1, Math.ceil(looked.wait / 1000));
  };
  return Object.assign(count, { refund, wait });
}
