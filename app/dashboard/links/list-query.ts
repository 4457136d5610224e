import type { Option } from "@/components/ui/fields/select-options";
import { type ListQuery, readListQuery, type SearchParams } from "@/lib/http/dashboard/page-params";
import type { LinkView } from "@/lib/links/list/link-filter";
import { tagNames } from "@/lib/tags/schema";
import type { Query } from "@/lib/validation/query";
import { PERIODS, type Period, periodSpan } from "./click-period";

const STATES = [
  { value: "ok", name: "Active" },
  { value: "scheduled", name: "Scheduled" },
  { value: "expired", name: "Expired" },
  { value: "limit_reached", name: "Limit reached" },
  { value: "disabled", name: "Paused" },
];

export const SORTS = [
  { value: "newest", name: "Newest first" },
  { value: "oldest", name: "Oldest first" },
  { value: "name", name: "A to Z" },
  { value: "most", name: "Most clicks" },
  { value: "fewest", name: "Fewest clicks" },
  { value: "clicked", name: "Last clicked" },
  { value: "unclicked", name: "Longest without a click" },
  { value: "expires", name: "Expires first" },
];

/** Sort orders that other lists lack, as the API's. */
const ORDERS = new Map<string, Query>([
  ["fewest", { sort: "clicks", order: "asc" }],
  ["clicked", { sort: "last_clicked", order: "desc" }],
  ["unclicked", { sort: "last_clicked", order: "asc" }],
  ["expires", { sort: "expires", order: "asc" }],
]);

/** A count that fits the database. */
const COUNT = /^\d{1,9}$/;

/** A domain of the account. */
type Domain = { name: string; lost: boolean };

export type LinkQuery = {
  list: ListQuery & { view: LinkView };
  /** The statuses to choose from. */
  states: readonly Option[];
  tags: readonly string[];
  /** The name of a domain, or `default`. */
  domain: string | undefined;
  archived: "true" | "false" | "all";
  /** The period for clicks; undefined is all time. */
  period: Period | undefined;
  /** Maximum clicks. */
  atMost: number | undefined;
  /** The query parameters of this, without search, status, page and the common sort orders. */
  params: Readonly<Record<string, string>>;
};

/**
 * Parses the list parameters of a page: the common ones, `tags`, `tags_mode`, `domain` (one of these, or `default`),
 * `archived` (`true`, `all`, else unarchived ones), `period`, `at_most` and `size`. Ignores invalid values.
 */
export async function readLinkQuery(params: SearchParams, domains: readonly Domain[]): Promise<LinkQuery> {
  const [list, given] = await Promise.all([readListQuery(params, STATES), params]);
  const text = (name: string): string => {
    const value = given[name];
    return (Array.isArray(value) ? value.at(-1) : value) ?? "";
  };
  const tags = tagNames()
    .catch([])
    .parse(text("tags") ? text("tags").split(",") : []);
  const mode: Query = tags.length > 1 && text("tags_mode") === "all" ? { tags_mode: "all" } : {};
  const domain = ["default", ...domains.map(({ name }) => name)].find((name) => name === text("domain"));
  const archived = text("archived") === "true" ? "true" : text("archived") === "all" ? "all" : "false";
  const order = ORDERS.get(text("sort"));
  const size = text("size") === "100" ? 100 : list.size;
  const period = PERIODS.find(({ value }) => value === text("period"));
  const atMost = COUNT.test(text("at_most")) ? Number(text("at_most")) : undefined;
  const chosen: Query = {
    ...(tags.length > 0 && { tags: tags.join(",") }),
    ...mode,
    ...(domain && { domain }),
  };
  return {
    states: statesWith(domains),
    tags,
    domain,
    archived,
    period,
    atMost,
    list: {
      ...list,
      size,
      view: {
        ...list.view,
        ...(period && { period: periodSpan(period, list.view.now) }),
        ...(atMost !== undefined && { atMost }),
      },
      paging: { limit: size, offset: (list.page - 1) * size },
      query: { ...list.query, ...chosen, ...(archived !== "all" && { archived }), ...order },
    },
    params: {
      ...chosen,
      ...(archived !== "false" && { archived }),
      ...(period && { period: period.value }),
      ...(atMost !== undefined && { at_most: String(atMost) }),
      ...(order && { sort: text("sort") }),
      ...(size === 100 && { size: "100" }),
    },
  };
}

/** Links on a lost domain are in the state of paused ones. A pending domain has no links yet. */
const statesWith = (domains: readonly Domain[]): readonly Option[] =>
  domains.some(({ lost }) => lost)
    ? STATES.map((state) =>
        state.value === "disabled" ? { ...state, name: "Paused or domain inactive" } : state,
      )
    : STATES;

/** The URL's query, without the page. */
export function addressQuery({ list: { q, view }, params }: LinkQuery): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(view.state && { state: view.state }),
    ...(view.sort !== "newest" && { sort: view.sort }),
    ...params,
  });
}
