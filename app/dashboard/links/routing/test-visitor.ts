import { dateOf } from "@/lib/dates";
import { destinationOf } from "@/lib/routing/destination";
import { matchRule } from "@/lib/routing/match-rules";
import type { Utm } from "@/lib/routing/routing";
import { type DraftRule, type DraftVariant, toRule, weightOf } from "./draft-rule";
import { SYSTEM_NAMES } from "./names";

/** The visitor that the tester's form describes. */
export type TestVisitor = {
  country: string;
  language: string;
  device: string;
  system: string;
  browser: string;
  /** `YYYY-MM-DD HH:MM:SS` in UTC; null is now. */
  time: string | null;
  query: string;
  qr: boolean;
};

export const ANYONE: TestVisitor = {
  country: "",
  language: "",
  device: "",
  system: "",
  browser: "",
  time: null,
  query: "",
  qr: false,
};

/** The routing being edited. */
export type DraftRouting = {
  url: string;
  rules: readonly DraftRule[];
  split: readonly DraftVariant[];
  splitUntil: string | null;
  utm: Utm | null;
  forwardQuery: boolean;
};

type Target = { url: string; label: string; weight?: number };

/** Where a visitor goes: to one target, or to one of several by share. `rule` is the index of the matched one. */
type Outcome = { rule?: number; targets: Target[] };

export function routeVisitor(routing: DraftRouting, visitor: TestVisitor): Outcome {
  const { url, rules, split, splitUntil, utm, forwardQuery } = routing;
  const typed = visitor.query.trim().replace(/^\?/, "");
  const query = visitor.qr ? [typed, "qr=1"].filter(Boolean).join("&") : typed;
  const now = visitor.time ? dateOf(visitor.time) : new Date();
  const target = (to: string, label = ""): Target => ({
    url: finalUrl(to, { utm, forwardQuery }, query),
    label,
  });
  const matched = matchRule(rules.map(toRule), {
    country: visitor.country || null,
    languages: () => (visitor.language ? [visitor.language.toLowerCase()] : []),
    device: visitor.device || null,
    system: statisticsName(visitor.system),
    browser: visitor.browser || null,
    query,
    now,
  });
  if (matched) {
    const rule = rules.findIndex(({ id }) => id === matched.id);
    return { rule, targets: [target(matched.url, matched.label)] };
  }
  const splits = split.length > 0 && !(splitUntil && dateOf(splitUntil) <= now);
  if (!splits) return { targets: [target(url)] };
  return {
    targets: split.map((variant) => ({ ...target(variant.url, variant.label), weight: weightOf(variant) })),
  };
}

/** Rules match the names of the statistics. */
function statisticsName(system: string): string | null {
  const name = Object.entries(SYSTEM_NAMES).find(([key]) => key === system)?.[1];
  return name ?? null;
}

/** The final URL of a visitor; invalid input stays as typed. */
function finalUrl(url: string, options: { utm: Utm | null; forwardQuery: boolean }, query: string): string {
  return URL.canParse(url) ? destinationOf(url, options, query) : url;
}
