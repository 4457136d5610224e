import { addDays, addYear, toSecond } from "@/lib/dates";
import { db } from "@/lib/db/client";

const RENEWED_BEFORE_DAYS = 90;

/**
 * Renews links with `auto_renew`, to one year from now, once fewer than 90 days are left (docs/contract.md §3).
 * Returns how many. Overdue ones count as active (lib/links/state.ts).
 */
export const renewLinks = (now: Date): Promise<number> =>
  db.$executeRaw`
    UPDATE links SET expires_at = ${toSecond(addYear(now))}, updated_at = ${toSecond(now)}
    WHERE auto_renew AND expires_at < ${addDays(now, RENEWED_BEFORE_DAYS)}`;
