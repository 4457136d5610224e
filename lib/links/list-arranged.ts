import { tailOf } from "@/lib/analytics/tail";
import { Prisma } from "@/lib/db/client";
import { arrange, inOrder } from "@/lib/db/list-view";
import { paginate } from "@/lib/db/pagination";
import { likePattern } from "@/lib/db/search";
import { readLinks } from "@/lib/links/rows";
import type { LinkRow } from "@/lib/links/serialize";
import type { Owner } from "@/lib/owner";
import type { ListView } from "@/lib/validation/list-view";
import type { Paging } from "@/lib/validation/query";

/** A page of the account's links in another order than newest first, or of one state (lib/links/state.ts). */
export async function listArranged(
  { accountId }: Owner,
  paging: Paging,
  text: string | undefined,
  view: ListView,
): Promise<{ rows: LinkRow[]; total: number }> {
  const { condition, key, order } = arrange(view, {
    name: Prisma.sql`slug`,
    most: Prisma.sql`clicks`,
    state: Prisma.sql`CASE WHEN paused OR NOT is_served THEN 'disabled' WHEN expires_at <= ${view.now} AND NOT auto_renew THEN 'expired'
      WHEN clicks >= click_limit THEN 'limit_reached' WHEN starts_at > ${view.now} THEN 'scheduled' ELSE 'ok' END`,
  });
  const matches = text
    ? Prisma.sql`search_text(slug || E'\\n' || title || E'\\n' || url) LIKE search_text(${likePattern(text)})`
    : Prisma.sql`true`;
  const hits = Prisma.sql`
    SELECT id, created_at, ${key} AS sort_key FROM (
      SELECT l.id, l.slug, l.paused, l.domain_id IS NULL OR n.domain_id IS NOT NULL AS is_served, l.starts_at, l.expires_at, l.auto_renew, l.click_limit, l.created_at,
        coalesce(c.clicks, 0) + coalesce(tail.n, 0) AS clicks
      FROM links l LEFT JOIN domain_names n ON n.domain_id = l.domain_id
      LEFT JOIN link_counters c ON c.link_id = l.id LEFT JOIN (
        SELECT subject_id, sum(n)::bigint AS n FROM ${tailOf("link")} visit GROUP BY subject_id
      ) tail ON tail.subject_id = l.id
      WHERE l.account_id = ${accountId} AND ${matches}
    ) link WHERE ${condition}`;
  const { ids, total } = await paginate(hits, paging, order);
  const rows = await readLinks(Prisma.sql`account_id = ${accountId} AND id = ANY (${ids}::int[])`);
  return { rows: inOrder(ids, rows), total };
}
