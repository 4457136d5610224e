import { viewsOf } from "@/lib/analytics/view-counts";
import { db } from "@/lib/db/client";
import { newestFirst, searchPage } from "@/lib/db/pagination";
import type { Owner } from "@/lib/owner";
import type { TimerRow } from "@/lib/timers/serialize";
import type { Paging, Query } from "@/lib/validation/query";

/** A page of the account's email timers, newest first; with `q`, those whose name contains it in any letter case. */
export async function list(
  owner: Owner,
  _at: object,
  paging: Paging,
  query: Query,
): Promise<{ rows: TimerRow[]; total: number }> {
  const { ids, total } = await searchPage("timers", "name", owner, paging, query);
  const where = { accountId: owner.accountId, id: { in: ids } };
  const rows = await db.timer.findMany({ where, orderBy: newestFirst });
  const views = await viewsOf("timer", ids);
  return { rows: rows.map((row) => ({ ...row, views: views.get(row.id) ?? 0 })), total };
}
