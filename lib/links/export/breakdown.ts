import { DIMENSION } from "@/lib/analytics/kinds";
import { db } from "@/lib/db/client";
import { invalid } from "@/lib/errors";
import { get } from "@/lib/links/service";
import { countClicks, readSpan } from "@/lib/links/stats";
import type { Owner } from "@/lib/owner";
import { type Cell, csvStream } from "@/lib/streams/csv";
import type { Query } from "@/lib/validation/query";

const LISTS = new Map<string, { columns: readonly string[]; dimension: number }>([
  ["countries", { columns: ["country"], dimension: DIMENSION.country }],
  ["referrers", { columns: ["referrer"], dimension: DIMENSION.referrer }],
  ["devices", { columns: ["device"], dimension: DIMENSION.device }],
  ["browsers", { columns: ["browser"], dimension: DIMENSION.browser }],
  ["systems", { columns: ["system"], dimension: DIMENSION.system }],
  ["languages", { columns: ["language"], dimension: DIMENSION.language }],
  ["targets", { columns: ["label", "url"], dimension: DIMENSION.target }],
]);
const MAX_ROWS = 1_000_000;

/**
 * One list of a link's statistics in full as CSV: `list` is `daily` (days with clicks) or one of LISTS; `from` and `to`
 * as for `stats`. Empty values are unknown, or no referrer; a target without a label may be the link's own `url`.
 */
export async function exportBreakdown(
  owner: Owner,
  at: { id?: number },
  { list = "", ...query }: Query,
  now: Date,
): Promise<{ name: string; body: ReadableStream<Uint8Array> }> {
  const { id, slug, url } = await get(owner, at);
  const { from, to } = readSpan(query, now);
  const found = LISTS.get(list);
  if (!found && list !== "daily")
    throw invalid("list", `must be one of daily, ${[...LISTS.keys()].join(", ")}`);
  async function* batches() {
    const rows = await countClicks(id, from, to, MAX_ROWS);
    const cells = list === "targets" ? await targetCells(id, url) : (value: string): Cell[] => [value];
    yield found
      ? rows
          .filter((row) => row.day === null && row.dimension === found.dimension)
          .map((row): Cell[] => [...cells(row.value), Number(row.clicks)])
      : rows
          .filter((row) => row.day !== null)
          .map((row): Cell[] => [row.day, Number(row.clicks)])
          .sort(([one], [other]) => String(one).localeCompare(String(other)));
  }
  return {
    name: `${slug}-${list}.csv`,
    body: csvStream([...(found?.columns ?? ["date"]), "clicks"], batches()),
  };
}

/** Label and URL of a target; no id is the link's own `url`. */
async function targetCells(linkId: number, url: string): Promise<(id: string) => Cell[]> {
  const targets = await db.linkTarget.findMany({ where: { linkId } });
  const byId = new Map(targets.map((target) => [String(target.id), target]));
  return (id) => {
    const target = byId.get(id);
    return id === "" ? ["", url] : [target?.label ?? "", target?.url ?? ""];
  };
}
