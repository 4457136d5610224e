import { invalid } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import { countDays, countGroups } from "@/lib/statistics/groups";
import { nameLinks } from "@/lib/statistics/link-names";
import { unitOf } from "@/lib/statistics/options";
import { readStatisticsQuery, valuesOf } from "@/lib/statistics/schema";
import { selectVisits } from "@/lib/statistics/selection";
import { type Cell, csvStream } from "@/lib/streams/csv";
import type { Query } from "@/lib/validation/query";

const MAX_ROWS = 1_000_000;
const BATCH = 1_000;

/**
 * The statistics that `readStatistics` returns for these parameters, in full as CSV; of days those with visits. An empty
 * value is unknown, or no referrer.
 */
export async function exportStatistics(
  owner: Owner,
  query: Query,
  now: Date,
): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  const read = readStatisticsQuery(query, now);
  const { kinds, group_by: group } = read;
  const [kind] = kinds;
  if (kinds.length !== 1 || kind === undefined) throw invalid("kinds", "must be one kind");
  const selection = await selectVisits(owner, read, now);
  const unit = `${unitOf(kind)}s`;
  async function* rows(): AsyncGenerator<Cell[][]> {
    if (group === "day") {
      const days = [...(await countDays(selection, kinds))];
      yield days.sort(([one], [other]) => one.localeCompare(other));
      return;
    }
    const grouping = { kinds, group, values: valuesOf(read) };
    const { groups } = await countGroups(selection, grouping, { limit: MAX_ROWS, offset: 0 });
    for (let start = 0; start < groups.length; start += BATCH) {
      const batch = groups.slice(start, start + BATCH);
      yield group === "link"
        ? (await nameLinks(owner, batch)).map(({ short_url, title, clicks }) => [short_url, title, clicks])
        : batch.map(({ value, clicks }) => [value, clicks]);
    }
  }
  const columns = group === "link" ? ["short_url", "title"] : [group];
  return { name: `${unit}-by-${group}.csv`, body: csvStream([...columns, unit], rows()) };
}
