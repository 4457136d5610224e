import { randomUUID } from "node:crypto";
import type { RatelimitConfig } from "@upstash/ratelimit";
import type { Redis } from "@upstash/redis";
import type { RateLimitRule } from "@/lib/rate-limit/limiter";

/**
 * The log is a sorted set with an id per allowed request, scored by its time in microseconds of Redis' clock. It
 * expires a second late, so that rounding never drops a request that still counts.
 */
const SCRIPT = `
local log, requests, span, id = KEYS[1], tonumber(ARGV[1]), ARGV[2] * 1000000, ARGV[3]
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
redis.call('ZREMRANGEBYSCORE', log, '-inf', now - span)
redis.call('ZREMRANGEBYSCORE', log, now + span, '+inf')
local used = redis.call('ZCARD', log)
local admitted = id ~= '' and (used < requests or redis.call('ZSCORE', log, id))
if admitted then
  used = used + redis.call('ZADD', log, now, id)
  redis.call('EXPIRE', log, ARGV[2] + 1)
end
local rank = math.max(0, used - requests)
local frees = (redis.call('ZRANGE', log, rank, rank, 'WITHSCORES')[2] or now) + span
return { admitted and 1 or 0, used, frees, frees - now }`;

type Reply = [admitted: number, used: number, frees: number, wait: number];

/**
 * The exact sliding log as an algorithm for `Ratelimit`, one round trip per request (docs/contract.md §2). Its result
 * also has `wait`: milliseconds until `reset` by Redis' clock, because hosts' clocks differ.
 */
export function slidingLog(redis: Redis): (rule: RateLimitRule) => RatelimitConfig["limiter"] {
  const script = redis.createScript<Reply>(SCRIPT);
  return ({ requests, seconds }) => {
    // The id makes the client's retries idempotent. Without an id nothing is counted.
    const check = async (key: string, id = "") => {
      const [admitted, used, frees, wait] = await script.exec([key], [`${requests}`, `${seconds}`, id]);
      const remaining = Math.max(0, requests - used);
      return { success: admitted === 1, limit: requests, remaining, reset: frees / 1000, wait: wait / 1000 };
    };
    return () => ({
      limit: async (_context, key) => ({ ...(await check(key, randomUUID())), pending: Promise.resolve() }),
      getRemaining: (_context, key) => check(key),
      resetTokens: async (_context, key) => {
        await redis.del(key);
      },
    });
  };
}
