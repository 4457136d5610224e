import { inngest } from "@/lib/events/inngest-client";
import { attemptDelivery } from "@/lib/webhooks/attempt";

const PER_WEBHOOK = 4;

/** Attempts one delivery until it is over, asleep in between. What one attempt is, and when the next is due, is lib's. */
export const deliverWebhook = inngest().createFunction(
  {
    id: "deliver-webhook",
    triggers: [{ event: "waypost/delivery.due" }],
    concurrency: [{ key: "event.data.webhook_id", limit: PER_WEBHOOK }],
  },
  async ({ event, step }) => {
    const id = String(event.data.id);
    for (let round = 1; ; round++) {
      const { next } = await step.run(`attempt-${round}`, async () => {
        const { next } = await attemptDelivery(id, new Date());
        return { next: next?.toISOString() };
      });
      if (next === undefined) return { turns: round };
      await step.sleepUntil(`wait-${round}`, next);
    }
  },
);
