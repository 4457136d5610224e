import { tailOf } from "@/lib/analytics/tail";
import { db, Prisma } from "@/lib/db/client";
import { isArchived, type LinkFilter } from "@/lib/links/list/link-filter";
import type { Owner } from "@/lib/owner";
import type { Paging } from "@/lib/validation/query";

type Sorted = Pick<LinkFilter, "archived" | "order"> & {
  sort: "created" | "clicks" | "last_clicked" | "expires";
};

/** The ids of a page of all the account's links, read from the index of its order. */
export async function sortedIds(
  { accountId }: Owner,
  { limit, offset }: Paging,
  { sort, order, archived }: Sorted,
): Promise<number[]> {
  const shown = archived === null ? Prisma.sql`true` : isArchived(archived);
  const found =
    sort === "clicks" || sort === "last_clicked"
      ? await db.$queryRaw<{ id: number }[]>(
          byCounter(accountId, limit, offset, COUNTERS[sort], order, shown),
        )
      : await db.$queryRaw<{ id: number }[]>`
        SELECT l.id FROM links l WHERE l.account_id = ${accountId} AND ${shown}
        ORDER BY ${sort === "created" ? Prisma.sql`l.created_at` : Prisma.sql`l.expires_at`} ${DIRECTIONS[order]}, l.id DESC
        LIMIT ${limit} OFFSET ${offset}`;
  return found.map(({ id }) => id);
}

/** By the counters of the rollup, in the order of their indexed ranks, merged with the few links clicked since. */
function byCounter(
  accountId: number,
  limit: number,
  offset: number,
  { rank, counted, since }: { rank: Prisma.Sql; counted: Prisma.Sql; since: Prisma.Sql },
  order: LinkFilter["order"],
  shown: Prisma.Sql,
): Prisma.Sql {
  const direction = DIRECTIONS[order];
  return Prisma.sql`
    WITH tail AS MATERIALIZED (
      SELECT subject_id, sum(n)::bigint AS n, max(at) AS at FROM ${tailOf("link")} visit GROUP BY subject_id
    )
    SELECT id FROM (
      (SELECT c.link_id AS id, ${counted} AS key FROM link_counters c JOIN links l ON l.id = c.link_id AND ${shown}
        WHERE c.account_id = ${accountId} AND c.link_id NOT IN (SELECT subject_id FROM tail)
        ORDER BY ${rank} ${direction}, ${counted} ${direction}, c.link_id DESC LIMIT ${limit + offset})
      UNION ALL
      SELECT c.link_id, ${since} FROM tail JOIN link_counters c ON c.link_id = tail.subject_id
        JOIN links l ON l.id = c.link_id AND ${shown} WHERE c.account_id = ${accountId}
    ) link ORDER BY key ${direction}, id DESC LIMIT ${limit} OFFSET ${offset}`;
}

const COUNTERS = {
  clicks: {
    rank: Prisma.sql`c.clicks_rank`,
    counted: Prisma.sql`c.clicks`,
    since: Prisma.sql`c.clicks + tail.n`,
  },
  last_clicked: {
    rank: Prisma.sql`c.last_clicked_rank`,
    // Never clicked sorts as longest ago.
    counted: Prisma.sql`coalesce(c.last_clicked_at, '-infinity')`,
    since: Prisma.sql`greatest(c.last_clicked_at, tail.at)`,
  },
};

const DIRECTIONS = { asc: Prisma.sql`ASC`, desc: Prisma.sql`DESC` };
