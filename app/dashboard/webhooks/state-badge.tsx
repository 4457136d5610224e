import { Badge, type Tone } from "@/components/ui/badge";

const STATES: Readonly<Record<string, { tone: Tone; name: string }>> = {
  active: { tone: "good", name: "Active" },
  failing: { tone: "warn", name: "Failing" },
  paused: { tone: "plain", name: "Paused" },
  disabled: { tone: "danger", name: "Disabled" },
  waiting: { tone: "warn", name: "Waiting" },
  sending: { tone: "warn", name: "Sending" },
  delivered: { tone: "good", name: "Delivered" },
  failed: { tone: "danger", name: "Failed" },
  ended: { tone: "plain", name: "Ended" },
};

/** The state of a webhook, or of one of its deliveries. */
export function StateBadge({ state }: { state: string }) {
  const { tone, name } = STATES[state] ?? { tone: "plain", name: state };
  return <Badge tone={tone}>{name}</Badge>;
}
