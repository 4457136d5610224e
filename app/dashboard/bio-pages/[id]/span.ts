import type { Tone } from "@/components/ui/badge";
import { parseDateTime } from "@/lib/dates";

type Span = { starts_at: string | null; ends_at: string | null };

/** What a link's dates make of it now; undefined when they let it show. */
export function spanOf({ starts_at, ends_at }: Span, now: Date): { name: string; tone: Tone } | undefined {
  const [start, end] = [starts_at, ends_at].map((text) => (text ? parseDateTime(text) : undefined));
  if (end && end <= now) return { name: "Over", tone: "danger" };
  if (start && start > now) return { name: "Scheduled", tone: "warn" };
  return undefined;
}
