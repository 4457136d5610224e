/** At most `requests` in any `seconds`. Both are at least 1; `seconds` is at most a day. */
export type RateLimitRule = { requests: number; seconds: number };

/** What became of one request, and what its sender may be told. */
export type RateLimitResult = {
  allowed: boolean;
  limit: number;
  /** How many more would pass right now. */
  remaining: number;
  /** When the next place frees: from then on at least one more passes than `remaining` says. Round up for a header. */
  reset: Date;
  /** Whole seconds after which a refused request passes, at least 1; 0 when allowed. */
  retryAfter: number;
};

/** Counts one request of `subject` and judges it. Refused requests do not count. */
export type Limiter = {
  (subject: string, rule: RateLimitRule, now: Date): Promise<RateLimitResult>;
  /** Takes back the newest request counted of `subject`, one that turned out not to be of the kind that is limited. */
  refund(subject: string): Promise<unknown>;
};

type Facts = {
  allowed: boolean;
  /** Requests counted in the span, this one included when allowed. */
  used: number;
  /** When the next place frees, in Unix milliseconds. */
  frees: number;
  /** Milliseconds from the clock that judged until `frees`. */
  wait: number;
};

/** The verdict under a rule, waits rounded up so that they hold what they promise (CONTRACT §2). */
export function rateLimitResult(rule: RateLimitRule, { allowed, used, frees, wait }: Facts): RateLimitResult {
  return {
    allowed,
    limit: rule.requests,
    remaining: Math.max(0, rule.requests - used),
    reset: new Date(Math.ceil(frees)),
    retryAfter: allowed ? 0 : Math.max(1, Math.ceil(wait / 1000)),
  };
}
