import { z } from "zod";
import { id } from "@/lib/openapi/answers";
import type { EventDescription } from "@/lib/openapi/operation";
import { EVENT_NAMES } from "@/lib/webhooks/schema";

const webhook = z.object({ id: id(), url: z.string(), events: z.array(z.enum(EVENT_NAMES)) });

export const webhookEvents: EventDescription[] = [
  {
    event: "webhook.ping",
    summary: "The Test button of the webhook was pressed",
    data: { webhook },
  },
];
