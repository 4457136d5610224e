import type { Selection } from "@/lib/analytics/account-visits";
import { spanOf } from "@/lib/analytics/span";
import { Prisma } from "@/lib/db/client";
import { onDomain } from "@/lib/db/on-domain";
import type { Owner } from "@/lib/owner";
import type { StatisticsQuery } from "@/lib/statistics/schema";

/** The visits that the parameters ask for, or only those of the page or timer with this id. Throws `invalid_domain`. */
export async function selectVisits(
  owner: Owner,
  read: StatisticsQuery,
  now: Date,
  id: number | null = null,
): Promise<Selection> {
  const { link_ids: ids, tags, tags_mode: mode, domain } = read;
  const conditions = [
    ids && Prisma.sql`l.id = ANY (${ids}::int[])`,
    tags && taggedWith(owner, tags, mode === "all" ? tags.length : 1),
    domain && (await onDomain(owner, domain)),
    id === null ? null : Prisma.sql`l.id = ${id}`,
  ].filter((condition) => condition !== null);
  const where = conditions.length > 0 ? Prisma.join(conditions, " AND ") : null;
  return { owner, span: spanOf(read, now), where };
}

const taggedWith = ({ accountId }: Owner, names: readonly string[], least: number): Prisma.Sql => Prisma.sql`
  l.id IN (SELECT lt.link_id FROM tags t JOIN link_tags lt ON lt.tag_id = t.id
    WHERE t.account_id = ${accountId}
      AND search_text(t.name) IN (SELECT search_text(name) FROM unnest(${[...names]}::text[]) AS name)
    GROUP BY lt.link_id HAVING count(*) >= ${least})`;
