import { LOCKS } from "@/lib/db/advisory-locks";
import { db } from "@/lib/db/client";

const MAX_IDLE_MS = 5_000;

/**
 * Waits for batches of visits in flight, and blocks new ones in all processes until the current transaction ends, so
 * that they see its changes. Call it as late as possible in the transaction.
 *
 * A batch that waits for the lock has an older snapshot. It notices the new version, records nothing and retries
 * (lib/visitors/counting/link-visits.ts).
 */
export async function holdVisits(): Promise<void> {
  // Releases the lock if this process hangs or is cut off now.
  await db.$executeRaw`SELECT set_config('idle_in_transaction_session_timeout', ${String(MAX_IDLE_MS)}, true)`;
  await db.$executeRaw`SELECT pg_advisory_xact_lock(${LOCKS.journal}::bigint)`;
  await db.$executeRaw`UPDATE journal_version SET version = version + 1`;
}
