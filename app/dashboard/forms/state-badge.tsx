import { stateBadge } from "@/components/ui/state-badge";

export const StateBadge = stateBadge({
  open: { tone: "good", name: "Accepting answers" },
  closed: { tone: "plain", name: "Closed" },
  ended: { tone: "plain", name: "Closed" },
  draft: { tone: "warn", name: "Hidden" },
});
