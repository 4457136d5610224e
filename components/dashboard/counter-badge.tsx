import { stateBadge } from "@/components/ui/state-badge";

/** The state of what counts down. */
export const CounterBadge = stateBadge({
  active: { tone: "good", name: "Counting" },
  expired: { tone: "plain", name: "Expired" },
  ended: { tone: "plain", name: "Ended" },
});
