import { db, Prisma } from "@/lib/db/client";
import { type Arrangement, UNARRANGED } from "@/lib/db/list-view";
import { searchPattern } from "@/lib/db/search";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/validation/query";

/**
 * One page of ids from a query of `id` and `created_at`, newest first, equal times by higher id (docs/contract.md
 * §2), and the total. `order` precedes that in ORDER BY, with columns of the query. The page begins at `offset`,
 * counted from the row `after` if there is one (keyset pagination). The query runs once.
 */
export async function paginate(
  hits: Prisma.Sql,
  { limit, offset, after }: Paging,
  order = Prisma.empty,
): Promise<{ ids: number[]; total: number }> {
  const behind = after
    ? Prisma.sql`WHERE (created_at, id) < (${after.createdAt}, ${after.id})`
    : Prisma.empty;
  const found = await db.$queryRaw<{ id: number | null; total: bigint }[]>`
    WITH hit AS MATERIALIZED (${hits})
    SELECT (SELECT count(*) FROM hit) AS total, page.id
    FROM (SELECT 1) one LEFT JOIN (
      SELECT * FROM hit ${behind} ORDER BY ${order} created_at DESC, id DESC
      LIMIT ${limit} OFFSET ${offset}) page ON true
    ORDER BY ${order} created_at DESC, id DESC`;
  return { ids: found.flatMap(({ id }) => id ?? []), total: Number(found[0]?.total ?? 0) };
}

/**
 * One page of ids of an account's rows in a table, newest first, and the total; with `q`, only rows whose `text` (an
 * SQL expression) contains it in any letter case, sorted and filtered by the dashboard's view. Throws `invalid_q`.
 */
export function searchPage(
  table: string,
  text: string | Prisma.Sql,
  { accountId }: Owner,
  paging: Paging,
  query: Query,
  { condition, key, order }: Arrangement = UNARRANGED,
): Promise<{ ids: number[]; total: number }> {
  const pattern = searchPattern(query) ?? "%";
  const hits = Prisma.sql`
    SELECT id, created_at, ${key} AS sort_key FROM ${Prisma.raw(table)}
    WHERE account_id = ${accountId} AND search_text(${typeof text === "string" ? Prisma.raw(text) : text}) LIKE search_text(${pattern})
      AND ${condition}`;
  return paginate(hits, paging, order);
}
