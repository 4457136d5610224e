import { email } from "@/lib/accounts/schema";
import { KIND } from "@/lib/analytics/kinds";
import { db, Prisma, transaction } from "@/lib/db/client";
import { invalid } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import type { Fields } from "@/lib/validation/validate";

/** Deletes an account with everything it owns, once its e-mail is typed: `confirm_email`. Its keys and sessions end at once. */
export async function removeAccount({ userId }: Owner, fields: Fields): Promise<void> {
  const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
  const typed = email().safeParse(fields.confirm_email);
  if (typed.data !== user.email)
    throw invalid("confirm_email", `must be the account's e-mail, ${user.email}`);
  await transaction(async () => {
    // What visitors are counted by belongs to no table of ours that a foreign key could follow.
    await db.$executeRaw`
      DELETE FROM visit_days AS days USING (${counted(userId)}) AS gone
      WHERE days.kind = gone.kind AND days.subject_id = gone.id`;
    await db.$executeRaw`
      DELETE FROM view_counters AS views USING (${counted(userId)}) AS gone
      WHERE views.kind = gone.kind AND views.subject_id = gone.id`;
    // The journal of visits is long and has no index for this: a job goes through it (lib/analytics/purge.ts).
    await db.$executeRaw`INSERT INTO gone_subjects (kind, subject_id) ${counted(userId)} ON CONFLICT DO NOTHING`;
    await db.user.delete({ where: { id: userId } });
  });
}

const counted = (userId: number) => Prisma.sql`
  SELECT ${KIND.link}::smallint AS kind, id FROM links WHERE user_id = ${userId}
  UNION ALL SELECT ${KIND.timer}::smallint, id FROM timers WHERE user_id = ${userId}
  UNION ALL SELECT ${KIND.countdown}::smallint, id FROM countdowns WHERE user_id = ${userId}
  UNION ALL SELECT kind, id FROM bio_pages, (VALUES (${KIND.bio_page}::smallint), (${KIND.bio_click}::smallint)) AS kinds (kind)
    WHERE user_id = ${userId}
  UNION ALL SELECT ${KIND.menu}::smallint, id FROM menus WHERE user_id = ${userId}
  UNION ALL SELECT ${KIND.form}::smallint, id FROM forms WHERE user_id = ${userId}`;
