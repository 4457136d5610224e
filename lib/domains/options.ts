// Safe in the browser.

/** The lifecycle states of a domain (docs/contract.md §14). */
export const STATES = ["pending", "active", "failing", "lost"] as const;

/** What the last check found wrong. */
export const PROBLEMS = [
  "txt_missing",
  "txt_other",
  "points_elsewhere",
  "caa_forbids",
  "held_elsewhere",
  "dns_error",
] as const;

export type Problem = (typeof PROBLEMS)[number];
