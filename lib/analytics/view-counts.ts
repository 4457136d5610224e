import { DIMENSION, KIND, type KindName } from "@/lib/analytics/kinds";
import { tailOf } from "@/lib/analytics/tail";
import { addDays, formatDay } from "@/lib/dates";
import { db, Prisma } from "@/lib/db/client";
import { prepared } from "@/lib/db/raw-query";
import type { Owner } from "@/lib/owner";

/** All-time views of each subject, over all its segments; 0 for those never viewed. */
export async function viewsOf(kind: KindName, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db.$queryRaw<{ id: number; n: bigint }[]>`
    SELECT subject_id AS id, sum(n)::bigint AS n FROM (
      SELECT subject_id, n FROM view_counters
      WHERE kind = ${KIND[kind]}::smallint AND subject_id = ANY (${ids}::int[])
      UNION ALL SELECT subject_id, n FROM ${tailOf(kind, ids)} tail WHERE subject_id = ANY (${ids}::int[])
    ) counted GROUP BY subject_id`;
  const counted = new Map(rows.map(({ id, n }) => [id, Number(n)]));
  return new Map(ids.map((id) => [id, counted.get(id) ?? 0]));
}

/** SQL: the all-time views of the subject with this id. */
export const viewsSql = (kind: KindName, id: Prisma.Sql): Prisma.Sql => Prisma.sql`(
  SELECT coalesce(sum(n), 0) FROM (
    SELECT n FROM view_counters WHERE kind = ${KIND[kind]}::smallint AND subject_id = ${id}
    UNION ALL SELECT n FROM ${tailOf(kind, Prisma.sql`ARRAY[${id}]`)} tail
    WHERE subject_id = ${id}) counted)`;

/** As `viewsOf`, for one subject. */
export const viewsOfOne = async (kind: KindName, id: number): Promise<number> =>
  (await viewsOf(kind, [id])).get(id) ?? 0;

/** All-time views by segment (a table, a bio link's id), most first; "" is no segment. */
export async function viewsBySegment(kind: KindName, id: number): Promise<{ segment: string; n: number }[]> {
  const rows = await db.$queryRaw<{ segment: string; n: bigint }[]>`
    SELECT segment, sum(n)::bigint AS n FROM (
      SELECT segment, n FROM view_counters WHERE kind = ${KIND[kind]}::smallint AND subject_id = ${id}
      UNION ALL SELECT coalesce(segment, ''), n FROM ${tailOf(kind, [id])} tail WHERE subject_id = ${id}
    ) counted GROUP BY segment ORDER BY n DESC, segment`;
  return rows.map(({ segment, n }) => ({ segment, n: Number(n) }));
}

/**
 * Views per UTC day from `from` to `to` inclusive, including days without views. Reads the rollup and the journal's
 * tail.
 */
export async function dailyViews(
  kind: KindName,
  id: number,
  from: Date,
  to: Date,
): Promise<{ date: string; n: number }[]> {
  const [first, last] = [formatDay(from), formatDay(to)];
  const rows = await db.$queryRaw<{ day: string; n: bigint }[]>(prepared`
    SELECT day::text, sum(n)::bigint AS n FROM (
      SELECT day, n FROM visit_days WHERE kind = ${KIND[kind]}::smallint AND subject_id = ${id}
        AND dimension = ${DIMENSION.device}::smallint AND day BETWEEN ${first}::date AND ${last}::date
      UNION ALL SELECT day, n FROM ${tailOf(kind, [id])} tail
      WHERE subject_id = ${id} AND day BETWEEN ${first}::date AND ${last}::date
    ) counted GROUP BY day`);
  const on = new Map(rows.map(({ day, n }) => [day, Number(n)]));
  const days: { date: string; n: number }[] = [];
  for (let day = new Date(first); formatDay(day) <= last; day = addDays(day, 1)) {
    const date = formatDay(day);
    days.push({ date, n: on.get(date) ?? 0 });
  }
  return days;
}

/** Views of each subject per UTC day since `from`, without empty days. Reads the rollup and the journal's tail. */
export async function viewsByDay(
  kind: KindName,
  ids: readonly number[],
  from: Date,
): Promise<{ id: number; date: string; n: number }[]> {
  const first = formatDay(from);
  const rows = await db.$queryRaw<{ id: number; date: string; n: bigint }[]>`
    SELECT subject_id AS id, day::text AS date, sum(n)::bigint AS n FROM (
      SELECT subject_id, day, n FROM visit_days
      WHERE kind = ${KIND[kind]}::smallint AND subject_id = ANY (${ids}::int[])
        AND dimension = ${DIMENSION.device}::smallint AND day >= ${first}::date
      UNION ALL SELECT subject_id, day, n FROM ${tailOf(kind, ids)} tail
      WHERE subject_id = ANY (${ids}::int[]) AND day >= ${first}::date
    ) counted GROUP BY subject_id, day ORDER BY subject_id, day`;
  return rows.map((row) => ({ ...row, n: Number(row.n) }));
}

/**
 * Purges the counters of deleted subjects now and queues their visits for the purge job (lib/analytics/purge.ts). Call
 * it in the transaction of the deletion.
 */
export const purgeViews = async ({ accountId }: Owner, kind: KindName, ...ids: number[]): Promise<void> =>
  void (await db.$executeRaw`
    WITH counted AS (DELETE FROM view_counters WHERE kind = ${KIND[kind]}::smallint AND subject_id = ANY (${ids}::int[]))
    INSERT INTO deleted_subjects (kind, subject_id, account_id)
    SELECT ${KIND[kind]}::smallint, id, ${accountId} FROM unnest(${ids}::int[]) AS id
    ON CONFLICT DO NOTHING`);
