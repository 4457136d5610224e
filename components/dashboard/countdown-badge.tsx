import { stateBadge } from "@/components/ui/state-badge";

/** The status of an email timer or a countdown page, whose API calls the end `expired` and `ended`. */
export const CountdownBadge = stateBadge({
  active: { tone: "good", name: "Active" },
  expired: { tone: "plain", name: "Expired" },
  ended: { tone: "plain", name: "Expired" },
});
