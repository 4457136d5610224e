export const STATES = ["disabled", "expired", "limit_reached", "scheduled", "ok"] as const;

export type LinkState = (typeof STATES)[number];

type Bounded = { expiresAt: Date; clickLimit: number | null; clicks: number };
type StateInput = Bounded & { paused: boolean; startsAt: Date | null };

/**
 * The first that applies of disabled, expired, limit_reached, scheduled, else ok (docs/contract.md §3). The redirect uses the
 * same rule in SQL.
 */
export function linkState(link: StateInput, now: Date): LinkState {
  if (link.paused) return "disabled";
  if (link.expiresAt <= now) return "expired";
  if (link.clickLimit !== null && link.clicks >= link.clickLimit) return "limit_reached";
  if (link.startsAt && link.startsAt > now) return "scheduled";
  return "ok";
}

/** Whether the link has expired or reached its limit, paused or not. */
export const hasEnded = ({ expiresAt, clickLimit, clicks }: Bounded, now: Date): boolean =>
  expiresAt <= now || (clickLimit !== null && clicks >= clickLimit);
