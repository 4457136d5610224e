import { z } from "zod";
import { id, like } from "@/lib/openapi/answers";
import type { EventDescription } from "@/lib/openapi/operation";
import { EVENT_NAMES } from "@/lib/webhooks/schema";

const webhook = z.object({
  id: id(),
  url: like("https://example.com/hooks"),
  events: z.array(z.enum(EVENT_NAMES)),
});

export const webhookEvents: EventDescription[] = [
  {
    event: "webhook.ping",
    summary: "The Test button of the webhook was pressed",
    data: { webhook },
  },
];
