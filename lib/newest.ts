import { db, Prisma } from "@/lib/db";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/query";
import { searchPattern } from "@/lib/search";

/** Newest first; of equal times the higher id (CONTRACT §2). */
export const newestFirst: { createdAt?: "desc"; id?: "desc" }[] = [{ createdAt: "desc" }, { id: "desc" }];

const RECENT = 1_000;

/**
 * The ids of a page of an account's rows in this table, newest first, and how many there are in all; with `q` of those
 * in whose `text`, an SQL expression, it stands in any letter case.
 *
 * What many rows hold, the most recent hold too: the page is theirs then, and the rest is only counted, which
 * PostgreSQL does in parallel. What few hold is found by the index of `text`, sorted and counted at once.
 */
export async function newest(
  table: string,
  text: string,
  { userId }: Owner,
  { limit, offset }: Paging,
  query: Query,
): Promise<{ ids: number[]; total: number }> {
  const pattern = searchPattern(query) ?? "%";
  const from = Prisma.raw(table);
  const holds = Prisma.sql`lower(${Prisma.raw(text)}) LIKE lower(${pattern})`;
  const recent = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM (
      SELECT * FROM ${from} WHERE user_id = ${userId} ORDER BY created_at DESC, id DESC LIMIT ${RECENT}) recent
    WHERE ${holds} ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}`;
  if (recent.length === limit) {
    const [all] = await db.$queryRaw<{ total: bigint }[]>`
      SELECT count(*) AS total FROM ${from} WHERE user_id = ${userId} AND ${holds}`;
    return { ids: recent.map(({ id }) => id), total: Number(all?.total ?? 0) };
  }
  const found = await db.$queryRaw<{ id: number | null; total: bigint }[]>`
    WITH hit AS MATERIALIZED (
      SELECT id, created_at FROM ${from} WHERE user_id = ${userId} AND ${holds})
    SELECT (SELECT count(*) FROM hit) AS total, page.id
    FROM (SELECT 1) one LEFT JOIN (
      SELECT id, created_at FROM hit ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}) page ON true`;
  return { ids: found.flatMap(({ id }) => id ?? []), total: Number(found[0]?.total ?? 0) };
}
