import { withViews } from "@/lib/bio-pages/counts";
import type { PageRow } from "@/lib/bio-pages/serialize";
import { db } from "@/lib/db/client";
import { newestFirst, searchPage } from "@/lib/db/pagination";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/validation/query";

/**
 * A page of the account's bio pages, newest first; with `q`, those whose slug or title contains it in any letter
 * case.
 */
export async function list(
  owner: Owner,
  _at: object,
  paging: Paging,
  query: Query,
): Promise<{ rows: PageRow[]; total: number }> {
  const { ids, total } = await searchPage("bio_pages", "slug || E'\\n' || title", owner, paging, query);
  const where = { accountId: owner.accountId, id: { in: ids } };
  return { rows: await withViews(await db.bioPage.findMany({ where, orderBy: newestFirst })), total };
}
