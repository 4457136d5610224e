import { Prisma } from "@/lib/db/client";
import { arrange, inOrder } from "@/lib/db/list-view";
import { searchPage } from "@/lib/db/pagination";
import { readDomains } from "@/lib/domains/rows";
import type { DomainRow } from "@/lib/domains/serialize";
import type { Owner } from "@/lib/owner";
import type { ListView } from "@/lib/validation/list-view";
import type { Paging, Query } from "@/lib/validation/query";

/**
 * A page of the account's domains, newest first; with `q`, those whose name contains it. The dashboard sorts and filters
 * by `view`.
 */
export async function list(
  owner: Owner,
  _at: object,
  paging: Paging,
  query: Query,
  view?: ListView,
): Promise<{ rows: DomainRow[]; total: number }> {
  const columns = { name: Prisma.sql`name`, state: Prisma.sql`state::text` };
  const arrangement = view && arrange(view, columns);
  const { ids, total } = await searchPage("domains", "name", owner, paging, query, arrangement);
  return { rows: inOrder(ids, await readDomains({ accountId: owner.accountId, id: { in: ids } })), total };
}
