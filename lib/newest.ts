import { db, Prisma } from "@/lib/db";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/query";
import { searchPattern } from "@/lib/search";

/** Newest first; of equal times the higher id (CONTRACT §2). */
export const newestFirst: { createdAt?: "desc"; id?: "desc" }[] = [{ createdAt: "desc" }, { id: "desc" }];

/**
 * The ids of a page of an account's rows in this table, newest first, and how many there are in all; with `q` of those
 * in whose `text`, an SQL expression, it stands in any letter case. Throws `invalid_q`.
 */
export async function newest(
  table: string,
  text: string,
  { userId }: Owner,
  { limit, offset }: Paging,
  query: Query,
): Promise<{ ids: number[]; total: number }> {
  const pattern = searchPattern(query) ?? "%";
  const found = await db.$queryRaw<{ id: number | null; total: bigint }[]>`
    WITH hit AS MATERIALIZED (
      SELECT id, created_at FROM ${Prisma.raw(table)}
      WHERE user_id = ${userId} AND lower(${Prisma.raw(text)}) LIKE lower(${pattern}))
    SELECT (SELECT count(*) FROM hit) AS total, page.id
    FROM (SELECT 1) one LEFT JOIN (
      SELECT id, created_at FROM hit ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}) page ON true`;
  return { ids: found.flatMap(({ id }) => id ?? []), total: Number(found[0]?.total ?? 0) };
}
