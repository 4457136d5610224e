/** The events webhooks can subscribe to, in the contract's order (docs/contract.md §10). Safe in the browser. */
export const EVENT_NAMES = [
  "link.created",
  "link.deleted",
  "link.expired",
  "link.clicks.milestone",
  "timer.expired",
  "countdown.expired",
  "form.submitted",
] as const;

export type EventName = (typeof EVENT_NAMES)[number];

/** Their descriptions. */
export const EVENTS: Readonly<Record<EventName, string>> = {
  "link.created": "A link was created, in the dashboard or through the API.",
  "link.deleted": "A link was deleted. Contains its last state.",
  "link.expired": "A link expired or reached its click limit. Checked once a day.",
  "link.clicks.milestone": "A link reached 100, 1,000 or 10,000 clicks.",
  "timer.expired": "An email timer expired.",
  "countdown.expired": "A countdown page expired.",
  "form.submitted": "A form was submitted. Contains the answers.",
};

/** Selected for a new webhook; visitors' answers are opt-in. */
export const DEFAULT_EVENTS: readonly EventName[] = EVENT_NAMES.filter((name) => name !== "form.submitted");

/** Emitted when the rollup raises counters (lib/links/milestones.ts). */
export const MILESTONE_EVENT = "link.clicks.milestone" satisfies EventName;

/** The click counts that are milestones. */
export const MILESTONES = [100, 1_000, 10_000] as const;
