import type { Selection } from "@/lib/analytics/selection";
import { daysOf } from "@/lib/analytics/span";
import type { Owner } from "@/lib/owner";
import { countDays, countGroups } from "@/lib/statistics/groups";
import { nameLinks } from "@/lib/statistics/link-names";
import { readStatisticsQuery, type StatisticsQuery, valuesOf } from "@/lib/statistics/schema";
import { selectVisits } from "@/lib/statistics/selection";
import type { Query } from "@/lib/validation/query";

/** An entry is named after its group, next to `clicks`: a country, a day, … */
type Entry = Record<string, string | number | null>;

export type Statistics = {
  clicks: number;
  group_by: StatisticsQuery["group_by"];
  data: Entry[];
  total: number;
  limit: number;
  offset: number;
};

/** Statistics of an account's links or pages (docs/contract.md §3, Statistics). Throws `invalid_<parameter>`. */
export async function readStatistics(owner: Owner, query: Query, now: Date): Promise<Statistics> {
  const read = readStatisticsQuery(query, now);
  const { group_by: group, limit, offset } = read;
  const selection = await selectVisits(owner, read, now);
  if (group === "day") {
    const { clicks, data, total } = await byDay(selection, read);
    return { clicks, group_by: group, data, total, limit, offset };
  }
  const grouping = { kinds: read.kinds, group, values: valuesOf(read) };
  const { clicks, total, groups } = await countGroups(selection, grouping, { limit, offset });
  const data =
    group === "link"
      ? (await nameLinks(owner, groups)).map(({ id, clicks, ...names }) => ({ link: id, ...names, clicks }))
      : groups.map((one) => ({ [group]: one.value || null, clicks: one.clicks }));
  return { clicks, group_by: group, data, total, limit, offset };
}

async function byDay(selection: Selection, { kinds, limit, offset }: StatisticsQuery) {
  const on = await countDays(selection, kinds);
  const days = daysOf(selection.span);
  return {
    clicks: [...on.values()].reduce((sum, n) => sum + n, 0),
    data: days.slice(offset, offset + limit).map((day) => ({ day, clicks: on.get(day) ?? 0 })),
    total: days.length,
  };
}
