import { DIMENSION } from "@/lib/analytics/kinds";
import { invalid } from "@/lib/errors";
import { get } from "@/lib/links/service";
import { countClicks, readSpan } from "@/lib/links/stats";
import type { Owner } from "@/lib/owner";
import { type Cell, csvStream } from "@/lib/streams/csv";
import type { Query } from "@/lib/validation/query";

const LISTS = new Map([
  ["countries", { name: "country", dimension: DIMENSION.country }],
  ["referrers", { name: "referrer", dimension: DIMENSION.referrer }],
  ["devices", { name: "device", dimension: DIMENSION.device }],
  ["browsers", { name: "browser", dimension: DIMENSION.browser }],
]);
const MAX_ROWS = 1_000_000;

/**
 * One list of a link's statistics in full as CSV: `list` is `daily` (days with clicks), `countries`, `referrers`,
 * `devices` or `browsers`; `from` and `to` as for `stats`. An empty value is unknown, or no referrer.
 */
export async function exportList(
  owner: Owner,
  at: { id?: number },
  { list = "", ...query }: Query,
  now: Date,
): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  const { id, slug } = await get(owner, at);
  const { from, to } = readSpan(query, now);
  const found = LISTS.get(list);
  if (!found && list !== "daily")
    throw invalid("list", `must be one of daily, ${[...LISTS.keys()].join(", ")}`);
  async function* batches() {
    const rows = await countClicks(id, from, to, MAX_ROWS);
    yield found
      ? rows
          .filter((row) => row.day === null && row.dimension === found.dimension)
          .map((row): Cell[] => [row.value, Number(row.clicks)])
      : rows
          .filter((row) => row.day !== null)
          .map((row): Cell[] => [row.day, Number(row.clicks)])
          .sort(([one], [other]) => String(one).localeCompare(String(other)));
  }
  return { name: `${slug}-${list}.csv`, body: csvStream([found?.name ?? "date", "clicks"], batches()) };
}
