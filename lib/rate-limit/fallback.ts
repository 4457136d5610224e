import { log } from "@/lib/log";
import type { Limiter, RateLimitRule } from "@/lib/rate-limit/limiter";

const WARN_INTERVAL_MS = 60_000;

/**
 * Uses the shared limiter; while it fails, falls back to the process's own, never to none. The fallback starts with
 * full allowances. Logs a warning at most once a minute.
 */
export function withFallback(shared: Limiter, own: Limiter): Limiter {
  let warned = Number.NEGATIVE_INFINITY;
  const count = async (subject: string, rule: RateLimitRule, now: Date) => {
    try {
      return await shared(subject, rule, now);
    } catch (err) {
      if (now.getTime() - warned >= WARN_INTERVAL_MS) {
        warned = now.getTime();
        log.warn(reason(err), "The shared rate limiter is unavailable: each copy counts for itself");
      }
      return own(subject, rule, now);
    }
  };
  // Best effort: if the shared one is unavailable, the fallback probably counted.
  const refund = (subject: string) => shared.refund(subject).catch(() => own.refund(subject));
  const wait: Limiter["wait"] = (...request) => shared.wait(...request).catch(() => own.wait(...request));
  return Object.assign(count, { refund, wait });
}

/** The error without the command that the Upstash client appends: its keys contain personal data. */
function reason(err: unknown) {
  const cause = err instanceof Error && err.cause ? String(err.cause) : null;
  return { reason: String(err).replace(/, command was: .*/s, ""), cause };
}
