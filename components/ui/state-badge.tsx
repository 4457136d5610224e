import { Badge, type Tone } from "./badge";

/** The badge of a thing that is in one of these states. */
export const stateBadge = (states: Readonly<Record<string, { tone: Tone; name: string }>>) =>
  function StateBadge({ state }: { state: string }) {
    const { tone, name } = states[state] ?? { tone: "plain", name: state };
    return <Badge tone={tone}>{name}</Badge>;
  };
