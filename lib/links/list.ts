import { db, Prisma } from "@/lib/db/client";
import { inOrder } from "@/lib/db/list-view";
import { prepared } from "@/lib/db/raw-query";
import { linksByPeriod } from "@/lib/links/list/by-period";
import { linkCount } from "@/lib/links/list/count";
import { filterLinks } from "@/lib/links/list/filter-links";
import type { LinkView } from "@/lib/links/list/link-filter";
import { searchLinks } from "@/lib/links/list/search";
import { sortedIds } from "@/lib/links/list/sorted";
import { readFilter } from "@/lib/links/read-list-filter";
import { readLinks, readPage } from "@/lib/links/rows";
import type { LinkRow } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/validation/query";

/**
 * A page of the account's links, newest first; with `q`, those whose slug, title or destination contains it in any
 * letter case. Filters and other orders are in `query`, or in the `view` of the dashboard. docs/contract.md §3.
 *
 * The commonest lists have statements that read little more than the page, however many links there are: a text alone,
 * or without archived links, clicks of a period alone, newest first, and the orders of `sortedIds`. `filterLinks` reads
 * all others.
 */
export async function list(
  owner: Owner,
  _at: object,
  paging: Paging,
  query: Query,
  view?: LinkView,
): Promise<{ rows: LinkRow[]; total: number }> {
  const filter = await readFilter(owner, query, view);
  const { text, tags, archived, period, atMost, conditions, sort, order } = filter;
  const read = (ids: number[]) => rowsOf(owner, ids);
  const isDefault = sort === "created" && order === "desc";
  const others = tags.length > 0 || atMost !== undefined || conditions.length > 0;
  if (text !== undefined && isDefault && archived !== true && !others)
    return searchLinks(owner, paging, { text, archived }, read);
  const isPlain = text === undefined && tags.length === 0 && conditions.length === 0;
  if (isPlain && period && (sort === "clicks" || (isDefault && atMost !== undefined))) {
    const { ids, total } = await linksByPeriod(owner, paging, { archived, order, atMost, period, sort });
    return { rows: await read(ids), total };
  }
  const narrowed = text !== undefined || archived === true || others;
  if (narrowed || sort === "name" || sort === "oldest") {
    const { ids, total } = await filterLinks(owner, paging, filter);
    return { rows: await read(ids), total };
  }
  if (isDefault) return newestLinks(owner, paging, archived);
  const [rows, total] = await Promise.all([
    sortedIds(owner, paging, { archived, sort, order }).then(read),
    countOf(owner, archived),
  ]);
  return { rows, total };
}

/** The ids of all links that `list` has pages of, in its order. */
export async function listIds(owner: Owner, query: Query, view?: LinkView): Promise<number[]> {
  const filter = await readFilter(owner, query, view);
  return (await filterLinks(owner, { limit: MAX_ROWS, offset: 0 }, filter)).ids;
}

const MAX_ROWS = 2_147_483_647;

/** From this offset on, the rows before the page are skipped in the index alone. */
const DEEP_OFFSET = 2_000;

/**
 * In one statement, which is the least work, except for an empty page: no row has the total. Counting without archived
 * links, as the dashboard does, takes longer, so another connection does it meanwhile.
 */
async function newestLinks(owner: Owner, paging: Paging, archived: boolean | null) {
  const isListed = archived === false ? Prisma.sql`AND NOT archived` : Prisma.empty;
  const condition = Prisma.sql`account_id = ${owner.accountId} ${isListed}`;
  if (archived === false || paging.offset >= DEEP_OFFSET) {
    const [rows, total] = await Promise.all([
      paging.offset >= DEEP_OFFSET
        ? readDeepPage(condition, paging)
        : readPage(condition, paging, Prisma.sql`NULL`),
      countOf(owner, archived),
    ]);
    return { rows, total };
  }
  const rows = await readPage(condition, paging, linkCount(owner, archived));
  return { rows, total: rows[0]?.total ?? (await countOf(owner, archived)) };
}

const readDeepPage = (condition: Prisma.Sql, { limit, offset }: Paging): Promise<LinkRow[]> =>
  readLinks(Prisma.sql`id = ANY (ARRAY(
    SELECT id FROM links WHERE ${condition} ORDER BY created_at DESC, id DESC LIMIT ${limit}::int OFFSET ${offset}::int))`);

async function countOf(owner: Owner, archived: boolean | null): Promise<number> {
  const [all] = await db.$queryRaw<{ total: bigint }[]>(
    prepared`SELECT ${linkCount(owner, archived)} AS total`,
  );
  return Number(all?.total ?? 0);
}

async function rowsOf({ accountId }: Owner, ids: number[]): Promise<LinkRow[]> {
  return inOrder(ids, await readLinks(Prisma.sql`account_id = ${accountId} AND id = ANY (${ids}::int[])`));
}
