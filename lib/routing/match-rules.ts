import { formatDateTime } from "@/lib/dates";
import { isOfLanguage } from "@/lib/routing/languages";
import type { QueryCondition, Rule } from "@/lib/routing/routing";
import { isScheduled } from "@/lib/routing/schedule";
import type { SYSTEMS } from "@/lib/routing/visitor-names";

/** The facts of a visitor that rules match; null is unknown. */
export type RoutedVisitor = {
  country: string | null;
  /** The preferred ones, in lower case (lib/routing/languages.ts). */
  languages: () => readonly string[];
  device: string | null;
  system: string | null;
  browser: string | null;
  /** Without its `?`. */
  query: string;
  now: Date;
};

// The names of operating systems in rules, by those in statistics. All others are "other".
const NAMES_IN_RULES: Readonly<Record<string, (typeof SYSTEMS)[number]>> = {
  iOS: "ios",
  Android: "android",
  Windows: "windows",
  macOS: "macos",
  Linux: "linux",
  "Chrome OS": "chromeos",
};

/** The first rule whose conditions all match; undefined when there is none. docs/contract.md §3. */
export const matchRule = (rules: readonly Rule[], visitor: RoutedVisitor): Rule | undefined =>
  rules.find((rule) => matches(rule, visitor));

function matches(rule: Rule, visitor: RoutedVisitor): boolean {
  const { languages, now, query } = visitor;
  return (
    includes(rule.countries, visitor.country) &&
    includes(rule.devices, visitor.device) &&
    includes(rule.browsers, visitor.browser) &&
    includes(rule.systems, NAMES_IN_RULES[visitor.system ?? ""] ?? "other") &&
    (rule.qr === undefined || rule.qr === isQr(query)) &&
    (rule.languages === undefined ||
      rule.languages.some((language) => languages().some((tag) => isOfLanguage(tag, language)))) &&
    isWithin(rule, now) &&
    (rule.timezone === undefined || isScheduled({ ...rule, timezone: rule.timezone }, now)) &&
    (rule.query === undefined || matchesQuery(rule.query, query))
  );
}

const includes = (values: readonly string[] | undefined, value: string | null): boolean =>
  values === undefined || (value !== null && values.includes(value));

/** Whether the visit came from our QR code, by its parameter. `query` is without its `?`. */
export const isQr = (query: string): boolean =>
  query.includes("qr=1") && new URLSearchParams(query).get("qr") === "1";

// Times in this format sort lexicographically.
function isWithin({ from, until }: Rule, now: Date): boolean {
  if (from === undefined && until === undefined) return true;
  const text = formatDateTime(now);
  return (from === undefined || text >= from) && (until === undefined || text < until);
}

function matchesQuery(conditions: readonly QueryCondition[], query: string): boolean {
  const sent = new URLSearchParams(query);
  return conditions.some(({ name, value }) =>
    value === null ? sent.has(name) : sent.getAll(name).includes(value),
  );
}
