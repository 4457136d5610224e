import { db } from "@/lib/db";
import type { MenuRow } from "@/lib/menus/serialize";
import type { Owner } from "@/lib/owner";
import { viewsOf } from "@/lib/page-stats";
import type { Paging, Query } from "@/lib/query";
import { searchPattern } from "@/lib/search";

/** A page of the account's menus, newest first; with `q` those whose name or slug holds that text in any letter case. */
export async function list(
  { userId }: Owner,
  _at: object,
  { limit, offset }: Paging,
  query: Query,
): Promise<{ rows: MenuRow[]; total: number }> {
  const pattern = searchPattern(query) ?? "%";
  const found = await db.$queryRaw<{ id: number | null; total: bigint }[]>`
    WITH hit AS MATERIALIZED (
      SELECT id, created_at FROM menus
      WHERE user_id = ${userId} AND lower(slug || E'\n' || name) LIKE lower(${pattern}))
    SELECT (SELECT count(*) FROM hit) AS total, page.id
    FROM (SELECT 1) one LEFT JOIN (
      SELECT id, created_at FROM hit ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}) page ON true
    ORDER BY page.created_at DESC, page.id DESC`;
  const ids = found.flatMap(({ id }) => id ?? []);
  const rows = await db.menu.findMany({
    where: { userId, id: { in: ids } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  const scans = await viewsOf("menu", ids);
  return {
    rows: rows.map((row) => ({ ...row, scans: scans.get(row.id) ?? 0 })),
    total: Number(found[0]?.total ?? 0),
  };
}
