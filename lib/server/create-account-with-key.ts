import { createAccount } from "@/lib/accounts/service";
import { createApiKey } from "@/lib/api-keys/service";
import { randomToken } from "@/lib/crypto/tokens";
import { transaction } from "@/lib/db/client";
import { Owner } from "@/lib/owner";

export type AccountWithKey = { email: string; password: string; api_key: string; plan: string };

/**
 * Creates an account with its first API key, for the operator of this machine. Key and password are not shown again.
 */
export function createAccountWithKey(
  input: { email: string; plan?: string; password?: string },
  now: Date,
): Promise<AccountWithKey> {
  const password = input.password ?? randomToken(16);
  return transaction(async () => {
    const account = await createAccount({ email: input.email, password, plan: input.plan ?? "free" }, now);
    const { text } = await createApiKey(new Owner(account.id), "First key", now);
    return { email: account.email, password, api_key: text, plan: account.plan };
  });
}
