import { z } from "zod";
import { Prisma } from "@/lib/db/client";
import { onDomain } from "@/lib/db/on-domain";
import { searchText } from "@/lib/db/search";
import { type LinkFilter, type LinkView, SORTS } from "@/lib/links/list/link-filter";
import { type LinkState, STATES } from "@/lib/links/state";
import type { Owner } from "@/lib/owner";
import { tagNames } from "@/lib/tags/schema";
import { name, optional, text } from "@/lib/validation/fields";
import type { Sort } from "@/lib/validation/list-view";
import type { Query } from "@/lib/validation/query";
import { queryDomain, queryFlag } from "@/lib/validation/query-fields";
import { validate } from "@/lib/validation/validate";

const queryTags = () =>
  z
    .preprocess((value) => (typeof value === "string" ? value.split(",") : value), tagNames())
    .meta({
      description: "must be at most 20 different tag names, separated by commas",
      type: "string",
      items: undefined,
      maxItems: undefined,
    });

/** The parameters of a list of links. docs/contract.md §3. */
export const listShape = {
  tags: optional(queryTags(), []),
  tags_mode: optional(name(["any", "all"]), "any"),
  state: optional(name(STATES), null),
  archived: optional(queryFlag(), null),
  domain: optional(queryDomain(), null),
  external_id: optional(text(255), null),
  sort: optional(name(SORTS), "created"),
  order: optional(name(["desc", "asc"]), "desc"),
};

/** Reads the parameters; a dashboard's view takes precedence. Throws `invalid_q` and `invalid_<parameter>`. */
export async function readFilter(owner: Owner, query: Query, view?: LinkView): Promise<LinkFilter> {
  const {
    tags,
    tags_mode,
    state: sent,
    archived,
    domain,
    external_id,
    sort,
    order,
  } = validate(listShape, query);
  const state = STATES.find((one) => one === view?.state) ?? sent;
  const conditions = [
    ...(state === null ? [] : [inState(state, view?.now ?? new Date())]),
    ...(domain === null ? [] : [await onDomain(owner, domain)]),
    ...(external_id === null ? [] : [Prisma.sql`l.external_id = ${external_id}`]),
  ];
  return {
    text: searchText(query) || undefined,
    tags,
    tagsMode: tags_mode,
    archived,
    active: state === "ok",
    conditions,
    period: view?.period,
    atMost: view?.atMost,
    ...(view && view.sort !== "newest" ? VIEWS[view.sort] : { sort, order }),
  };
}

/** The rule of lib/links/state.ts. */
function inState(state: LinkState, now: Date): Prisma.Sql {
  const disabled = Prisma.sql`(l.paused OR (l.domain_id IS NOT NULL
    AND NOT EXISTS (SELECT FROM domain_names n WHERE n.domain_id = l.domain_id)))`;
  const past = Prisma.sql`(l.expires_at <= ${now} AND NOT l.auto_renew)`;
  const usedUp = Prisma.sql`(l.click_limit IS NOT NULL
    AND coalesce((SELECT clicks FROM limit_counters WHERE link_id = l.id), 0) >= l.click_limit)`;
  const early = Prisma.sql`(l.starts_at IS NOT NULL AND l.starts_at > ${now})`;
  const open = Prisma.sql`NOT ${disabled} AND NOT ${past}`;
  switch (state) {
    case "disabled":
      return disabled;
    case "expired":
      return Prisma.sql`NOT ${disabled} AND ${past}`;
    case "limit_reached":
      return Prisma.sql`${open} AND ${usedUp}`;
    case "scheduled":
      return Prisma.sql`${open} AND NOT ${usedUp} AND ${early}`;
    case "ok":
      return Prisma.sql`${open} AND NOT ${usedUp} AND NOT ${early}`;
  }
}

const VIEWS: Record<Exclude<Sort, "newest">, Pick<LinkFilter, "sort" | "order">> = {
  oldest: { sort: "oldest", order: "asc" },
  name: { sort: "name", order: "asc" },
  most: { sort: "clicks", order: "desc" },
};
