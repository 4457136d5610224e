import { db, Prisma } from "@/lib/db/client";
import { invalid } from "@/lib/errors";
import type { Owner } from "@/lib/owner";

/**
 * SQL: the condition that links `l` are on the account's domain of this name, or, for `default`, on the host of
 * SHORT_URL. Throws `invalid_domain` when the account has no such domain.
 */
export async function onDomain({ accountId }: Owner, name: string): Promise<Prisma.Sql> {
  if (name === "default") return Prisma.sql`l.domain_id IS NULL`;
  const domain = await db.domain.findFirst({ where: { accountId, name }, select: { id: true } });
  if (!domain) throw invalid("domain", `must be the name of one of your domains, or default: ${name} isn't`);
  return Prisma.sql`l.domain_id = ${domain.id}`;
}
