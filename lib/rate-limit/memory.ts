import { LRUCache } from "lru-cache";
import { type Limiter, type RateLimitRule, rateLimitResult } from "@/lib/rate-limit/limiter";

/**
 * An exact sliding log in this process only: every process grants the whole allowance. Holds at most `capacity`
 * requests over all subjects and evicts the least recently used subject, so a flood of subjects costs bounded memory.
 * Reads no clock but `now`.
 */
export function memoryLimiter(capacity = 300_000): Limiter {
  const logs = new LRUCache<string, number[]>({ maxSize: capacity, sizeCalculation: (hits) => hits.length });
  // Absolute difference, so that a clock set back locks nobody out for more than two windows.
  const recent = (subject: string, { seconds }: RateLimitRule, at: number) =>
    (logs.get(subject) ?? []).filter((hit) => Math.abs(at - hit) < seconds * 1000);
  const count = async (subject: string, rule: RateLimitRule, now: Date) => {
    const at = now.getTime();
    const span = rule.seconds * 1000;
    const live = recent(subject, rule, at);
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
  const wait = async (subject: string, rule: RateLimitRule, now: Date) => {
    const leaves = recent(subject, rule, now.getTime()).at(-rule.requests);
    return leaves === undefined ? 0 : Math.ceil((leaves - now.getTime()) / 1000 + rule.seconds);
  };
  return Object.assign(count, { refund, wait });
}
