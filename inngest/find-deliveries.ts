import { inngest } from "@/lib/events/inngest-client";
import { dueDeliveries } from "@/lib/webhooks/recover-deliveries";

const RESEND_INTERVAL_MS = 600_000;

/** Sends an event per due delivery: when signalled, and every minute for what was missed. Duplicates are harmless. */
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
      // Inngest deduplicates events by id for a day. A run may have ended without an attempt, so anything that can
      // make a delivery due again changes the id: an action of its owner, and the passage of time.
      id: [id, attempts, Date.parse(nextAttemptAt), Date.parse(changedAt), span].join("."),
      name: "waypost/delivery.due",
      data: { id, webhook_id: webhookId },
    }));
    if (events.length) await step.sendEvent("hand-out", events);
    return { due: events.length };
  },
);
