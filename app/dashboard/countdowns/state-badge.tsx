import { Badge } from "@/components/ui/badge";

export const StateBadge = ({ state }: { state: string }) =>
  state === "active" ? <Badge tone="good">Counting</Badge> : <Badge tone="plain">Ended</Badge>;
