import { stateBadge } from "@/components/ui/state-badge";

/** The status of an email timer (`expired` in the API) or a countdown page (`ended`). */
export const CountdownBadge = stateBadge({
  active: { tone: "good", name: "Active" },
  expired: { tone: "plain", name: "Expired" },
  ended: { tone: "plain", name: "Expired" },
});
