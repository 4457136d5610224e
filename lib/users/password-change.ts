import { db, transaction } from "@/lib/db/client";
import { AppError, invalid } from "@/lib/errors";
import { hashPassword, verifyPassword } from "@/lib/users/password-hash";
import { email, password } from "@/lib/users/schema";
import { attempt, perEmail } from "@/lib/users/sign-in-attempts";
import type { SignedInUser } from "@/lib/users/signed-in-user";
import { type Fields, validate } from "@/lib/validation/validate";

/** Sets a password. Ends all sessions of the user and revokes their password reset links. */
export async function setPassword(userId: number, text: string, verified: { verifiedAt?: Date } = {}) {
  const passwordHash = await hashPassword(text);
  await transaction(async () => {
    await db.passwordReset.deleteMany({ where: { userId } });
    await db.user.update({
      where: { id: userId },
      data: { ...verified, passwordHash, sessionVersion: { increment: 1 } },
    });
  });
}

/** Throws `invalid_<name>` unless that field is the user's password; a user without one needs none. */
export async function confirmPassword(
  { userId }: SignedInUser,
  fields: Fields,
  name: string,
  now: Date,
): Promise<void> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
  if (user.passwordHash === null) return;
  const typed = fields[name];
  const text = typeof typed === "string" ? typed : "";
  const check = async () => (await verifyPassword(user.passwordHash, text)) || undefined;
  if (await attempt([perEmail(user.email)], now, check)) return;
  throw invalid(name, "is not your current password", { formMessage: "That's not your current password" });
}

/** Changes the password of a user: `current_password` and `new_password`. Ends all their sessions. */
export async function changePassword(user: SignedInUser, fields: Fields, now: Date): Promise<void> {
  await confirmPassword(user, fields, "current_password", now);
  const { new_password } = validate({ new_password: password() }, fields);
  await setPassword(user.userId, new_password);
}

/** Sets the password of a user, for the operator. Throws `not_found` for an unknown email, `invalid_password`. */
export async function resetPasswordByOperator(
  address: string,
  text: string,
): Promise<{ email: string; password: string }> {
  const chosen = validate({ email: email(), password: password() }, { email: address, password: text });
  const user = await db.user.findUnique({ where: { email: chosen.email }, select: { id: true } });
  if (!user) throw new AppError("not_found", `No account uses the email ${chosen.email}`);
  await setPassword(user.id, chosen.password);
  return chosen;
}
