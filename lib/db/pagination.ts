import { db, Prisma } from "@/lib/db/client";
import { searchPattern } from "@/lib/db/search";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/validation/query";

/** Newest first; equal times by higher id (docs/contract.md §2). */
export const newestFirst: { createdAt?: "desc"; id?: "desc" }[] = [{ createdAt: "desc" }, { id: "desc" }];

/**
 * One page of ids from a query of `id` and `created_at`, newest first, and the total. The page begins at `offset`,
 * counted from the row `after` if there is one (keyset pagination). The query runs once.
 */
export async function paginate(
  hits: Prisma.Sql,
  { limit, offset, after }: Paging,
): Promise<{ ids: number[]; total: number }> {
  const behind = after
    ? Prisma.sql`WHERE (created_at, id) < (${after.createdAt}, ${after.id})`
    : Prisma.empty;
  const found = await db.$queryRaw<{ id: number | null; total: bigint }[]>`
    WITH hit AS MATERIALIZED (${hits})
    SELECT (SELECT count(*) FROM hit) AS total, page.id
    FROM (SELECT 1) one LEFT JOIN (
      SELECT id, created_at FROM hit ${behind} ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}) page ON true`;
  return { ids: found.flatMap(({ id }) => id ?? []), total: Number(found[0]?.total ?? 0) };
}

/**
 * One page of ids of an account's rows in a table, newest first, and the total; with `q`, only rows whose `text` (an
 * SQL expression) contains it in any letter case. Throws `invalid_q`.
 */
export function searchPage(
  table: string,
  text: string,
  { accountId }: Owner,
  paging: Paging,
  query: Query,
): Promise<{ ids: number[]; total: number }> {
  const pattern = searchPattern(query) ?? "%";
  const hits = Prisma.sql`
    SELECT id, created_at FROM ${Prisma.raw(table)}
    WHERE account_id = ${accountId} AND search_text(${Prisma.raw(text)}) LIKE search_text(${pattern})`;
  return paginate(hits, paging);
}
