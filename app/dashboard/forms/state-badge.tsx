import { stateBadge } from "@/components/ui/state-badge";

export const StateBadge = stateBadge({
  open: { tone: "good", name: "Open" },
  closed: { tone: "plain", name: "Closed" },
  ended: { tone: "danger", name: "Ended" },
  draft: { tone: "warn", name: "Draft" },
});
