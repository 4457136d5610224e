import { hasAccounts } from "@/lib/accounts/service";
import { LOCKS } from "@/lib/db/advisory-locks";
import { db, transaction } from "@/lib/db/client";
import { log } from "@/lib/log";
import { type AccountWithKey, createAccountWithKey } from "@/lib/server/create-account-with-key";
import { retryWhileBusy } from "@/lib/server/retry-while-busy";
import { welcomeMessage } from "@/lib/server/welcome-message";

/**
 * Creates the first account when there is none, and returns the message for the operator. Of several processes starting
 * at once, one creates it.
 */
export async function welcome(now: Date): Promise<string> {
  const say = (line: string) => log.info(line);
  return welcomeMessage(await retryWhileBusy(say, () => createFirstAccount(now)));
}

const createFirstAccount = (now: Date): Promise<AccountWithKey | undefined> =>
  transaction(async () => {
    await db.$executeRaw`SELECT pg_advisory_xact_lock(${LOCKS.firstAccount})`;
    return (await hasAccounts()) ? undefined : createAccountWithKey({ email: "owner@example.com" }, now);
  });
