import { EVENT_NAMES } from "@/lib/events/names";
import { flag, httpUrl, optional, subset } from "@/lib/validation/fields";
import { check } from "@/lib/validation/form-messages";

const RULE = `must be at least one of ${EVENT_NAMES.join(", ")}, each at most once`;

/** The fields of a webhook, in the order of docs/contract.md §10. */
export const shape = {
  url: httpUrl(),
  events: subset(EVENT_NAMES).superRefine(
    check(RULE, (events) => (events.length > 0 ? undefined : "Choose at least one event")),
  ),
  paused: optional(flag(), false),
};
