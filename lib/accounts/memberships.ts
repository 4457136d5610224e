import type { Account } from "@/lib/accounts/service";
import { db } from "@/lib/db/client";
import { prepared } from "@/lib/db/raw-query";
import type { SessionToken } from "@/lib/users/session-token";

export type Member = { userId: number; email: string; name: string; account: Account };

/**
 * The user of a session and the account they act for; undefined once the password changed or the user is gone. One
 * statement, because every page and action of the dashboard waits for it.
 */
export async function memberOf({ userId, version }: SessionToken): Promise<Member | undefined> {
  const [member] = await db.$queryRaw<(Account & { email: string; userName: string })[]>(prepared`
    SELECT a.id, a.plan::text, a.created_at AS "createdAt", u.email, u.name AS "userName"
    FROM users u JOIN memberships m ON m.user_id = u.id JOIN accounts a ON a.id = m.account_id
    WHERE u.id = ${userId} AND u.session_version = ${version} ORDER BY a.id LIMIT 1`);
  if (!member) return undefined;
  const { email, userName: name, ...account } = member;
  return { userId, email, name, account };
}
