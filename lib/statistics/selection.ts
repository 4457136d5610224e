import type { Selection } from "@/lib/analytics/selection";
import { spanOf } from "@/lib/analytics/span";
import { Prisma } from "@/lib/db/client";
import { onDomain } from "@/lib/db/on-domain";
import type { Owner } from "@/lib/owner";
import type { StatisticsQuery } from "@/lib/statistics/schema";
import { linksTagged } from "@/lib/tags/filter";

/** The visits that the parameters select, or only those of the page or timer with this id. Throws `invalid_domain`. */
export async function selectVisits(
  owner: Owner,
  read: StatisticsQuery,
  now: Date,
  id: number | null = null,
): Promise<Selection> {
  const { link_ids: ids, tags, tags_mode: mode, domain } = read;
  const conditions = [
    ids && Prisma.sql`l.id = ANY (${ids}::int[])`,
    tags && (await taggedWith(owner, tags, mode)),
    domain && (await onDomain(owner, domain)),
    id === null ? null : Prisma.sql`l.id = ${id}`,
  ].filter((condition) => condition !== null);
  const where = conditions.length > 0 ? Prisma.join(conditions, " AND ") : null;
  return { owner, span: spanOf(read, now), where };
}

async function taggedWith(owner: Owner, names: readonly string[], mode: "any" | "all"): Promise<Prisma.Sql> {
  const links = await linksTagged(owner, names, mode);
  return links ? Prisma.sql`l.id IN (SELECT id FROM (${links}) tagged)` : Prisma.sql`false`;
}
