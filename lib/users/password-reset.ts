import { randomToken, sha256 } from "@/lib/crypto/tokens";
import { db, transaction } from "@/lib/db/client";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { sendMail } from "@/lib/mail";
import { rateLimit } from "@/lib/rate-limit";
import { setPassword } from "@/lib/users/password-change";
import { password } from "@/lib/users/schema";
import { type Fields, validate } from "@/lib/validation/validate";

const HOUR = 3_600_000;

const PER_ACCOUNT = { requests: 3, seconds: 3_600 };

/**
 * Emails a password reset link, valid once and for an hour. Sends nothing when no user has the email, or it got three
 * links within the hour, and doesn't reveal which.
 */
export async function sendPasswordReset(address: string, now: Date): Promise<void> {
  const user = await db.user.findUnique({ where: { email: address }, select: { id: true } });
  if (!user || !(await rateLimit(`reset:${user.id}`, PER_ACCOUNT, now)).allowed) return;
  const token = randomToken(43);
  const expiresAt = new Date(now.getTime() + HOUR);
  await db.passwordReset.create({ data: { hash: sha256(token), userId: user.id, expiresAt } });
  await sendMail({
    to: address,
    subject: "Reset your Waypost password",
    text: `You requested a password reset for the Waypost account ${address}.

To set a new password, open this link within an hour:

${env.APP_URL}/reset?token=${token}

If this wasn't you, ignore this email: your password stays the same.
`,
  });
}

/** Whether a reset token is valid now. */
export const isResetTokenValid = async (token: string, now: Date): Promise<boolean> =>
  (await db.passwordReset.count({ where: { hash: sha256(token), expiresAt: { gt: now } } })) > 0;

/**
 * Sets a new password with `token` and `new_password`, which also verifies the email, and returns the email. Throws
 * `invalid_token`, `invalid_new_password`.
 */
export async function resetPassword(fields: Fields, now: Date): Promise<{ email: string }> {
  const { new_password } = validate({ new_password: password() }, fields);
  const hash = sha256(typeof fields.token === "string" ? fields.token : "");
  return transaction(async () => {
    const [used] = await db.$queryRaw<{ user_id: number }[]>`
      DELETE FROM password_resets WHERE hash = ${hash} AND expires_at > ${now} RETURNING user_id`;
    if (!used)
      throw new AppError(
        "invalid_token",
        "This link has expired or was already used. Reload the page to request a new one.",
      );
    await setPassword(used.user_id, new_password, { verifiedAt: now });
    return db.user.findUniqueOrThrow({ where: { id: used.user_id }, select: { email: true } });
  });
}

/** Deletes expired reset links. Returns how many. */
export const deleteExpiredResets = async (now: Date): Promise<number> =>
  (await db.passwordReset.deleteMany({ where: { expiresAt: { lte: now } } })).count;
