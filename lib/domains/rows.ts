import { db, type Prisma } from "@/lib/db/client";
import { loadTarget } from "@/lib/domains/dns/target";
import type { DomainRow } from "@/lib/domains/serialize";

/** Domains with the number of their links. */
export async function readDomains(where: Prisma.DomainWhereInput): Promise<DomainRow[]> {
  // `recordsOf` needs it.
  await loadTarget();
  const rows = await db.domain.findMany({ where, include: { _count: { select: { links: true } } } });
  return rows.map(({ _count, ...row }) => ({ ...row, links: _count.links }));
}
