import { db, transaction } from "@/lib/db/client";
import { invalid } from "@/lib/errors";
import { signalWorkers } from "@/lib/events/notify-workers";
import type { Owner } from "@/lib/owner";
import { rateLimit } from "@/lib/rate-limit";
import { rateLimited } from "@/lib/rate-limit/rate-limited";
import type { Paging, Query } from "@/lib/validation/query";
import { attemptClaim } from "@/lib/webhooks/attempt";
import { claimNew } from "@/lib/webhooks/claim";
import type { DeliveryRow } from "@/lib/webhooks/serialize-delivery";
import { get } from "@/lib/webhooks/service";
import type { DeliveryStatus } from "@/prisma/client/enums";

type At = { readonly id?: number };

/** Filters of the delivery log. "Failed" includes deliveries that ended because their webhook was disabled. */
export const VIEWS: Readonly<Record<string, readonly DeliveryStatus[]>> = {
  waiting: ["waiting", "sending"],
  delivered: ["delivered"],
  failed: ["failed", "ended"],
};

const lastAttempt = { log: { orderBy: { number: "desc" }, take: 1 } } as const;

/** A page of a webhook's deliveries, newest first, with the last attempt of each; `status` selects a filter. */
export async function listDeliveries(owner: Owner, at: At, { limit, offset }: Paging, { status }: Query) {
  const { id: webhookId } = await get(owner, at);
  const view = status !== undefined && Object.hasOwn(VIEWS, status) ? VIEWS[status] : undefined;
  if (status !== undefined && !view)
    throw invalid("status", `must be one of ${Object.keys(VIEWS).join(", ")}`);
  const where = { webhookId, ...(view && { status: { in: [...view] } }) };
  const [rows, total] = await Promise.all([
    db.delivery.findMany({
      where,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit,
      skip: offset,
      include: lastAttempt,
    }),
    db.delivery.count({ where }),
  ]);
  return { rows, total };
}

/** One delivery with all its attempts, newest first, or P2025. */
export const getDelivery = ({ accountId }: Owner, { id = 0 }: At, delivery: string): Promise<DeliveryRow> =>
  db.delivery.findUniqueOrThrow({
    where: { id: asUuid(delivery), webhookId: id, webhook: { accountId } },
    include: { log: { orderBy: { number: "desc" } } },
  });

const NIL_UUID = "00000000-0000-0000-0000-000000000000";
const asUuid = (text: string) => (/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text) ? text : NIL_UUID);

/** Resends a delivery now, with fresh retries, under the same id. Throws `invalid_webhook` when it is disabled. */
export async function redeliver(owner: Owner, at: At, delivery: string, now: Date): Promise<void> {
  await requireEnabled(owner, at);
  const { id } = await getDelivery(owner, at, delivery);
  await transaction(async () => {
    await db.delivery.updateMany({ where: { id, status: { not: "sending" } }, data: resetFields(now) });
    await signalWorkers();
  });
}

/** Resends everything that failed or ended; returns how many. Throws `invalid_webhook` when it is disabled. */
export async function redeliverFailed(owner: Owner, at: At, now: Date): Promise<number> {
  const { id: webhookId } = await requireEnabled(owner, at);
  return transaction(async () => {
    const where = { webhookId, status: { in: [...(VIEWS.failed ?? [])] } };
    const { count } = await db.delivery.updateMany({ where, data: resetFields(now) });
    await signalWorkers();
    return count;
  });
}

const resetFields = (now: Date) => ({ status: "waiting", tries: 0, nextAttemptAt: now }) as const;

async function requireEnabled(owner: Owner, at: At) {
  const webhook = await get(owner, at);
  if (webhook.disabledAt)
    throw invalid("webhook", "is disabled: enable it first", {
      formMessage: "This webhook is disabled. Enable it first.",
    });
  return webhook;
}

const PINGS = { requests: 20, seconds: 60 };

/**
 * Sends `webhook.ping` at once and returns its delivery with the first attempt. A ping is a delivery like any other:
 * it is retried, and its failures count. To a paused or disabled webhook it is sent only once.
 */
export async function ping(owner: Owner, at: At, now: Date): Promise<DeliveryRow> {
  const { id: webhookId, url, events } = await get(owner, at);
  const { allowed, retryAfter } = await rateLimit(`webhook-ping:${owner.accountId}`, PINGS, now);
  if (!allowed) throw rateLimited("Too many tests", retryAfter);
  const createdAt = `${now.toISOString().slice(0, 19)}+00:00`;
  const data = { webhook: { id: webhookId, url, events } };
  const body = JSON.stringify({ event: "webhook.ping", created_at: createdAt, data });
  const claim = await claimNew(webhookId, "webhook.ping", body, now);
  await attemptClaim(claim, now);
  return getDelivery(owner, at, claim.id);
}
