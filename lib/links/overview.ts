import { KIND } from "@/lib/analytics/kinds";
import { addDays, formatDay } from "@/lib/dates";
import { db } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";

const include = { counter: true } as const;
const TOP_LINKS = 5;
const EXPIRING_WITHIN_DAYS = 7;

/** Links for the dashboard's home page: the most clicked, and those that expire within a week. */
export async function overview({ accountId }: Owner, now: Date) {
  const [busiest, ending] = await Promise.all([
    db.link.findMany({
      where: { accountId, counter: { clicks: { gt: 0 } } },
      orderBy: [{ counter: { clicks: "desc" } }, { id: "desc" }],
      take: TOP_LINKS,
      include,
    }),
    db.link.findMany({
      where: { accountId, paused: false, expiresAt: { gt: now, lte: addDays(now, EXPIRING_WITHIN_DAYS) } },
      orderBy: { expiresAt: "asc" },
      take: TOP_LINKS,
      include,
    }),
  ]);
  return { busiest, ending };
}

/** Clicks on all the account's links on each of the last `days` UTC days. */
export async function accountClicks({ accountId }: Owner, days: number, now: Date) {
  const first = formatDay(addDays(now, 1 - days));
  const rows = await db.$queryRaw<{ day: string; clicks: bigint }[]>`
    SELECT day::text, sum(n)::bigint AS clicks FROM (
      SELECT day, n FROM account_days WHERE account_id = ${accountId} AND day >= ${first}::date
      UNION ALL
      SELECT (v.at AT TIME ZONE 'UTC')::date, v.n FROM visits v JOIN links l ON l.id = v.subject_id
      WHERE v.batch > (SELECT batch FROM visit_rollup) AND v.kind = ${KIND.link} AND v.at >= ${first}::date AND l.account_id = ${accountId}
    ) counted GROUP BY day`;
  const on = new Map(rows.map(({ day, clicks }) => [day, Number(clicks)]));
  return Array.from({ length: days }, (_, index) => {
    const date = formatDay(addDays(now, index + 1 - days));
    return { date, clicks: on.get(date) ?? 0 };
  });
}
