import { inngest } from "@/lib/events/inngest-client";
import { attemptDelivery } from "@/lib/webhooks/attempt";
import { CONCURRENT_PER_WEBHOOK } from "@/lib/webhooks/claim";

/**
 * Attempts one delivery until it succeeds or its retries are exhausted, sleeping in between. What an attempt does,
 * and when the next is due, is decided in lib/webhooks.
 */
export const deliverWebhook = inngest().createFunction(
  {
    id: "deliver-webhook",
    triggers: [{ event: "waypost/delivery.due" }],
    concurrency: [{ key: "event.data.webhook_id", limit: CONCURRENT_PER_WEBHOOK }],
  },
  async ({ event, step }) => {
    const id = String(event.data.id);
    for (let round = 1; ; round++) {
      const { next } = await step.run(`attempt-${round}`, async () => {
        const { next } = await attemptDelivery(id, new Date());
        return { next: next?.toISOString() };
      });
      if (next === undefined) return { rounds: round };
      await step.sleepUntil(`wait-${round}`, next);
    }
  },
);
