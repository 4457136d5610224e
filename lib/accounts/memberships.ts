import type { Account } from "@/lib/accounts/service";
import { db } from "@/lib/db/client";
import type { SessionToken } from "@/lib/users/session-token";

export type Member = { userId: number; email: string; name: string; account: Account };

/** The user of a session and the account they act for; undefined once the password changed or the user is gone. */
export async function memberOf({ userId, version }: SessionToken): Promise<Member | undefined> {
  const membership = await db.membership.findFirst({
    where: { userId, user: { sessionVersion: version } },
    orderBy: { accountId: "asc" },
    select: {
      account: { select: { id: true, plan: true, createdAt: true } },
      user: { select: { email: true, name: true } },
    },
  });
  return membership ? { userId, ...membership.user, account: membership.account } : undefined;
}
