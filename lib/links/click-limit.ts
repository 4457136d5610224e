import { holdVisits } from "@/lib/analytics/hold-visits";
import { tailOf } from "@/lib/analytics/tail";
import { db } from "@/lib/db/client";

/**
 * Starts the limit counter of a link that had no click limit, with the link's clicks so far. Call it in the transaction
 * that sets the limit, as late as possible: visits wait until that ends.
 */
export async function startLimitCounter(linkId: number): Promise<void> {
  await holdVisits();
  await db.$executeRaw`
    INSERT INTO limit_counters AS c (link_id, clicks)
    SELECT link_id, clicks + (SELECT coalesce(sum(n), 0) FROM ${tailOf("link")} tail WHERE subject_id = link_id)
    FROM link_counters WHERE link_id = ${linkId}
    ON CONFLICT (link_id) DO UPDATE SET clicks = excluded.clicks`;
}
