import { db, type Prisma } from "@/lib/db/client";
import { loadTarget } from "@/lib/domains/dns/target";
import type { DomainRow } from "@/lib/domains/serialize";

/** Domains with the number of their links. */
export async function readDomains(where: Prisma.DomainWhereInput): Promise<DomainRow[]> {
  // `recordsOf` needs it.
  await loadTarget();
  const rows = await db.domain.findMany({ where });
  const counts = await countLinks(rows.map(({ id }) => id));
  return rows.map((row) => ({ ...row, links: counts.get(row.id) ?? 0 }));
}

// Prisma's `_count` would count the links of all domains and accounts.
async function countLinks(domainIds: number[]): Promise<Map<number, number>> {
  if (domainIds.length === 0) return new Map();
  const counts = await db.$queryRaw<{ id: number; links: number }[]>`
    SELECT domain_id AS id, count(*)::int AS links FROM links
    WHERE domain_id = ANY (${domainIds}::int[]) GROUP BY domain_id`;
  return new Map(counts.map(({ id, links }) => [id, links]));
}
