import { tailOf } from "@/lib/analytics/tail";
import { LOCKS } from "@/lib/db/advisory-locks";
import { db } from "@/lib/db/client";

const MAX_IDLE_MS = 5_000;

/**
 * Starts the limit counter of a link that had no click limit, with the link's clicks so far. Call it in the transaction
 * that sets the limit, as late as possible: visits on all copies wait until that ends.
 *
 * Batches of visits that are under way don't know the limit, so they must have ended before the clicks are read; and
 * those that are about to start notice the new version and start again (lib/visitors/counting/link-visits.ts).
 */
export async function startLimitCounter(linkId: number): Promise<void> {
  // If this process is paused or cut off now, the database gives up for it.
  await db.$executeRaw`SELECT set_config('idle_in_transaction_session_timeout', ${String(MAX_IDLE_MS)}, true)`;
  await db.$executeRaw`SELECT pg_advisory_xact_lock(${LOCKS.journal}::bigint)`;
  await db.$executeRaw`UPDATE click_limit_version SET version = version + 1`;
  await db.$executeRaw`
    INSERT INTO limit_counters AS c (link_id, clicks)
    SELECT link_id, clicks + (SELECT coalesce(sum(n), 0) FROM ${tailOf("link")} tail WHERE subject_id = link_id)
    FROM link_counters WHERE link_id = ${linkId}
    ON CONFLICT (link_id) DO UPDATE SET clicks = excluded.clicks`;
}
