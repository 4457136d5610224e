import type { DEVICES, SYSTEMS } from "@/lib/routing/visitor-names";

/** Campaign parameters by name, without `utm_`; `ref` is the parameter `ref`. */
export type Utm = Partial<Record<UtmName, string>>;

export const UTM_NAMES = ["source", "medium", "campaign", "term", "content", "ref"] as const;
export type UtmName = (typeof UTM_NAMES)[number];

/** A query parameter of the visit; null matches any value. */
export type QueryCondition = { name: string; value: string | null };

/** The conditions of a rule: all that are present must match, each with any of its values. docs/contract.md §3. */
type Conditions = {
  /** ISO 3166-1 alpha-2, upper case. */
  countries?: string[];
  /** BCP 47, primary language or with a region. */
  languages?: string[];
  devices?: (typeof DEVICES)[number][];
  systems?: (typeof SYSTEMS)[number][];
  browsers?: string[];
  /** `YYYY-MM-DD HH:MM:SS` in UTC; `from` inclusive, `until` exclusive. */
  from?: string;
  until?: string;
  /** 1 is Monday. */
  days?: number[];
  /** `HH:MM-HH:MM`, the end exclusive; may cross midnight. */
  hours?: string[];
  /** Of `days` and `hours`, IANA. */
  timezone?: string;
  query?: QueryCondition[];
  qr?: boolean;
};

/** Where visitors that match all conditions go. The id is the link's own. */
export type Rule = { id: number; url: string; label: string } & Conditions;

/** A share of the visitors, in percent. The id is the link's own. */
export type Variant = { id: number; url: string; label: string; weight: number };

/** A link's routing: everything but its `url`. */
export type Routing = {
  linkId: number;
  /** Changes with any other member. */
  version: number;
  rules: readonly Rule[];
  split: readonly Variant[];
  /** When `split` ends, in Unix milliseconds. */
  splitUntil: number | null;
  utm: Utm | null;
  forwardQuery: boolean;
  passwordHash: string | null;
};
