import type { Span } from "@/lib/analytics/span";
import { subjectVisits } from "@/lib/analytics/subject-visits";
import { db, Prisma } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";

/**
 * SQL for a FROM list: rows of `id` and `n`, the clicks of the account's links in a period, as the statistics count
 * them; only of those with any. `where` is a condition on links `l`. Summed as float8, exact up to 2^53, because
 * PostgreSQL sums bigint as numeric, which takes longer than reading it.
 */
export const clickRowsDuring = (
  owner: Owner,
  span: Span,
  where: Prisma.Sql | null = null,
): Prisma.Sql => Prisma.sql`(
  SELECT subject_id AS id, sum(n::float8)::bigint AS n
  FROM ${subjectVisits("links", { owner, span, where })} visit GROUP BY 1)`;

/** The clicks of each of these links in a period; only of those with any. */
export async function clicksDuring(
  owner: Owner,
  ids: readonly number[],
  span: Span,
): Promise<Map<number, number>> {
  const rows = await db.$queryRaw<{ id: number; n: bigint }[]>`
    SELECT id, n FROM ${clickRowsDuring(owner, span, Prisma.sql`l.id = ANY (${[...ids]}::int[])`)} during`;
  return new Map(rows.map(({ id, n }) => [id, Number(n)]));
}
