import { viewsOf, viewsSql } from "@/lib/analytics/view-counts";
import { db, Prisma } from "@/lib/db/client";
import { arrange, inOrder } from "@/lib/db/list-view";
import { searchPage } from "@/lib/db/pagination";
import type { MenuRow } from "@/lib/menus/serialize";
import type { Owner } from "@/lib/owner";
import type { ListView } from "@/lib/validation/list-view";
import type { Paging, Query } from "@/lib/validation/query";

/**
 * A page of the account's menus, newest first; with `q`, those whose name or slug contains it in any letter case. The
 * dashboard sorts and filters by `view`.
 */
export async function list(
  owner: Owner,
  _at: object,
  paging: Paging,
  query: Query,
  view?: ListView,
): Promise<{ rows: MenuRow[]; total: number }> {
  const { ids, total } = await searchPage(
    "menus",
    "slug || E'\\n' || name",
    owner,
    paging,
    query,
    view &&
      arrange(view, {
        name: Prisma.sql`name`,
        most: viewsSql("menu", Prisma.sql`menus.id`),
        state: Prisma.sql`CASE WHEN published THEN 'published' ELSE 'hidden' END`,
      }),
  );
  const where = { accountId: owner.accountId, id: { in: ids } };
  const rows = await db.menu.findMany({ where });
  const scans = await viewsOf("menu", ids);
  return { rows: inOrder(ids, rows).map((row) => ({ ...row, scans: scans.get(row.id) ?? 0 })), total };
}
