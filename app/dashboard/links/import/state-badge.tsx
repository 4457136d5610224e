import { Badge, type Tone } from "@/components/ui/badge";

const STATES: Readonly<Record<string, { tone: Tone; name: string }>> = {
  checking: { tone: "warn", name: "Broke off" },
  unmapped: { tone: "warn", name: "Columns to be chosen" },
  ready: { tone: "warn", name: "Checked" },
  running: { tone: "good", name: "Running" },
  done: { tone: "good", name: "Done" },
  stopped: { tone: "plain", name: "Stopped" },
};

export function StateBadge({ state }: { state: string }) {
  const { tone, name } = STATES[state] ?? { tone: "plain", name: state };
  return <Badge tone={tone}>{name}</Badge>;
}
