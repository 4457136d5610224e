import { EVENT_NAMES } from "@/lib/events/names";
import { flag, httpUrl, optional, subset } from "@/lib/validation/fields";
import { check } from "@/lib/validation/form-messages";

export { DEFAULT_EVENTS, EVENT_NAMES, EVENTS } from "@/lib/events/names";

const RULE = `must be at least one of ${EVENT_NAMES.join(", ")}, each at most once`;

/** The fields of a webhook, in the order of docs/contract.md §10. */
export const shape = {
  url: httpUrl(),
  events: subset(EVENT_NAMES).superRefine(
    check(RULE, (events) => (events.length > 0 ? undefined : "Choose at least one event")),
  ),
  paused: optional(flag(), false),
};
