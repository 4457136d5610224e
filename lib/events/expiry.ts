import { formatDateTime } from "@/lib/dates";
import { db, Prisma, transaction } from "@/lib/db/client";
import type { FieldError } from "@/lib/validation/validate";

const BATCH = 500;

/** A new end must lie in the future (docs/contract.md §2). */
export function* endsAtFaults({ ends_at }: { ends_at?: Date }, now: Date): Iterable<FieldError<"ends_at">> {
  if (ends_at && ends_at <= now)
    yield [
      "ends_at",
      `must be in the future, later than ${formatDateTime(now)} UTC`,
      "Choose a time in the future",
    ];
}

/**
 * Calls `notify`, once per end, with the rows of a table that have ended, in the transaction that marks them as
 * notified. Returns how many there were.
 */
export async function notifyExpired(
  table: "timers" | "countdowns",
  now: Date,
  notify: (ids: number[]) => Promise<void>,
): Promise<number> {
  let notified = 0;
  for (let found = BATCH; found === BATCH; notified += found)
    found = await transaction(async () => {
      const ended = await db.$queryRaw<{ id: number }[]>`
        UPDATE ${Prisma.raw(table)} SET expiry_notified = true WHERE id IN (
          SELECT id FROM ${Prisma.raw(table)} WHERE NOT expiry_notified AND ends_at <= ${now}
          ORDER BY ends_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED)
        RETURNING id`;
      if (ended.length) await notify(ended.map(({ id }) => id));
      return ended.length;
    });
  return notified;
}
