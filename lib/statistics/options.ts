import { FACTS, type Fact } from "@/lib/analytics/account-visits";
import type { CountedKind } from "@/lib/analytics/selection";

export const KIND_NAMES = [
  "links",
  "bio_pages",
  "menus",
  "countdowns",
  "timers",
  "forms",
] as const satisfies readonly CountedKind[];

const VISITOR_FACTS = ["country", "referrer", "device", "browser", "system", "language"] as const;

export const FACT_NAMES = [...VISITOR_FACTS, "trigger"] as const satisfies readonly Fact[];

/** Groups that only links have. */
const LINK_GROUPS = ["link", "tag", "domain", "target", "trigger"] as const;

export const GROUPS = ["day", "link", "tag", "domain", ...VISITOR_FACTS, "target", "trigger"] as const;

export type LinkGroup = (typeof LINK_GROUPS)[number];

export type GroupName = (typeof GROUPS)[number];

export const isLinkGroup = (group: GroupName): boolean => LINK_GROUPS.some((name) => name === group);

export const isFact = (group: string): group is Fact => Object.hasOwn(FACTS, group);

/** What is counted, in the singular: links are clicked, menus scanned, all others viewed. */
export const unitOf = (kind: CountedKind): "click" | "scan" | "view" =>
  kind === "links" ? "click" : kind === "menus" ? "scan" : "view";
