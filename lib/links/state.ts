export const STATES = ["disabled", "expired", "limit_reached", "scheduled", "ok"] as const;

export type LinkState = (typeof STATES)[number];

type Bounded = { expiresAt: Date; autoRenew: boolean; clickLimit: number | null; clicks: number };
type StateInput = Bounded & { paused: boolean; isServed: boolean; startsAt: Date | null };

/**
 * The first that applies of disabled (paused, or on a domain that doesn't serve), expired, limit_reached, scheduled,
 * else ok (docs/contract.md §3). The same rule is in SQL for redirects (link-visits.ts and limited-link-visits.ts in
 * lib/visitors/counting) and for lists (lib/links/read-list-filter.ts).
 */
export function linkState(link: StateInput, now: Date): LinkState {
  if (link.paused || !link.isServed) return "disabled";
  if (isPast(link, now)) return "expired";
  if (link.clickLimit !== null && link.clicks >= link.clickLimit) return "limit_reached";
  if (link.startsAt && link.startsAt > now) return "scheduled";
  return "ok";
}

/** Whether the link has expired or reached its limit, paused or not. */
export const hasEnded = (link: Bounded, now: Date): boolean =>
  isPast(link, now) || (link.clickLimit !== null && link.clicks >= link.clickLimit);

// A link with `autoRenew` doesn't expire, even if the renewal job is late.
const isPast = ({ expiresAt, autoRenew }: Bounded, now: Date): boolean => expiresAt <= now && !autoRenew;
