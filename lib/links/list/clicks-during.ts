import { accountVisits } from "@/lib/analytics/account-visits";
import type { Span } from "@/lib/analytics/span";
import { db, Prisma } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";

/** The clicks of each of these links in a period, as the statistics count them; only of those that had any. */
export async function clicksDuring(
  owner: Owner,
  ids: readonly number[],
  span: Span,
): Promise<Map<number, number>> {
  const where = Prisma.sql`l.id = ANY (${ids}::int[])`;
  const rows = await db.$queryRaw<{ id: number; clicks: bigint }[]>`
    SELECT value::int AS id, sum(n)::bigint AS clicks
    FROM ${accountVisits("links", "subject", { owner, span, where })} visit GROUP BY 1`;
  return new Map(rows.map(({ id, clicks }) => [id, Number(clicks)]));
}
