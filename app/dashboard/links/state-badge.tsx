import { stateBadge } from "@/components/ui/state-badge";

export const StateBadge = stateBadge({
  ok: { tone: "good", name: "Active" },
  scheduled: { tone: "warn", name: "Scheduled" },
  expired: { tone: "danger", name: "Expired" },
  limit_reached: { tone: "danger", name: "Limit reached" },
  disabled: { tone: "plain", name: "Paused" },
});
