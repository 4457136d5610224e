import type { Span } from "@/lib/analytics/span";
import { db, Prisma } from "@/lib/db/client";
import { clickRowsDuring } from "@/lib/links/list/clicks-during";
import { linkCount } from "@/lib/links/list/count";
import { isArchived, type LinkFilter } from "@/lib/links/list/link-filter";
import type { Owner } from "@/lib/owner";
import type { Paging } from "@/lib/validation/query";

type ByPeriod = Pick<LinkFilter, "archived" | "order" | "atMost"> & {
  period: Span;
  sort: "created" | "clicks";
};

type Page = { ids: number[]; total: number };

/**
 * A page of all the account's links by clicks in a period, or of those with at most so many, and the total: as
 * `filterLinks`, but links without clicks, the majority, are read from an index.
 */
export async function linksByPeriod(owner: Owner, paging: Paging, wanted: ByPeriod): Promise<Page> {
  const { accountId } = owner;
  const { period, archived, atMost, sort } = wanted;
  const shown = Prisma.sql`l.account_id = ${accountId} AND ${archived === null ? Prisma.sql`true` : isArchived(archived)}`;
  // NOT IN keeps the index's order, where NOT EXISTS would sort all links; `more` is the minority and has no null.
  const few = Prisma.sql`${shown} AND l.id NOT IN (SELECT id FROM more)`;
  const [found] = await db.$queryRaw<{ ids: number[]; total: bigint }[]>`
    WITH during AS MATERIALIZED (
      SELECT id, n FROM ${clickRowsDuring(owner, period)} visits
    ), more AS MATERIALIZED (
      SELECT id FROM during WHERE n > ${atMost ?? null}::bigint
    )
    SELECT ${linkCount(owner, archived)} - ${countMore(owner, archived)} AS total,
      ARRAY(${sort === "clicks" ? byClicks(shown, paging, wanted) : newestFirst(few, paging)}) AS ids`;
  return { ids: found?.ids ?? [], total: Number(found?.total ?? 0) };
}

/**
 * SQL: how many links of `more` are shown. All of them exist, because visits of deleted links are subtracted. Only
 * archived ones, the minority, are looked up.
 */
function countMore({ accountId }: Owner, archived: boolean | null): Prisma.Sql {
  const all = Prisma.sql`(SELECT count(*) FROM more)`;
  const hidden = Prisma.sql`
    (SELECT count(*) FROM more JOIN links l ON l.id = more.id WHERE l.account_id = ${accountId} AND l.archived)`;
  if (archived === null) return all;
  return archived ? hidden : Prisma.sql`(${all} - ${hidden})`;
}

const newestFirst = (few: Prisma.Sql, { limit, offset }: Paging): Prisma.Sql => Prisma.sql`
  SELECT l.id FROM links l WHERE ${few} ORDER BY l.created_at DESC, l.id DESC LIMIT ${limit} OFFSET ${offset}`;

/**
 * Of both kinds only as many as the page can need. OFFSET 0 is an optimization fence: clicked links are sorted first,
 * then looked up one by one until there are enough, instead of all.
 */
function byClicks(
  shown: Prisma.Sql,
  { limit, offset }: Paging,
  { atMost, order }: Pick<ByPeriod, "atMost" | "order">,
): Prisma.Sql {
  const direction = order === "asc" ? Prisma.sql`ASC` : Prisma.sql`DESC`;
  const few = atMost === undefined ? Prisma.sql`true` : Prisma.sql`n <= ${atMost}::bigint`;
  const most = limit + offset;
  return Prisma.sql`
  SELECT id FROM (
    (SELECT l.id, 0 AS n FROM links l WHERE ${shown} AND NOT EXISTS (SELECT FROM during WHERE during.id = l.id)
      ORDER BY l.id DESC LIMIT ${most})
    UNION ALL
    (SELECT d.id, d.n FROM (SELECT id, n FROM during WHERE ${few} ORDER BY n ${direction}, id DESC) d
      CROSS JOIN LATERAL (SELECT FROM links l WHERE l.id = d.id AND ${shown} OFFSET 0) own LIMIT ${most})
  ) link ORDER BY n ${direction}, id DESC LIMIT ${limit} OFFSET ${offset}`;
}
