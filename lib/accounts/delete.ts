import { purgeAccounts } from "@/lib/accounts/purge";
import { db, transaction } from "@/lib/db/client";
import { invalid } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Owner } from "@/lib/owner";
import { email } from "@/lib/users/schema";
import type { SignedInUser } from "@/lib/users/signed-in-user";
import type { Fields } from "@/lib/validation/validate";

/** Most accounts are purged before the response; the job purges the rest of larger ones. */
const INLINE_PURGE_MS = 1_000;

/**
 * Deletes an account with everything it owns, if `confirm_email` is its email. Its keys, sessions, links and pages
 * stop working and its email is free at once; the data itself is purged in batches (lib/accounts/purge.ts).
 */
export async function deleteAccount(
  { accountId }: Owner,
  user: SignedInUser,
  fields: Fields,
  now: Date,
  atOnceMs = INLINE_PURGE_MS,
): Promise<void> {
  const typed = email().safeParse(fields.confirm_email);
  if (typed.data !== user.email) {
    const formMessage = "That's not this account's email";
    throw invalid("confirm_email", `must be the account's email, ${user.email}`, { formMessage });
  }
  await transaction(() => closeAccount(accountId, now));
  await purgeAccounts({ accountId, runMs: atOnceMs }).catch((err: unknown) =>
    log.warn({ err, accountId }, "the data of a deleted account is still there; the job will delete it"),
  );
}

/** Everything that must take effect at once, in one short transaction. */
async function closeAccount(accountId: number, now: Date): Promise<void> {
  // While this row exists, the account's keys, public pages and links count as missing.
  // A concurrent request may have deleted the account already.
  await db.$executeRaw`
    INSERT INTO account_deletions (account_id, requested_at)
    SELECT id, ${now} FROM accounts WHERE id = ${accountId} FOR KEY SHARE
    ON CONFLICT DO NOTHING`;
  const members = await db.membership.findMany({ where: { accountId }, select: { userId: true } });
  await db.membership.deleteMany({ where: { accountId } });
  // Users left without an account go too, with their sessions and identities, which frees their emails.
  const ids = members.map(({ userId }) => userId);
  await db.user.deleteMany({ where: { id: { in: ids }, memberships: { none: {} } } });
  await db.webhook.updateMany({ where: { accountId }, data: { paused: true, ownerNotified: true } });
  await releaseDomains(accountId, now);
  await db.linkImport.updateMany({
    where: { accountId, finishedAt: null },
    data: { state: "stopped", finishedAt: now },
  });
}

/** Stops serving its domains; other accounts waiting for their names get them at the next check. */
async function releaseDomains(accountId: number, now: Date): Promise<void> {
  const served = await db.domainName.findMany({ where: { domain: { accountId } }, select: { name: true } });
  const name = { in: served.map((row) => row.name) };
  await db.domainName.updateMany({ where: { name }, data: { domainId: null } });
  await db.domain.updateMany({ where: { name, txtSeen: true }, data: { nextCheckAt: now } });
}
