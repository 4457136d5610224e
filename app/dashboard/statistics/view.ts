import { readDays } from "@/components/dashboard/statistics/date-range";
import { addDays, DAY, formatDay, parseDay } from "@/lib/dates";
import type { SearchParams } from "@/lib/http/dashboard/page-params";
import { readSubjectId } from "@/lib/statistics/dashboard-query";
import { KIND_NAMES } from "@/lib/statistics/options";
import { isPrintable } from "@/lib/validation/printable";
import type { Query } from "@/lib/validation/query";

const PATH = "/dashboard/statistics";
/** No visits are older. */
export const EARLIEST = "2000-01-01";
const MAX_TAGS = 20;

/** What the page shows, by its URL. */
export type View = {
  kind: (typeof KIND_NAMES)[number];
  /** The last days until today; null is the period from `from` to `to`. */
  days: number | null;
  from: string;
  to: string;
  tags: readonly string[];
  mode: "any" | "all";
  /** A domain's name or `default`; null is all. */
  domain: string | null;
  /** The one page or timer that counts; null is all. */
  id: number | null;
};

/** Parses a view from URL parameters. Ignores invalid values and other domains. */
export function readView(params: Awaited<SearchParams>, domains: readonly string[], now: Date): View {
  const text = (name: string) => [params[name] ?? ""].flat().at(-1) ?? "";
  const kind = KIND_NAMES.find((name) => name === text("kinds")) ?? "links";
  const ofLinks = kind === "links";
  const tags = text("tags")
    .split(",")
    .map((tag) => tag.trim())
    .filter((tag) => tag !== "" && isPrintable(tag));
  return {
    kind,
    ...readPeriod(text, now),
    tags: ofLinks ? [...new Set(tags)].slice(0, MAX_TAGS) : [],
    mode: text("tags_mode") === "all" ? "all" : "any",
    domain: (ofLinks && domains.find((name) => name === text("domain"))) || null,
    id: (!ofLinks && readSubjectId(text("id"))) || null,
  };
}

function readPeriod(text: (name: string) => string, now: Date): Pick<View, "days" | "from" | "to"> {
  const today = formatDay(now);
  const [first, last] = [parseDay(text("from")), parseDay(text("to"))];
  if (first || last) {
    const end = last ?? new Date(today);
    const [from = today, to = today] = [first ?? addDays(end, -29), end]
      .map((day) => within(formatDay(day), today))
      .sort();
    return { days: null, from, to };
  }
  const days = readDays(text("days"));
  return { days, from: formatDay(addDays(now, 1 - days)), to: today };
}

const within = (day: string, today: string): string =>
  day < EARLIEST ? EARLIEST : day > today ? today : day;

/** The filters of a view as parameters, without its period. */
export const filtersOf = ({ kind, tags, mode, domain, id }: View): Query => ({
  kinds: kind,
  ...(tags.length > 0 && { tags: tags.join(",") }),
  ...(tags.length > 1 && mode === "all" && { tags_mode: mode }),
  ...(domain && { domain }),
  ...(id !== null && { id: String(id) }),
});

/** A view as parameters of the statistics. */
export const queryOf = (view: View): Query => ({ ...filtersOf(view), from: view.from, to: view.to });

/** The URL of the view with these changes. */
export function addressOf(view: View, changes: Partial<View> = {}): string {
  const changed = { ...view, ...changes };
  const { days, from, to } = changed;
  const period: Query = days === null ? { from, to } : { days: String(days) };
  return `${PATH}?${new URLSearchParams({ ...filtersOf(changed), ...period })}`;
}

/** The number of days in a view. */
export const daysIn = ({ from, to }: View): number => (Date.parse(to) - Date.parse(from)) / DAY + 1;
