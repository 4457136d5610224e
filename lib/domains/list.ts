import { domainToUnicode } from "node:url";
import { db, Prisma } from "@/lib/db/client";
import { arrange, inOrder } from "@/lib/db/list-view";
import { searchPage } from "@/lib/db/pagination";
import { readDomains } from "@/lib/domains/rows";
import type { DomainRow } from "@/lib/domains/serialize";
import type { Owner } from "@/lib/owner";
import type { ListView } from "@/lib/validation/list-view";
import type { Paging, Query } from "@/lib/validation/query";

/**
 * A page of the account's domains, newest first; with `q`, those whose name contains it, as A-labels or in its own
 * script. The dashboard sorts and filters by `view`.
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
  const text = query.q === undefined ? "name" : await searchedText(owner);
  const { ids, total } = await searchPage("domains", text, owner, paging, query, arrangement);
  return { rows: inOrder(ids, await readDomains({ accountId: owner.accountId, id: { in: ids } })), total };
}

/** SQL: the name, also in its own script. PostgreSQL can't decode A-labels, but accounts have few domains. */
async function searchedText({ accountId }: Owner): Promise<Prisma.Sql> {
  const where = { accountId, name: { contains: "xn--" } };
  const names = (await db.domain.findMany({ where, select: { name: true } })).map(({ name }) => name);
  return Prisma.sql`concat_ws(' ', name, (
    SELECT script.name FROM unnest(${names}::text[], ${names.map(domainToUnicode)}::text[]) AS script(of, name)
    WHERE script.of = domains.name))`;
}
