import type { links } from "@/lib/links";
import type { WireLink } from "../link-table";

type Stats = Awaited<ReturnType<typeof links.stats>>;

/** A current or former target of a link. */
export type TargetRow = {
  /** null is the link's own destination. */
  id: number | null;
  name: string;
  url: string;
  clicks: number;
  /** Its share of the split. */
  weight?: number;
};

/** All targets of a link in order of precedence, then removed ones with clicks. */
export function targetRows({ long_url, rules, split }: WireLink, { targets }: Stats): TargetRow[] {
  const clicksOf = (id: number | null) => targets.find((target) => target.id === id)?.clicks ?? 0;
  const current: TargetRow[] = [
    ...(rules ?? []).map(({ id, label, url }, index) => ({
      id,
      url,
      clicks: clicksOf(id),
      name: label || `Rule ${index + 1}`,
    })),
    ...(split ?? []).map(({ id, label, url, weight }) => ({
      id,
      url,
      weight,
      clicks: clicksOf(id),
      name: label,
    })),
    { id: null, name: "Destination", url: long_url, clicks: clicksOf(null) },
  ];
  const known = new Set(current.map(({ id }) => id));
  const former = targets
    .filter(({ id }) => !known.has(id))
    .map((target) => ({ ...target, name: `${target.label || "Rule"} (removed)` }));
  return [...current, ...former];
}
