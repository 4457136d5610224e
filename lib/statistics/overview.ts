import type { CountedKind, Selection } from "@/lib/analytics/account-visits";
import type { Series } from "@/lib/analytics/series";
import { env } from "@/lib/env";
import type { Owner } from "@/lib/owner";
import { countGroups } from "@/lib/statistics/groups";
import { nameLinks } from "@/lib/statistics/link-names";
import { readStatisticsQuery } from "@/lib/statistics/schema";
import { selectVisits } from "@/lib/statistics/selection";
import { accountSeries } from "@/lib/statistics/series";
import type { Breakdown, BreakdownName, Breakdowns } from "@/lib/statistics/view";
import type { Query } from "@/lib/validation/query";

const LONGEST_LIST = 100;
/** More than there are, for the map. */
const MOST_COUNTRIES = 300;

/** The visits of an account over time and by each of these groups. The parameters are those of `readStatistics`. */
export async function overview(
  owner: Owner,
  query: Query,
  { groups, createdAt }: { groups: readonly BreakdownName[]; createdAt: Date },
  now: Date,
): Promise<{ clicks: number; series: Series; breakdowns: Breakdowns }> {
  const read = readStatisticsQuery(query, now);
  const selection = await selectVisits(owner, read, now);
  const [series, breakdowns] = await Promise.all([
    accountSeries(selection, read.kinds, createdAt),
    breakDown(selection, read.kinds, groups),
  ]);
  return { clicks: series.points.reduce((sum, { value }) => sum + value, 0), series, breakdowns };
}

/** The visits by each of these groups. */
async function breakDown(
  selection: Selection,
  kinds: readonly CountedKind[],
  groups: readonly BreakdownName[],
): Promise<Breakdowns> {
  const counted = groups.map(async (group): Promise<[BreakdownName, Breakdown]> => {
    const limit = group === "country" ? MOST_COUNTRIES : LONGEST_LIST;
    const { total, groups: rows } = await countGroups(
      selection,
      { kinds, group, values: null },
      { limit, offset: 0 },
    );
    return [group, { total, rows: await withNames(selection.owner, group, rows) }];
  });
  return Object.fromEntries(await Promise.all(counted));
}

/** The rows with the names of those that have other ones than their value. */
async function withNames(owner: Owner, group: BreakdownName, rows: Breakdown["rows"]) {
  if (group === "domain")
    return rows.map((row) => (row.value === "default" ? { ...row, name: defaultHost() } : row));
  if (group !== "link") return rows;
  const links = await nameLinks(owner, rows);
  return links.map(({ id, title, short_url, clicks }) => ({
    value: String(id),
    name: title || withoutScheme(short_url),
    clicks,
  }));
}

/** The host of links without a domain. */
export const defaultHost = (): string => withoutScheme(env.SHORT_URL);

const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, "");
