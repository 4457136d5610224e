import { LOCKS } from "@/lib/db/advisory-locks";
import { db } from "@/lib/db/client";

const MAX_IDLE_MS = 5_000;

/**
 * Waits until no batch of visits is under way, and holds up new ones on all copies until the current transaction ends;
 * those see its changes. Call it as late as possible in the transaction.
 *
 * A batch that has begun but waits for the lock sees the database as it was before. It notices the new version, records
 * nothing and begins again (lib/visitors/counting/link-visits.ts).
 */
export async function holdVisits(): Promise<void> {
  // If this process is paused or cut off now, the database gives up for it.
  await db.$executeRaw`SELECT set_config('idle_in_transaction_session_timeout', ${String(MAX_IDLE_MS)}, true)`;
  await db.$executeRaw`SELECT pg_advisory_xact_lock(${LOCKS.journal}::bigint)`;
  await db.$executeRaw`UPDATE journal_version SET version = version + 1`;
}
