import { PURGE_STEPS } from "@/lib/accounts/purge-steps";
import { db, Prisma, transaction } from "@/lib/db/client";

/** Time limit of one job run; the next one, within a minute, continues. Shutdown waits at most this long. */
const RUN_MS = 5_000;
/** A batch ends after the step that reaches this many rows. */
const BATCH_ROWS = 2_000;

/**
 * Purges the next batch of a deleted account in its own transaction; undefined when there is none, or other processes
 * are working on it. The last batch deletes the account. Safe to kill at any point: the next run continues.
 */
const purgeBatch = (accountId: number | undefined): Promise<{ rows: number; done: boolean } | undefined> =>
  transaction(async () => {
    const only = accountId === undefined ? Prisma.empty : Prisma.sql`WHERE account_id = ${accountId}`;
    const [deletion] = await db.$queryRaw<{ account_id: number }[]>`
      SELECT account_id FROM account_deletions ${only} ORDER BY requested_at, account_id LIMIT 1 FOR UPDATE SKIP LOCKED`;
    if (!deletion) return undefined;
    let rows = 0;
    for (const step of PURGE_STEPS) {
      for (
        let deleted = await step(deletion.account_id);
        deleted > 0;
        deleted = await step(deletion.account_id)
      ) {
        rows += deleted;
        if (rows >= BATCH_ROWS) return { rows, done: false };
      }
    }
    // Rows created by requests in flight are deleted by ON DELETE CASCADE.
    await db.account.delete({ where: { id: deletion.account_id } });
    return { rows: rows + 1, done: true };
  });

/**
 * Purges deleted accounts in batches for at most `runMs`; only `accountId` if given. Returns how many accounts and
 * rows were deleted.
 */
export async function purgeAccounts({
  accountId,
  runMs = RUN_MS,
}: {
  accountId?: number;
  runMs?: number;
} = {}) {
  const began = performance.now();
  let [accounts, rows] = [0, 0];
  do {
    const batch = await purgeBatch(accountId);
    if (!batch) break;
    rows += batch.rows;
    if (batch.done) accounts++;
  } while (performance.now() - began < runMs);
  return { accounts, rows };
}
