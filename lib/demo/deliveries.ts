import { db, transaction } from "@/lib/db/client";
import { addExample } from "@/lib/demo/stored-ids";
import { AppError } from "@/lib/errors";
import type { Owner } from "@/lib/owner";
import { webhooks } from "@/lib/webhooks";
import { claimOne } from "@/lib/webhooks/claim";
import { recordAttempt } from "@/lib/webhooks/record-attempt";
import { decryptSecret, signedHeaders } from "@/lib/webhooks/sign";

const FIELDS = { url: "https://example.com/hooks/feedback", events: ["form.submitted"], paused: true };
const OK = { status: 200, body: '{"received":true}' };
const BROKEN = { status: 500, body: '{"error":"Database is locked"}' };
const UNAVAILABLE = { status: 503, body: "Service Unavailable" };
/** The endpoint's responses, by index of the delivery: the third fails, the sixth succeeds on a retry. */
const RESPONSES = new Map([
  [2, () => UNAVAILABLE],
  [5, (attempt: number) => (attempt === 1 ? BROKEN : OK)],
]);

/**
 * Creates a webhook that is paused, so that nothing is ever sent to it. Returns its id; undefined when the plan has no
 * webhook left.
 */
export async function createWebhook(owner: Owner, start: Date): Promise<number | undefined> {
  try {
    const { row } = await webhooks.create(owner, {}, FIELDS, start);
    await addExample(owner, "webhooks", row.id);
    return row.id;
  } catch (error) {
    if (error instanceof AppError && error.code === "plan_limit_reached") return undefined;
    throw error;
  }
}

/** Records attempts of the webhook's pending deliveries, as if they had been sent when due. */
export async function recordDeliveries(owner: Owner, id: number, start: Date): Promise<void> {
  await transaction(async () => {
    // Deliveries are only claimed for active webhooks. Other transactions still see it paused.
    await webhooks.update(owner, { id }, { paused: false }, start);
    const waiting = await db.delivery.findMany({ where: { webhookId: id }, orderBy: { createdAt: "asc" } });
    for (const [index, { id: delivery, createdAt }] of waiting.entries()) {
      for (let due: Date | undefined = createdAt; due; ) due = await recordNext(delivery, index, due);
    }
    await webhooks.update(owner, { id }, { paused: true }, start);
  });
}

async function recordNext(delivery: string, index: number, at: Date): Promise<Date | undefined> {
  const claim = await claimOne(delivery, at);
  const secret = claim && decryptSecret(claim.secret);
  if (!claim || !secret) return undefined;
  const { status, body } = RESPONSES.get(index)?.(claim.attempt) ?? OK;
  const attempt = {
    at,
    durationMs: 84 + ((index * 37) % 90),
    status,
    error: null,
    requestHeaders: signedHeaders({ ...claim, at }, [secret]),
    responseHeaders: { "content-type": "application/json" },
    responseBody: body,
    truncated: false,
  };
  return (await recordAttempt(claim, attempt)).next;
}
