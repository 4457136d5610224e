import { db } from "@/lib/db";
import type { Owner } from "@/lib/owner";
import { viewsOf } from "@/lib/page-stats";
import type { Paging, Query } from "@/lib/query";
import { searchPattern } from "@/lib/search";
import type { TimerRow } from "@/lib/timers/serialize";

/** A page of the account's counters, newest first; with `q` those whose name holds that text in any letter case. */
export async function list(
  { userId }: Owner,
  _at: object,
  { limit, offset }: Paging,
  query: Query,
): Promise<{ rows: TimerRow[]; total: number }> {
  const pattern = searchPattern(query) ?? "%";
  const found = await db.$queryRaw<{ id: number | null; total: bigint }[]>`
    WITH hit AS MATERIALIZED (
      SELECT id, created_at FROM timers WHERE user_id = ${userId} AND lower(name) LIKE lower(${pattern}))
    SELECT (SELECT count(*) FROM hit) AS total, page.id
    FROM (SELECT 1) one LEFT JOIN (
      SELECT id, created_at FROM hit ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}) page ON true
    ORDER BY page.created_at DESC, page.id DESC`;
  const ids = found.flatMap(({ id }) => id ?? []);
  const where = { userId, id: { in: ids } };
  const rows = await db.timer.findMany({ where, orderBy: [{ createdAt: "desc" }, { id: "desc" }] });
  const views = await viewsOf("timer", ids);
  return {
    rows: rows.map((row) => ({ ...row, views: views.get(row.id) ?? 0 })),
    total: Number(found[0]?.total ?? 0),
  };
}
