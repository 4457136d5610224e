import { db, type Prisma } from "@/lib/db";

/** What can happen to what an account owns (CONTRACT §10). `link.clicks.milestone` is written by the redirect itself. */
export type EventName =
  | "link.created"
  | "link.deleted"
  | "link.expired"
  | "timer.expired"
  | "countdown.expired";

/** Writes that something happened. Call it inside the transaction of the change: neither is ever there without the other. */
export async function emit(
  userId: number,
  name: EventName,
  data: Prisma.InputJsonObject,
  now: Date,
): Promise<void> {
  await db.event.create({ data: { userId, name, data, createdAt: now } });
}
