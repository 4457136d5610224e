import { log } from "@/lib/log";
import type { Limiter, RateLimitRule } from "@/lib/rate-limit/result";

const QUIET = 60_000;

/**
 * Judges by the shared limiter; while that fails, by this process's own, never by none. What the shared one had
 * counted is unknown to the other, so the allowance starts anew. Logs a warning at most once a minute.
 */
export function withFallback(shared: Limiter, own: Limiter): Limiter {
  let warned = Number.NEGATIVE_INFINITY;
  const count = async (subject: string, rule: RateLimitRule, now: Date) => {
    try {
      return await shared(subject, rule, now);
    } catch (err) {
      if (now.getTime() - warned >= QUIET) {
        warned = now.getTime();
        log.warn(reason(err), "The shared rate limit is away: each copy of the app counts for itself");
      }
      return own(subject, rule, now);
    }
  };
  // Which of them counted it is not known; while the shared one is away it is this process's own.
  const refund = (subject: string) => shared.refund(subject).catch(() => own.refund(subject));
  return Object.assign(count, { refund });
}

/** Why it failed, without the command that the Upstash client appends: its keys name people. */
function reason(err: unknown) {
  const cause = err instanceof Error && err.cause ? String(err.cause) : null;
  return { reason: String(err).replace(/, command was: .*/s, ""), cause };
}
