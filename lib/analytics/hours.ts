import { accountVisits } from "@/lib/analytics/account-visits";
import { DIMENSION, KIND, type KindName } from "@/lib/analytics/kinds";
import type { CountedKind, Selection } from "@/lib/analytics/selection";
import { tailOf } from "@/lib/analytics/tail";
import { formatDay } from "@/lib/dates";
import { db, Prisma } from "@/lib/db/client";

/** Visits by the time at which their hour begins. Those rolled up before hours were counted are in none. */
type Hours = Map<number, number>;

/** The visits of a subject since the UTC day `from`. The caller has checked that the account owns the subject. */
export const subjectHours = (kind: KindName, id: number, from: Date): Promise<Hours> =>
  hoursOf(Prisma.sql`(
    SELECT day, value, n FROM visit_days WHERE kind = ${KIND[kind]}::smallint AND subject_id = ${id}
      AND dimension = ${DIMENSION.hour}::smallint AND day >= ${formatDay(from)}::date
    UNION ALL SELECT day, hour, n FROM ${tailOf(kind, [id])} tail
    WHERE subject_id = ${id} AND day >= ${formatDay(from)}::date)`);

/** The visits of one kind in an account. */
export const accountHours = (counted: CountedKind, selection: Selection): Promise<Hours> =>
  hoursOf(accountVisits(counted, ["hour"], selection));

/** `visits` is SQL for a FROM list: rows of `day`, `value` (the hour of the day) and `n`. */
async function hoursOf(visits: Prisma.Sql): Promise<Hours> {
  const rows = await db.$queryRaw<{ hour: Date; n: bigint }[]>`
    SELECT (day + value::int * interval '1 hour') AT TIME ZONE 'UTC' AS hour, sum(n)::bigint AS n
    FROM ${visits} visit GROUP BY 1`;
  return new Map(rows.map(({ hour, n }) => [hour.getTime(), Number(n)]));
}
