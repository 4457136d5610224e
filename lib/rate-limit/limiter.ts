/** At most `requests` in any `seconds`. Both are at least 1; `seconds` is at most a day. */
export type RateLimitRule = { requests: number; seconds: number };

/** The outcome of one request. */
export type RateLimitResult = {
  allowed: boolean;
  limit: number;
  /** How many more requests would be allowed right now. */
  remaining: number;
  /** When the next request slot frees up. Round up for a header. */
  reset: Date;
  /** Whole seconds after which a rejected request would be allowed, at least 1; 0 when allowed. */
  retryAfter: number;
};

/** Counts one request of `subject` against a rule. Rejected requests don't count. */
export type Limiter = {
  (subject: string, rule: RateLimitRule, now: Date): Promise<RateLimitResult>;
  /** Refunds the newest request of `subject`, if it turns out not to count. */
  refund(subject: string): Promise<unknown>;
  /** Whole seconds until a request would be allowed; 0 when it would be now. Counts nothing. */
  wait(subject: string, rule: RateLimitRule, now: Date): Promise<number>;
};

type Facts = {
  allowed: boolean;
  /** Requests in the window, including this one when allowed. */
  used: number;
  /** When the next slot frees up, in Unix milliseconds. */
  frees: number;
  /** Milliseconds until `frees`, by the clock that decided. */
  wait: number;
};

/** The result under a rule, with waits rounded up so that they hold (docs/contract.md §2). */
export function rateLimitResult(rule: RateLimitRule, { allowed, used, frees, wait }: Facts): RateLimitResult {
  return {
    allowed,
    limit: rule.requests,
    remaining: Math.max(0, rule.requests - used),
    reset: new Date(Math.ceil(frees)),
    retryAfter: allowed ? 0 : Math.max(1, Math.ceil(wait / 1000)),
  };
}
