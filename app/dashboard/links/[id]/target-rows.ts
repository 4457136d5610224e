import type { links } from "@/lib/links";
import type { WireLink } from "../link-table";

type Stats = Awaited<ReturnType<typeof links.stats>>;

/** A place where visitors of a link went, or can go. */
export type TargetRow = {
  /** null is the link's own destination. */
  id: number | null;
  name: string;
  url: string;
  clicks: number;
  /** Its configured share of the split. */
  weight?: number;
};

/** All targets of a link in the order in which they are tried, then those that it had before and that were clicked. */
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
