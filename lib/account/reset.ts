import { setPassword } from "@/lib/account/password-change";
import { email, password } from "@/lib/account/schema";
import { db, transaction } from "@/lib/db";
import { AppError } from "@/lib/errors";
import { randomToken, sha256 } from "@/lib/secrets";
import { type Fields, validate } from "@/lib/validate";

const HOUR = 3_600_000;

/** A token that sets a new password of the account with this e-mail, once, within an hour; undefined when there is no account. */
export async function openReset(
  fields: Fields,
  now: Date,
): Promise<{ email: string; token: string } | undefined> {
  const typed = validate({ email: email() }, fields);
  const user = await db.user.findUnique({ where: typed, select: { id: true } });
  if (!user) return undefined;
  const token = randomToken(43);
  const expiresAt = new Date(now.getTime() + HOUR);
  await db.passwordReset.create({ data: { hash: sha256(token), userId: user.id, expiresAt } });
  return { ...typed, token };
}

/** Whether a token can set a new password now. */
export const isResetOpen = async (token: string, now: Date): Promise<boolean> =>
  (await db.passwordReset.count({ where: { hash: sha256(token), expiresAt: { gt: now } } })) > 0;

/** Sets a new password by `token` and `new_password`, proves the e-mail by it, and answers it. Throws `invalid_token`, `invalid_new_password`. */
export async function resetPassword(fields: Fields, now: Date): Promise<{ email: string }> {
  const { new_password } = validate({ new_password: password() }, fields);
  const hash = sha256(typeof fields.token === "string" ? fields.token : "");
  return transaction(async () => {
    const [used] = await db.$queryRaw<{ user_id: number }[]>`
      DELETE FROM password_resets WHERE hash = ${hash} AND expires_at > ${now} RETURNING user_id`;
    if (!used) throw new AppError("invalid_token", "This link was used already, or is older than an hour");
    await setPassword(used.user_id, new_password, { verifiedAt: now });
    return db.user.findUniqueOrThrow({ where: { id: used.user_id }, select: { email: true } });
  });
}

/** Forgets links that are too old. Answers how many. */
export const forgetResets = async (now: Date): Promise<number> =>
  (await db.passwordReset.deleteMany({ where: { expiresAt: { lte: now } } })).count;
