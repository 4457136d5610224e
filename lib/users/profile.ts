import { db, transaction } from "@/lib/db/client";
import { isUniqueViolation } from "@/lib/db/errors";
import { confirmPassword } from "@/lib/users/password-change";
import { email, emailTaken } from "@/lib/users/schema";
import type { SignedInUser } from "@/lib/users/signed-in-user";
import { text } from "@/lib/validation/fields";
import { type Fields, validate } from "@/lib/validation/validate";

/** Sets the name of a user: `name`, at most 200 characters. */
export async function rename({ userId }: SignedInUser, fields: Fields): Promise<void> {
  const data = validate({ name: text(200) }, fields);
  await db.user.update({ where: { id: userId }, data });
}

/**
 * Changes the email of a user: `email` and `password`. The new one is unverified, and links sent to the old one
 * are revoked.
 */
export async function changeEmail(user: SignedInUser, fields: Fields, now: Date): Promise<void> {
  const data = validate({ email: email() }, fields);
  await confirmPassword(user, fields, "password", now);
  const { userId } = user;
  await transaction(async () => {
    await db.passwordReset.deleteMany({ where: { userId } });
    await db.user.update({ where: { id: userId }, data: { ...data, verifiedAt: null } });
  }).catch((error: unknown) => {
    if (isUniqueViolation(error)) throw emailTaken();
    throw error;
  });
}
