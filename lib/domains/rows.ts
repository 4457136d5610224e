import { db, type Prisma } from "@/lib/db/client";
import { loadTarget } from "@/lib/domains/dns/target";
import type { DomainRow } from "@/lib/domains/serialize";

/** Domains with the number of their links. */
export async function readDomains(where: Prisma.DomainWhereInput): Promise<DomainRow[]> {
  // `recordsOf` needs it.
  await loadTarget();
  const rows = await db.domain.findMany({ where });
  // An included `_count` would count the links of all domains and accounts.
  const counts = await db.link.groupBy({
    by: ["domainId"],
    where: { domainId: { in: rows.map(({ id }) => id) } },
    _count: true,
  });
  const links = new Map(counts.map(({ domainId, _count }) => [domainId, _count]));
  return rows.map((row) => ({ ...row, links: links.get(row.id) ?? 0 }));
}
