import { LRUCache } from "lru-cache";
import { type Limiter, type RateLimitRule, rateLimitResult } from "@/lib/rate-limit/result";

/**
 * An exact sliding log in this process alone: every process grants the whole allowance. Holds at most `capacity`
 * requests over all subjects and evicts the least recently used subject, so a flood of subjects costs bounded memory.
 * Reads no clock but `now`.
 */
export function memoryLimiter(capacity = 300_000): Limiter {
  const logs = new LRUCache<string, number[]>({ maxSize: capacity, sizeCalculation: (hits) => hits.length });
  const count = async (subject: string, rule: RateLimitRule, now: Date) => {
    const at = now.getTime();
    const span = rule.seconds * 1000;
    // Absolute difference, so that a clock set back locks nobody out for more than two windows.
    const live = (logs.get(subject) ?? []).filter((hit) => Math.abs(at - hit) < span);
    const allowed = live.length < rule.requests;
    if (allowed) live.push(at);
    live.sort((a, b) => a - b);
    logs.set(subject, live);
    const leaves = live[Math.max(0, live.length - rule.requests)] ?? at;
    return rateLimitResult(rule, {
      allowed,
      used: live.length,
      frees: leaves + span,
      wait: leaves + span - at,
    });
  };
  const refund = async (subject: string) => {
    const hits = logs.get(subject)?.slice(0, -1);
    if (hits?.length) logs.set(subject, hits);
    else logs.delete(subject);
  };
  return Object.assign(count, { refund });
}
