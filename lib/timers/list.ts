import { viewsOf, viewsSql } from "@/lib/analytics/view-counts";
import { db, Prisma } from "@/lib/db/client";
import { arrange, inOrder } from "@/lib/db/list-view";
import { searchPage } from "@/lib/db/pagination";
import type { Owner } from "@/lib/owner";
import type { TimerRow } from "@/lib/timers/serialize";
import type { ListView } from "@/lib/validation/list-view";
import type { Paging, Query } from "@/lib/validation/query";

/**
 * A page of the account's email timers, newest first; with `q`, those whose name contains it in any letter case. The
 * dashboard sorts and filters by `view`.
 */
export async function list(
  owner: Owner,
  _at: object,
  paging: Paging,
  query: Query,
  view?: ListView,
): Promise<{ rows: TimerRow[]; total: number }> {
  const { ids, total } = await searchPage(
    "timers",
    "name",
    owner,
    paging,
    query,
    view &&
      arrange(view, {
        name: Prisma.sql`name`,
        most: viewsSql("timer", Prisma.sql`timers.id`),
        state: Prisma.sql`CASE WHEN ends_at <= ${view.now} THEN 'expired' ELSE 'active' END`,
      }),
  );
  const where = { accountId: owner.accountId, id: { in: ids } };
  const rows = await db.timer.findMany({ where });
  const views = await viewsOf("timer", ids);
  return { rows: inOrder(ids, rows).map((row) => ({ ...row, views: views.get(row.id) ?? 0 })), total };
}
