import { Badge, type Tone } from "@/components/ui/badge";

const STATES: Readonly<Record<string, { tone: Tone; name: string }>> = {
  open: { tone: "good", name: "Open" },
  closed: { tone: "plain", name: "Closed" },
  ended: { tone: "danger", name: "Ended" },
  draft: { tone: "warn", name: "Draft" },
};

export function StateBadge({ state }: { state: string }) {
  const { tone, name } = STATES[state] ?? { tone: "plain", name: state };
  return <Badge tone={tone}>{name}</Badge>;
}
