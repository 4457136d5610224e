import { db, Prisma } from "@/lib/db/client";
import type { Owner } from "@/lib/owner";
import type { Plan } from "@/lib/plans";

type OwnedTable =
  | "bio_pages"
  | "countdowns"
  | "domains"
  | "forms"
  | "links"
  | "menus"
  | "signatures"
  | "timers";

/**
 * Locks a row of the account until the transaction ends, to serialize changes of it. Does nothing when the row is
 * missing or another account's.
 */
export async function lockRow(
  table: OwnedTable,
  { accountId }: Owner,
  { id = 0 }: { id?: number },
): Promise<void> {
  await db.$executeRaw`SELECT 1 FROM ${Prisma.raw(table)} WHERE id = ${id} AND account_id = ${accountId} FOR UPDATE`;
}

/**
 * Locks the account until the transaction ends, to serialize checks of its limits. Returns its plan; "free" if it has
 * just been deleted.
 */
export async function lockAccount({ accountId }: { accountId: number }): Promise<Plan> {
  const [account] = await db.$queryRaw<{ plan: Plan }[]>`
    SELECT plan FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`;
  return account?.plan ?? "free";
}
