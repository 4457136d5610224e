import type { CountedKind } from "@/lib/analytics/selection";
import type { Owner } from "@/lib/owner";
import { readDashboardQuery } from "@/lib/statistics/dashboard-query";
import { countDays, countGroups } from "@/lib/statistics/groups";
import { nameLinks } from "@/lib/statistics/link-names";
import { unitOf } from "@/lib/statistics/options";
import { readSubjects } from "@/lib/statistics/subjects";
import type { BreakdownName } from "@/lib/statistics/view";
import { type Cell, csvStream } from "@/lib/streams/csv";
import type { Query } from "@/lib/validation/query";

const MAX_ROWS = 1_000_000;
const BATCH = 1_000;
/** The columns before the number, where not just the group. */
const COLUMNS = new Map<string, string[]>([
  ["link", ["short_url", "title"]],
  ["subject", ["id", "name"]],
]);

/**
 * All groups that these dashboard parameters select, as CSV; only days with visits. An empty value is unknown, or no
 * referrer.
 */
export async function exportStatistics(
  owner: Owner,
  query: Query,
  now: Date,
): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  const { selection, kind, group, values } = await readDashboardQuery(owner, query, now);
  const kinds = [kind];
  const unit = `${unitOf(kind)}s`;
  async function* rows(): AsyncGenerator<Cell[][]> {
    if (group === "day") {
      const days = [...(await countDays(selection, kinds))];
      yield days.sort(([one], [other]) => one.localeCompare(other));
      return;
    }
    const grouping = { kinds, group, values };
    const { groups } = await countGroups(selection, grouping, { limit: MAX_ROWS, offset: 0 });
    for (let start = 0; start < groups.length; start += BATCH) {
      const batch = groups.slice(start, start + BATCH);
      yield await cellsOf(owner, kind, group, batch);
    }
  }
  const columns = COLUMNS.get(group) ?? [group];
  return { name: `${unit}-by-${group}.csv`, body: csvStream([...columns, unit], rows()) };
}

async function cellsOf(
  owner: Owner,
  kind: CountedKind,
  group: BreakdownName,
  counted: readonly { value: string; clicks: number }[],
): Promise<Cell[][]> {
  if (group === "link")
    return (await nameLinks(owner, counted)).map(({ short_url, title, clicks }) => [
      short_url,
      title,
      clicks,
    ]);
  if (group !== "subject" || kind === "links") return counted.map(({ value, clicks }) => [value, clicks]);
  const ids = counted.map(({ value }) => Number(value));
  const subjects = await readSubjects(owner, kind, ids);
  return counted.map(({ value, clicks }) => [value, subjects.get(Number(value))?.name ?? "", clicks]);
}
