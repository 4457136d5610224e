import { hasAccounts } from "@/lib/accounts/service";
import { LOCKS } from "@/lib/db/advisory-locks";
import { db, transaction } from "@/lib/db/client";
import { type AccountWithKey, createAccountWithKey } from "@/lib/server/create-account-with-key";

/** Creates the first account when there is none. Of several processes starting at once, one does. */
export const createFirstAccount = (now: Date): Promise<AccountWithKey | undefined> =>
  transaction(async () => {
    await db.$executeRaw`SELECT pg_advisory_xact_lock(${LOCKS.firstAccount})`;
    return (await hasAccounts()) ? undefined : createAccountWithKey({ email: "owner@example.com" }, now);
  });
