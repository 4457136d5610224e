import { db } from "@/lib/db/client";
import { newestFirst } from "@/lib/db/pagination";
import { searchText } from "@/lib/db/search";
import { readClicks } from "@/lib/links/clicks";
import { searchLinks } from "@/lib/links/search";
import type { LinkRow } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/validation/query";

/**
 * A page of the account's links, newest first; with `q`, those whose slug, title or destination contains it in any
 * letter case.
 */
export async function list(
  owner: Owner,
  _at: object,
  paging: Paging,
  query: Query,
): Promise<{ rows: LinkRow[]; total: number }> {
  const { accountId } = owner;
  const text = searchText(query);
  if (text) return searchLinks(owner, paging, text);
  const { limit: take, offset: skip } = paging;
  const [rows, [all]] = await Promise.all([
    db.link.findMany({ where: { accountId }, orderBy: newestFirst, take, skip }).then(readClicks),
    // Prisma counts a subquery with an OFFSET, which PostgreSQL doesn't parallelize.
    db.$queryRaw<{ total: bigint }[]>`SELECT count(*) AS total FROM links WHERE account_id = ${accountId}`,
  ]);
  return { rows, total: Number(all?.total ?? 0) };
}
