import type { CountedKind, Selection } from "@/lib/analytics/selection";
import { invalid } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import { readStatisticsQuery, type StatisticsQuery, valuesOf } from "@/lib/statistics/schema";
import { selectVisits } from "@/lib/statistics/selection";
import type { Query } from "@/lib/validation/query";

type DashboardQuery = {
  selection: Selection;
  kind: CountedKind;
  group: StatisticsQuery["group_by"] | "subject";
  values: readonly string[] | null;
};

/**
 * The parameters of the dashboard: the API's with one kind, `id` for a single page or timer, and `group_by=subject`,
 * for pages or timers. Throws `invalid_<parameter>`.
 */
export async function readDashboardQuery(
  owner: Owner,
  { id, ...query }: Query,
  now: Date,
): Promise<DashboardQuery> {
  const { group_by: sent, ...others } = query;
  const bySubject = sent === "subject";
  const read = readStatisticsQuery(bySubject ? others : query, now);
  const [kind, second] = read.kinds;
  if (kind === undefined || second !== undefined) throw invalid("kinds", "must be one kind");
  return {
    selection: await selectVisits(owner, read, now, id === undefined ? null : (readSubjectId(id) ?? 0)),
    kind,
    group: bySubject ? "subject" : read.group_by,
    values: valuesOf(read),
  };
}

/** The id of a page or timer; undefined if invalid. */
export const readSubjectId = (text: string): number | undefined =>
  /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
