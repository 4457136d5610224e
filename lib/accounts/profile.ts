import { confirmPassword } from "@/lib/accounts/password-change";
import { email } from "@/lib/accounts/schema";
import { type Account, select } from "@/lib/accounts/service";
import { db, transaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { invalid } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import { text } from "@/lib/validation/fields";
import { type Fields, validate } from "@/lib/validation/validate";

/** Sets the name of an account: `name`, at most 200 characters. */
export function rename({ userId }: Owner, fields: Fields): Promise<Account> {
  const data = validate({ name: text(200) }, fields);
  return db.user.update({ where: { id: userId }, data, select });
}

/**
 * Changes the email of an account: `email` and `password`. The new one is unverified, and links sent to the old one
 * are revoked.
 */
export async function changeEmail(owner: Owner, fields: Fields, now: Date): Promise<Account> {
  const data = validate({ email: email() }, fields);
  await confirmPassword(owner, fields, "password", now);
  const { userId } = owner;
  return transaction(async () => {
    await db.passwordReset.deleteMany({ where: { userId } });
    return db.user.update({
      where: { id: userId, deletion: null },
      data: { ...data, verifiedAt: null },
      select,
    });
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw invalid("email", "already has an account");
    throw error;
  });
}
