import { stateBadge } from "@/components/ui/state-badge";

export const StateBadge = stateBadge({
  checking: { tone: "good", name: "Checking" },
  broken: { tone: "warn", name: "Interrupted" },
  unmapped: { tone: "warn", name: "Columns needed" },
  ready: { tone: "warn", name: "Ready" },
  running: { tone: "good", name: "Importing" },
  done: { tone: "good", name: "Completed" },
  stopped: { tone: "plain", name: "Stopped" },
});
