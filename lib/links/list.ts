import { db, Prisma } from "@/lib/db/client";
import { prepared } from "@/lib/db/raw-query";
import { searchText } from "@/lib/db/search";
import { listArranged } from "@/lib/links/list-arranged";
import { readLinks } from "@/lib/links/rows";
import { searchLinks } from "@/lib/links/search";
import type { LinkRow } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import type { ListView } from "@/lib/validation/list-view";
import type { Paging, Query } from "@/lib/validation/query";

/**
 * A page of the account's links, newest first; with `q`, those whose slug, title or destination contains it in any
 * letter case. The dashboard sorts and filters by `view`.
 */
export async function list(
  owner: Owner,
  _at: object,
  paging: Paging,
  query: Query,
  view?: ListView,
): Promise<{ rows: LinkRow[]; total: number }> {
  const { accountId } = owner;
  const text = searchText(query);
  if (view && (view.sort !== "newest" || view.state)) return listArranged(owner, paging, text, view);
  if (text) return searchLinks(owner, paging, text);
  const [rows, [all]] = await Promise.all([
    readLinks(Prisma.sql`account_id = ${accountId}`, paging),
    db.$queryRaw<{ total: bigint }[]>(
      prepared`SELECT count(*) AS total FROM links WHERE account_id = ${accountId}`,
    ),
  ]);
  return { rows, total: Number(all?.total ?? 0) };
}
