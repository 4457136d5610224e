import { db } from "@/lib/db/client";
import { verifyPassword } from "@/lib/users/password-hash";
import { credentials } from "@/lib/users/schema";
import type { SessionToken } from "@/lib/users/session-token";
import { attempt, perAddress, perEmail } from "@/lib/users/sign-in-attempts";

/**
 * The session of the user with this email and password, undefined otherwise. Takes the same time either way, so
 * users cannot be enumerated. Throws `rate_limited` after too many failures for this email, or from this address.
 */
export async function checkCredentials(
  input: unknown,
  address: string,
  now: Date,
): Promise<SessionToken | undefined> {
  const { data } = credentials.safeParse(input);
  if (!data) return undefined;
  return attempt([perAddress(address), perEmail(data.email)], now, async () => {
    const user = await db.user.findUnique({ where: { email: data.email } });
    const right = await verifyPassword(user?.passwordHash, data.password);
    return user && right ? { userId: user.id, version: user.sessionVersion } : undefined;
  });
}
