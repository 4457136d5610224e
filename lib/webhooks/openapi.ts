import { z } from "zod";
import { EVENT_NAMES } from "@/lib/events/names";
import type { EventDescription } from "@/lib/openapi/builder/operation";
import { id, textLike } from "@/lib/openapi/builder/response-schemas";

const webhookExample = z.object({
  id: id(),
  url: textLike("https://example.com/hooks"),
  events: z.array(z.enum(EVENT_NAMES)),
});

export const webhookEvents: EventDescription[] = [
  {
    event: "webhook.ping",
    summary: "Someone clicked Send test in the dashboard",
    data: { webhook: webhookExample },
  },
];
