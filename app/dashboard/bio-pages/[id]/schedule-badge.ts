import type { Tone } from "@/components/ui/badge";
import { parseDateTime } from "@/lib/dates";

type Schedule = { starts_at: string | null; ends_at: string | null };

/** The badge of a link that its dates currently hide; undefined while visible. */
export function scheduleBadge(
  { starts_at, ends_at }: Schedule,
  now: Date,
): { name: string; tone: Tone } | undefined {
  const [start, end] = [starts_at, ends_at].map((text) => (text ? parseDateTime(text) : undefined));
  if (end && end <= now) return { name: "Expired", tone: "danger" };
  if (start && start > now) return { name: "Scheduled", tone: "warn" };
  return undefined;
}
