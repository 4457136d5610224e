import { stateBadge } from "@/components/ui/state-badge";

const Badge = stateBadge({
  ok: { tone: "good", name: "Active" },
  scheduled: { tone: "warn", name: "Scheduled" },
  expired: { tone: "danger", name: "Expired" },
  limit_reached: { tone: "danger", name: "Limit reached" },
  disabled: { tone: "plain", name: "Paused" },
  domain_inactive: { tone: "danger", name: "Domain inactive" },
});

/** The state of a link. If disabled but not paused, its domain isn't active. */
export const StateBadge = ({ link: { state, paused } }: { link: { state: string; paused: boolean } }) => (
  <Badge state={state === "disabled" && !paused ? "domain_inactive" : state} />
);
