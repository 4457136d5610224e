/** The events webhooks can subscribe to, each with a description (CONTRACT §10). Safe in the browser. */
export const EVENTS = {
  "link.created": "A new link was made, in the dashboard or over the API.",
  "link.deleted": "A link was deleted; you get it as it last was.",
  "link.expired": "The daily check found that a link's time is over or its click limit is reached.",
  "link.clicks.milestone": "A link passed 100, 1,000 or 10,000 clicks.",
  "timer.expired": "An email counter reached its end.",
  "countdown.expired": "A countdown page reached its end.",
} as const;

export type EventName = keyof typeof EVENTS;

/** Their names, in the contract's order. */
export const EVENT_NAMES = [
  "link.created",
  "link.deleted",
  "link.expired",
  "link.clicks.milestone",
  "timer.expired",
  "countdown.expired",
] as const satisfies readonly EventName[];
