import { db, executeDeferred, type Prisma } from "@/lib/db/client";
import { prepared } from "@/lib/db/raw-query";
import { usesInngest } from "@/lib/env";
import type { EventName } from "@/lib/events/names";
import { signalInngest } from "@/lib/events/notify-workers";

/**
 * Records an event. Call it inside the transaction of the change, so that neither exists without the other. The
 * database trigger `deliver_event` creates its webhook deliveries.
 */
export const emit = (
  accountId: number,
  name: EventName,
  data: Prisma.InputJsonObject,
  now: Date,
): Promise<void> => emitAll(accountId, name, [data], now);

/** As `emit`, one event for each of many subjects. */
export async function emitAll(
  accountId: number,
  name: EventName,
  all: Prisma.InputJsonObject[],
  now: Date,
): Promise<void> {
  await executeDeferred(prepared`
    INSERT INTO events (account_id, name, data, created_at)
    SELECT ${accountId}::int, ${name}, data, ${now}::timestamptz(3) FROM json_array_elements(${JSON.stringify(all)}::json) AS data`);
  if (usesInngest()) signalInngest("waypost/deliveries.waiting");
}

/** Whether a webhook of the account receives this event. For events whose data is only stored for receivers. */
export async function hasSubscriber(accountId: number, name: EventName): Promise<boolean> {
  const [found] = await db.$queryRaw<{ wanted: boolean }[]>`
    SELECT EXISTS (SELECT FROM webhooks WHERE account_id = ${accountId} AND ${name} = ANY (events) AND disabled_at IS NULL) AS wanted`;
  return found?.wanted ?? false;
}
