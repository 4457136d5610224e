import { Badge, type Tone } from "@/components/ui/badge";

const STATES: Readonly<Record<string, { tone: Tone; name: string }>> = {
  ok: { tone: "good", name: "Active" },
  scheduled: { tone: "warn", name: "Scheduled" },
  expired: { tone: "danger", name: "Expired" },
  limit_reached: { tone: "danger", name: "Used up" },
  disabled: { tone: "plain", name: "Paused" },
};

export function StateBadge({ state }: { state: string }) {
  const { tone, name } = STATES[state] ?? { tone: "plain", name: state };
  return <Badge tone={tone}>{name}</Badge>;
}
