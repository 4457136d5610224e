import { tailOf } from "@/lib/analytics/tail";
import { db, Prisma } from "@/lib/db/client";
import { paginate } from "@/lib/db/pagination";
import { clickRowsDuring } from "@/lib/links/list/clicks-during";
import { isArchived, type LinkFilter } from "@/lib/links/list/link-filter";
import type { Owner } from "@/lib/owner";
import { linksTagged } from "@/lib/tags/filter";
import type { Paging } from "@/lib/validation/query";

type Page = { ids: number[]; total: number };

/** A page of the account's links that match a filter, in its order, and the total. */
export async function filterLinks(owner: Owner, paging: Paging, filter: LinkFilter): Promise<Page> {
  const isTagged = filter.tags.length > 0;
  const tagged = isTagged ? await linksTagged(owner, filter.tags, filter.tagsMode) : undefined;
  if (isTagged && !tagged) return { ids: [], total: 0 };
  const sources = [
    Prisma.sql`links l`,
    ...(tagged ? [Prisma.sql`JOIN (${tagged}) tagged ON tagged.id = l.id`] : []),
    ...(filter.text === undefined
      ? []
      : [Prisma.sql`JOIN link_texts x ON x.account_id = l.account_id AND x.link_id = l.id`]),
    ...countsOf(owner, filter),
  ];
  const conditions = conditionsOf(owner, filter);
  const hits =
    tagged && onlyTags(filter)
      ? tagged
      : Prisma.sql`
      SELECT l.id, l.created_at, ${keyOf(filter)} AS sort_key
      FROM ${Prisma.join(sources, " ")} WHERE ${Prisma.join(conditions, " AND ")}`;
  return filter.active && sources.length === 1 && isNewestFirst(filter) && !paging.after
    ? newestOf(hits, paging)
    : paginate(hits, paging, orderOf(filter));
}

const isNewestFirst = ({ sort, order }: LinkFilter): boolean => sort === "created" && order === "desc";

/** As `paginate`, for when most links are hits: the page is read from the index, not from the hits. */
async function newestOf(hits: Prisma.Sql, { limit, offset }: Paging): Promise<Page> {
  const [found] = await db.$queryRaw<{ ids: number[]; total: bigint }[]>`
    SELECT (SELECT count(*) FROM (${hits}) hit) AS total,
      ARRAY(SELECT id FROM (${hits}) hit ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}) AS ids`;
  return { ids: found?.ids ?? [], total: Number(found?.total ?? 0) };
}

/** Whether `link_tags` alone decides. */
const onlyTags = ({ text, archived, atMost, conditions, sort }: LinkFilter): boolean =>
  sort === "created" &&
  text === undefined &&
  archived === null &&
  atMost === undefined &&
  conditions.length === 0;

function conditionsOf({ accountId }: Owner, filter: LinkFilter): Prisma.Sql[] {
  const { text, archived, atMost, conditions } = filter;
  return [
    Prisma.sql`l.account_id = ${accountId}`,
    ...(text === undefined
      ? []
      : [Prisma.sql`position((SELECT convert_to(search_text(${text}), 'UTF8')) IN x.text) > 0`]),
    ...(archived === null ? [] : [isArchived(archived)]),
    ...(atMost === undefined ? [] : [Prisma.sql`${clicksOf(filter)} <= ${atMost}::bigint`]),
    ...conditions,
  ];
}

/** Where clicks are read from. */
function countsOf(owner: Owner, { sort, period, atMost }: LinkFilter): Prisma.Sql[] {
  const byClicks = sort === "clicks" || atMost !== undefined;
  return [
    ...(sort === "last_clicked" || (byClicks && !period) ? [COUNTERS] : []),
    ...(byClicks && period
      ? [Prisma.sql`LEFT JOIN ${clickRowsDuring(owner, period)} during ON during.id = l.id`]
      : []),
  ];
}

const clicksOf = ({ period }: LinkFilter): Prisma.Sql =>
  period ? Prisma.sql`coalesce(during.n, 0)` : Prisma.sql`c.clicks + coalesce(tail.n, 0)`;

const keyOf = (filter: LinkFilter): Prisma.Sql =>
  filter.sort === "clicks" ? clicksOf(filter) : KEYS[filter.sort];

const COUNTERS = Prisma.sql`JOIN link_counters c ON c.link_id = l.id LEFT JOIN (
  SELECT subject_id, sum(n)::bigint AS n, max(at) AS at FROM ${tailOf("link")} visit GROUP BY subject_id
) tail ON tail.subject_id = l.id`;

const KEYS: Record<Exclude<LinkFilter["sort"], "clicks">, Prisma.Sql> = {
  created: Prisma.sql`NULL::int`,
  oldest: Prisma.sql`NULL::int`,
  last_clicked: Prisma.sql`coalesce(greatest(c.last_clicked_at, tail.at), '-infinity')`,
  expires: Prisma.sql`l.expires_at`,
  name: Prisma.sql`search_text(l.slug)`,
};

/** ORDER BY up to the id, the tie-breaker: descending, except for `oldest`. */
function orderOf({ sort, order }: LinkFilter): Prisma.Sql {
  if (sort === "oldest") return Prisma.sql`created_at ASC, id ASC,`;
  if (sort === "created") return order === "asc" ? Prisma.sql`created_at ASC, id DESC,` : Prisma.empty;
  return order === "asc" ? Prisma.sql`sort_key ASC, id DESC,` : Prisma.sql`sort_key DESC, id DESC,`;
}
