import { viewsOf } from "@/lib/analytics/view-counts";
import { db } from "@/lib/db/client";
import { newestFirst, searchPage } from "@/lib/db/pagination";
import type { MenuRow } from "@/lib/menus/serialize";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/validation/query";

/** A page of the account's menus, newest first; with `q`, those whose name or slug contains it in any letter case. */
export async function list(
  owner: Owner,
  _at: object,
  paging: Paging,
  query: Query,
): Promise<{ rows: MenuRow[]; total: number }> {
  const { ids, total } = await searchPage("menus", "slug || E'\\n' || name", owner, paging, query);
  const where = { accountId: owner.accountId, id: { in: ids } };
  const rows = await db.menu.findMany({ where, orderBy: newestFirst });
  const scans = await viewsOf("menu", ids);
  return { rows: rows.map((row) => ({ ...row, scans: scans.get(row.id) ?? 0 })), total };
}
