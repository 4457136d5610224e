import { withViews } from "@/lib/bio-pages/counts";
import type { PageRow } from "@/lib/bio-pages/serialize";
import { db } from "@/lib/db";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/query";
import { searchPattern } from "@/lib/search";

/** A page of the account's bio pages, newest first; with `q` those whose slug or title holds that text in any letter case. */
export async function list(
  { userId }: Owner,
  _at: object,
  { limit, offset }: Paging,
  query: Query,
): Promise<{ rows: PageRow[]; total: number }> {
  const pattern = searchPattern(query);
  const hits =
    pattern === undefined
      ? undefined
      : await db.$queryRaw<{ id: number }[]>`
          SELECT id FROM bio_pages
          WHERE user_id = ${userId} AND lower(slug || E'\n' || title) LIKE lower(${pattern})`;
  const where = { userId, ...(hits && { id: { in: hits.map(({ id }) => id) } }) };
  const [rows, total] = await Promise.all([
    db.bioPage.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
    }),
    db.bioPage.count({ where }),
  ]);
  return { rows: await withViews(rows), total };
}
