import { viewsSql } from "@/lib/analytics/view-counts";
import { withViews } from "@/lib/bio-pages/counts";
import type { PageRow } from "@/lib/bio-pages/serialize";
import { db, Prisma } from "@/lib/db/client";
import { arrange, inOrder } from "@/lib/db/list-view";
import { searchPage } from "@/lib/db/pagination";
import type { Owner } from "@/lib/owner";
import type { ListView } from "@/lib/validation/list-view";
import type { Paging, Query } from "@/lib/validation/query";

/**
 * A page of the account's bio pages, newest first; with `q`, those whose slug or title contains it in any letter
 * case. The dashboard sorts and filters by `view`.
 */
export async function list(
  owner: Owner,
  _at: object,
  paging: Paging,
  query: Query,
  view?: ListView,
): Promise<{ rows: PageRow[]; total: number }> {
  const { ids, total } = await searchPage(
    "bio_pages",
    "slug || E'\\n' || title",
    owner,
    paging,
    query,
    view &&
      arrange(view, {
        name: Prisma.sql`title`,
        most: viewsSql("bio_page", Prisma.sql`bio_pages.id`),
        state: Prisma.sql`CASE WHEN published THEN 'published' ELSE 'hidden' END`,
      }),
  );
  const where = { accountId: owner.accountId, id: { in: ids } };
  return { rows: await withViews(inOrder(ids, await db.bioPage.findMany({ where }))), total };
}
