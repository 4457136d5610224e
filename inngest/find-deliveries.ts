import { inngest } from "@/lib/events/inngest-client";
import { dueDeliveries } from "@/lib/webhooks/sweep";

const RESEND_INTERVAL_MS = 600_000;

/** Hands out what is due: when something happened, and each minute for what was missed. Handing out twice does no harm. */
export const findDeliveries = inngest().createFunction(
  {
    id: "find-deliveries",
    triggers: [{ event: "waypost/deliveries.waiting" }, { cron: "* * * * *" }],
    concurrency: [{ limit: 1 }],
  },
  async ({ step }) => {
    const { due, span } = await step.run("look", async () => {
      const now = new Date();
      return { due: await dueDeliveries(now), span: Math.floor(now.getTime() / RESEND_INTERVAL_MS) };
    });
    const events = due.map(({ id, webhookId, attempts, nextAttemptAt, changedAt }) => ({
      // Inngest forgets for a day an event whose id it knows. A run may have ended without an attempt, so whatever can
      // set a delivery going again gives it another id: its owner at once, and the time that passes.
      id: [id, attempts, Date.parse(nextAttemptAt), Date.parse(changedAt), span].join("."),
      name: "waypost/delivery.due",
      data: { id, webhook_id: webhookId },
    }));
    if (events.length) await step.sendEvent("hand-out", events);
    return { due: events.length };
  },
);
