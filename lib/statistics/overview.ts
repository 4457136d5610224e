import type { CountedKind, Selection } from "@/lib/analytics/account-visits";
import type { Series } from "@/lib/analytics/series";
import { env } from "@/lib/env";
import type { Owner } from "@/lib/owner";
import { readDashboardQuery } from "@/lib/statistics/dashboard-query";
import { countDays, countGroups } from "@/lib/statistics/groups";
import { nameLinks } from "@/lib/statistics/link-names";
import { accountSeries } from "@/lib/statistics/series";
import { subjectNames } from "@/lib/statistics/subject-names";
import type { Breakdown, BreakdownName, Breakdowns } from "@/lib/statistics/view";
import type { Query } from "@/lib/validation/query";

const LONGEST_LIST = 100;
/** More than there are, for the map. */
const MOST_COUNTRIES = 300;

/** How many visits these parameters of the dashboard ask for. */
export async function countVisits(owner: Owner, query: Query, now: Date): Promise<number> {
  const { selection, kind } = await readDashboardQuery(owner, query, now);
  return [...(await countDays(selection, [kind])).values()].reduce((sum, n) => sum + n, 0);
}

/** The visits that these parameters of the dashboard ask for, over time and by each of the groups. */
export async function overview(
  owner: Owner,
  query: Query,
  { groups, createdAt }: { groups: readonly BreakdownName[]; createdAt: Date },
  now: Date,
): Promise<{ clicks: number; series: Series; breakdowns: Breakdowns }> {
  const { selection, kind } = await readDashboardQuery(owner, query, now);
  const [series, breakdowns] = await Promise.all([
    accountSeries(selection, [kind], createdAt),
    breakDown(selection, kind, groups),
  ]);
  return { clicks: series.points.reduce((sum, { value }) => sum + value, 0), series, breakdowns };
}

/** The visits by each of these groups. */
async function breakDown(
  selection: Selection,
  kind: CountedKind,
  groups: readonly BreakdownName[],
): Promise<Breakdowns> {
  const counted = groups.map(async (group): Promise<[BreakdownName, Breakdown]> => {
    const limit = group === "country" ? MOST_COUNTRIES : LONGEST_LIST;
    const { total, groups: rows } = await countGroups(
      selection,
      { kinds: [kind], group, values: null },
      { limit, offset: 0 },
    );
    return [group, { total, rows: await withNames(selection.owner, kind, group, rows) }];
  });
  return Object.fromEntries(await Promise.all(counted));
}

/** The rows with the names of those that have other ones than their value. */
async function withNames(
  owner: Owner,
  kind: CountedKind,
  group: BreakdownName,
  rows: Breakdown["rows"],
): Promise<Breakdown["rows"]> {
  if (group === "domain")
    return rows.map((row) => (row.value === "default" ? { ...row, name: defaultHost() } : row));
  if (group === "subject" && kind !== "links") {
    const names = await subjectNames(
      owner,
      kind,
      rows.map(({ value }) => Number(value)),
    );
    return rows.flatMap((row) => {
      const name = names.get(Number(row.value));
      return name === undefined ? [] : [{ ...row, ...(name && { name }) }];
    });
  }
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
