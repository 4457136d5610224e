import { db, Prisma } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";

/**
 * SQL for how many links the account has; with `archived` null, including archived ones. Index-only: archived links,
 * the minority, are subtracted from all.
 */
export function linkCount({ accountId }: Owner, archived: boolean | null): Prisma.Sql {
  const all = Prisma.sql`(SELECT count(*) FROM links WHERE account_id = ${accountId})`;
  const hidden = Prisma.sql`(SELECT count(*) FROM links WHERE account_id = ${accountId} AND archived)`;
  if (archived === null) return all;
  return archived ? hidden : Prisma.sql`${all} - ${hidden}`;
}

/** How many links the account has, archived ones included. */
export async function countAll(owner: Owner): Promise<number> {
  const [row] = await db.$queryRaw<{ n: bigint }[]>`SELECT ${linkCount(owner, null)} AS n`;
  return Number(row?.n ?? 0);
}
