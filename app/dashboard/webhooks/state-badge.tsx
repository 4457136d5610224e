import { stateBadge } from "@/components/ui/state-badge";

/** The state of a webhook, or of one of its deliveries. */
export const StateBadge = stateBadge({
  active: { tone: "good", name: "Active" },
  failing: { tone: "warn", name: "Failing" },
  paused: { tone: "plain", name: "Paused" },
  disabled: { tone: "danger", name: "Disabled" },
  waiting: { tone: "warn", name: "Waiting" },
  sending: { tone: "warn", name: "Sending" },
  delivered: { tone: "good", name: "Delivered" },
  failed: { tone: "danger", name: "Failed" },
  ended: { tone: "plain", name: "Ended" },
});
