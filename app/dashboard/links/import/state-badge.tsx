import { stateBadge } from "@/components/ui/state-badge";

export const StateBadge = stateBadge({
  checking: { tone: "good", name: "Being checked" },
  broken: { tone: "warn", name: "Broke off" },
  unmapped: { tone: "warn", name: "Columns to be chosen" },
  ready: { tone: "warn", name: "Checked" },
  running: { tone: "good", name: "Running" },
  done: { tone: "good", name: "Done" },
  stopped: { tone: "plain", name: "Stopped" },
});
