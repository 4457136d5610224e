import { verifyPassword } from "@/lib/accounts/password-hash";
import { credentials } from "@/lib/accounts/schema";
import { type Account, select } from "@/lib/accounts/service";
import { attempt, perAccount, perAddress } from "@/lib/accounts/sign-in-attempts";
import { db } from "@/lib/db/client";

/** What a session holds: whose it is, and the account's session version when it began; a new password raises it. */
export type SessionToken = { userId: number; version: number };

/**
 * The session of the account with this email and password, undefined otherwise. Takes the same time either way, so
 * accounts cannot be enumerated. Throws `rate_limited` after too many failures for this email, or from this address.
 */
export async function checkCredentials(
  input: unknown,
  address: string,
  now: Date,
): Promise<SessionToken | undefined> {
  const { data } = credentials.safeParse(input);
  if (!data) return undefined;
  return attempt([perAddress(address), perAccount(data.email)], now, async () => {
    const user = await db.user.findUnique({ where: { email: data.email } });
    const right = await verifyPassword(user?.passwordHash, data.password);
    return user && right ? { userId: user.id, version: user.sessionNumber } : undefined;
  });
}

/** The account of a session; undefined once its password changed or it was deleted. */
export async function accountOf({ userId, version }: SessionToken): Promise<Account | undefined> {
  const account = await db.user.findUnique({ where: { id: userId, sessionNumber: version }, select });
  return account ?? undefined;
}
