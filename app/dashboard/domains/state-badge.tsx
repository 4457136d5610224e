import { stateBadge } from "@/components/ui/state-badge";

/** The state of a domain. */
export const DomainBadge = stateBadge({
  pending: { tone: "warn", name: "Pending" },
  active: { tone: "good", name: "Active" },
  failing: { tone: "warn", name: "Failing" },
  lost: { tone: "danger", name: "Lost" },
});
