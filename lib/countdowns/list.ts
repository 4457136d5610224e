import { viewsOf } from "@/lib/analytics/view-counts";
import type { CountdownRow } from "@/lib/countdowns/serialize";
import { db } from "@/lib/db/client";
import { newestFirst, searchPage } from "@/lib/db/pagination";
import type { Owner } from "@/lib/owner";
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
): Promise<{ rows: CountdownRow[]; total: number }> {
  const { ids, total } = await searchPage("countdowns", "slug || E'\\n' || title", owner, paging, query);
  const where = { accountId: owner.accountId, id: { in: ids } };
  const rows = await db.countdown.findMany({ where, orderBy: newestFirst });
  const views = await viewsOf("countdown", ids);
  return { rows: rows.map((row) => ({ ...row, views: views.get(row.id) ?? 0 })), total };
}
