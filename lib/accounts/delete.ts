import { purgeAccounts } from "@/lib/accounts/purge";
import { email } from "@/lib/accounts/schema";
import { db, transaction } from "@/lib/db/client";
import { invalid } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Owner } from "@/lib/owner";
import type { Fields } from "@/lib/validation/validate";

/** Most accounts are purged while their owners wait; the job purges what is left of the others. */
const AT_ONCE_MS = 1_000;

/**
 * Deletes an account with everything it owns, once its email is typed into `confirm_email`. From then on its keys,
 * sessions, links and pages are gone and its email is free; the data itself is purged in batches
 * (lib/accounts/purge.ts).
 */
export async function deleteAccount(
  { userId }: Owner,
  fields: Fields,
  now: Date,
  atOnceMs = AT_ONCE_MS,
): Promise<void> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const typed = email().safeParse(fields.confirm_email);
  if (typed.data !== user.email) throw invalid("confirm_email", `must be the account's email, ${user.email}`);
  await transaction(() => closeAccount(userId, now));
  await purgeAccounts({ userId, runMs: atOnceMs }).catch((err: unknown) =>
    log.warn({ err, userId }, "the data of a deleted account is still there; the job will delete it"),
  );
}

/** Everything that must take effect at once, in one short transaction. */
async function closeAccount(userId: number, now: Date): Promise<void> {
  // While this row exists, the account's keys, public pages and links count as missing.
  await db.accountDeletion.createMany({ data: [{ userId, requestedAt: now }], skipDuplicates: true });
  await db.user.update({
    where: { id: userId },
    data: {
      // Not a valid email, so nobody can sign in with it: the real one is free for a new account.
      email: `deleted account ${userId}`,
      name: "",
      passwordHash: null,
      sessionNumber: { increment: 1 },
    },
  });
  await db.identity.deleteMany({ where: { userId } });
  await db.passwordReset.deleteMany({ where: { userId } });
  await db.webhook.updateMany({ where: { userId }, data: { paused: true, ownerNotified: true } });
  await db.linkImport.updateMany({
    where: { userId, finishedAt: null },
    data: { state: "stopped", finishedAt: now },
  });
}
