import { z } from "zod";
import { count, id, moment } from "@/lib/openapi/answers";

/** `GET /me` (CONTRACT §9). */
export const meAnswer = z.object({
  id: id(),
  email: z.string(),
  name: z.string(),
  plan: z.enum(["free", "pro", "business"]),
  created_at: moment(),
  api_key: z
    .object({ name: z.string(), prefix: z.string(), created_at: moment(), last_used_at: moment().nullable() })
    .meta({ description: "The key that asks" }),
  limits: z.object({ requests_per_minute: count(), webhooks: count() }),
  usage: z
    .object({
      links: count(),
      timers: count(),
      countdowns: count(),
      bio_pages: count(),
      menus: count(),
      signatures: count(),
      webhooks: count(),
    })
    .meta({ description: "How many of each the account has now" }),
});
