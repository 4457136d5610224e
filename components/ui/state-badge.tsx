import { Badge, type Tone } from "./badge";

/** Creates a badge component for these states. */
export const stateBadge = (states: Readonly<Record<string, { tone: Tone; name: string }>>) =>
  function StateBadge({ state }: { state: string }) {
    const { tone, name } = states[state] ?? { tone: "plain", name: state };
    return <Badge tone={tone}>{name}</Badge>;
  };
