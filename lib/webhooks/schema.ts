import { EVENT_NAMES } from "@/lib/events/names";
import { flag, httpUrl, optional, subset } from "@/lib/validation/fields";

export { EVENT_NAMES, EVENTS } from "@/lib/events/names";

const RULE = `must be at least one of ${EVENT_NAMES.join(", ")}, each at most once`;

/** The fields of a webhook, in the order of docs/contract.md §10. */
export const shape = {
  url: httpUrl(),
  events: subset(EVENT_NAMES).refine((events) => events.length > 0, RULE),
  paused: optional(flag(), false),
};
