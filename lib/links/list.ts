import { db } from "@/lib/db";
import type { LinkRow } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import type { Paging, Query } from "@/lib/query";
import { searchPattern } from "@/lib/search";

const include = { counter: true } as const;
const orderBy = [{ createdAt: "desc" }, { id: "desc" }] as const;

/** A page of the account's links, newest first; with `q` those whose slug, title or destination holds that text in any letter case. */
export async function list(
  { userId }: Owner,
  _at: object,
  { limit, offset }: Paging,
  query: Query,
): Promise<{ rows: LinkRow[]; total: number }> {
  const pattern = searchPattern(query);
  if (pattern !== undefined) return search(userId, pattern, limit, offset);
  const where = { userId };
  const [rows, total] = await Promise.all([
    db.link.findMany({ where, orderBy: [...orderBy], take: limit, skip: offset, include }),
    db.link.count({ where }),
  ]);
  return { rows, total };
}

async function search(userId: number, pattern: string, limit: number, offset: number) {
  const found = await db.$queryRaw<{ id: number; total: bigint }[]>`
    WITH hit AS MATERIALIZED (
      SELECT id, created_at FROM links
      WHERE user_id = ${userId} AND lower(slug || E'\n' || title || E'\n' || url) LIKE lower(${pattern}))
    SELECT (SELECT count(*) FROM hit) AS total, page.id
    FROM (SELECT 1) one LEFT JOIN (SELECT id, created_at FROM hit ORDER BY created_at DESC, id DESC LIMIT ${limit} OFFSET ${offset}) page ON true
    ORDER BY page.created_at DESC, page.id DESC`;
  const ids = found.flatMap(({ id }) => (id === null ? [] : [id]));
  const rows = await db.link.findMany({ where: { userId, id: { in: ids } }, orderBy: [...orderBy], include });
  return { rows, total: Number(found[0]?.total ?? 0) };
}
