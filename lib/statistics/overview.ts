import type { CountedKind, Selection } from "@/lib/analytics/selection";
import type { Series } from "@/lib/analytics/series";
import { defaultHost } from "@/lib/domains/hosts/origin";
import { readableHost, withoutScheme } from "@/lib/domains/hosts/readable-host";
import type { Owner } from "@/lib/owner";
import { countBreakdowns } from "@/lib/statistics/breakdowns";
import { readDashboardQuery } from "@/lib/statistics/dashboard-query";
import { countDays } from "@/lib/statistics/groups";
import { nameLinks } from "@/lib/statistics/link-names";
import { accountSeries } from "@/lib/statistics/series";
import { readSubjects } from "@/lib/statistics/subjects";
import type { Breakdown, BreakdownName, Breakdowns } from "@/lib/statistics/view";
import type { Query } from "@/lib/validation/query";

/** The number of visits that these dashboard parameters select. */
export async function countVisits(owner: Owner, query: Query, now: Date): Promise<number> {
  const { selection, kind } = await readDashboardQuery(owner, query, now);
  return [...(await countDays(selection, [kind])).values()].reduce((sum, n) => sum + n, 0);
}

/** The visits that these dashboard parameters select, over time and by each group. */
export async function overview(
  owner: Owner,
  query: Query,
  { groups, createdAt }: { groups: readonly BreakdownName[]; createdAt: Date },
  now: Date,
): Promise<{ clicks: number; series: Series; breakdowns: Breakdowns }> {
  const { selection, kind } = await readDashboardQuery(owner, query, now);
  const [series, breakdowns] = await Promise.all([
    accountSeries(selection, kind, createdAt, now),
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
  const counted = await countBreakdowns(selection, kind, groups);
  const named = [...counted].map(
    async ([group, { rows, ...rest }]): Promise<[BreakdownName, Breakdown]> => [
      group,
      { ...rest, rows: await withNames(selection.owner, kind, group, rows) },
    ],
  );
  return Object.fromEntries(await Promise.all(named));
}

/** Adds names to rows whose value isn't their name. */
async function withNames(
  owner: Owner,
  kind: CountedKind,
  group: BreakdownName,
  rows: Breakdown["rows"],
): Promise<Breakdown["rows"]> {
  if (group === "domain")
    return rows.map((row) => ({
      ...row,
      name: row.value === "default" ? defaultHost() : readableHost(row.value),
    }));
  if (group === "subject" && kind !== "links") {
    const subjects = await readSubjects(
      owner,
      kind,
      rows.map(({ value }) => Number(value)),
    );
    return rows.flatMap((row) => {
      const subject = subjects.get(Number(row.value));
      return subject ? [{ ...row, ...(subject.name && { name: subject.name }) }] : [];
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
