import { stateBadge } from "@/components/ui/state-badge";

/** The status of a webhook or a delivery. */
export const StateBadge = stateBadge({
  active: { tone: "good", name: "Active" },
  failing: { tone: "warn", name: "Failing" },
  paused: { tone: "plain", name: "Paused" },
  disabled: { tone: "danger", name: "Disabled" },
  waiting: { tone: "warn", name: "Pending" },
  sending: { tone: "warn", name: "Sending" },
  delivered: { tone: "good", name: "Delivered" },
  failed: { tone: "danger", name: "Failed" },
  ended: { tone: "plain", name: "Canceled" },
});
