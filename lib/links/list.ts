import { db } from "@/lib/db";
import type { LinkRow } from "@/lib/links/serialize";
import { newest, newestFirst } from "@/lib/newest";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/query";

const include = { counter: true } as const;
const TEXT = "slug || E'\\n' || title || E'\\n' || url";

/** A page of the account's links, newest first; with `q` those whose slug, title or destination holds that text in any letter case. */
export async function list(
  owner: Owner,
  _at: object,
  paging: Paging,
  query: Query,
): Promise<{ rows: LinkRow[]; total: number }> {
  const { userId } = owner;
  if (query.q !== undefined) {
    const { ids, total } = await newest("links", TEXT, owner, paging, query);
    const where = { userId, id: { in: ids } };
    return { rows: await db.link.findMany({ where, orderBy: newestFirst, include }), total };
  }
  const { limit: take, offset: skip } = paging;
  const [rows, total] = await Promise.all([
    db.link.findMany({ where: { userId }, orderBy: newestFirst, take, skip, include }),
    db.link.count({ where: { userId } }),
  ]);
  return { rows, total };
}
