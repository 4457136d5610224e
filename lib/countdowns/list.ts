import { viewsOf, viewsSql } from "@/lib/analytics/view-counts";
import type { CountdownRow } from "@/lib/countdowns/serialize";
import { db, Prisma } from "@/lib/db/client";
import { arrange, inOrder } from "@/lib/db/list-view";
import { searchPage } from "@/lib/db/pagination";
import type { Owner } from "@/lib/owner";
import type { ListView } from "@/lib/validation/list-view";
import type { Paging, Query } from "@/lib/validation/query";

/**
 * A page of the account's countdown pages, newest first; with `q`, those whose title or slug contains it in any
 * letter case.
 */
export async function list(
  owner: Owner,
  _at: object,
  paging: Paging,
  query: Query,
  view?: ListView,
): Promise<{ rows: CountdownRow[]; total: number }> {
  const { ids, total } = await searchPage(
    "countdowns",
    "slug || E'\\n' || title",
    owner,
    paging,
    query,
    view &&
      arrange(view, {
        name: Prisma.sql`title`,
        most: viewsSql("countdown", Prisma.sql`countdowns.id`),
        state: Prisma.sql`CASE WHEN ends_at <= ${view.now} THEN 'ended' ELSE 'active' END`,
      }),
  );
  const where = { accountId: owner.accountId, id: { in: ids } };
  const rows = await db.countdown.findMany({ where });
  const views = await viewsOf("countdown", ids);
  return { rows: inOrder(ids, rows).map((row) => ({ ...row, views: views.get(row.id) ?? 0 })), total };
}
