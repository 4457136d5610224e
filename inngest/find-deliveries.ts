import { inngest } from "@/lib/inngest";
import { dueDeliveries } from "@/lib/webhooks/sweep";

/** Hands out what is due: when something happened, and each minute for what was missed. Handing out twice does no harm. */
export const findDeliveries = inngest().createFunction(
  {
    id: "find-deliveries",
    triggers: [{ event: "waypost/deliveries.waiting" }, { cron: "* * * * *" }],
    concurrency: [{ limit: 1 }],
  },
  async ({ step }) => {
    const due = await step.run("look", () => dueDeliveries(new Date()));
    const events = due.map(({ id, webhookId, attempts }) => ({
      id: `${id}.${attempts}`,
      name: "waypost/delivery.due",
      data: { id, webhook_id: webhookId },
    }));
    if (events.length) await step.sendEvent("hand-out", events);
    return { due: events.length };
  },
);
