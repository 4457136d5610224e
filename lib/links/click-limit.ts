import { holdVisits } from "@/lib/analytics/hold-visits";
import { tailOf } from "@/lib/analytics/tail";
import { db } from "@/lib/db/client";

/**
 * Initializes the limit counters of links that had no click limit with their clicks so far. Call it in the
 * transaction that sets the limits, as late as possible: it blocks visits.
 */
export async function startLimitCounters(linkIds: readonly number[]): Promise<void> {
  if (linkIds.length === 0) return;
  await holdVisits();
  await db.$executeRaw`
    WITH tail AS MATERIALIZED (
      SELECT subject_id, sum(n) AS n FROM ${tailOf("link", linkIds)} visit
      WHERE subject_id = ANY (${[...linkIds]}::int[]) GROUP BY subject_id
    )
    INSERT INTO limit_counters AS c (link_id, clicks)
    SELECT link_id, clicks + coalesce(n, 0) FROM link_counters LEFT JOIN tail ON subject_id = link_id
    WHERE link_id = ANY (${[...linkIds]}::int[])
    ON CONFLICT (link_id) DO UPDATE SET clicks = excluded.clicks`;
}
