import { z } from "zod";
import { count, id, like, moment } from "@/lib/openapi/builder/response-schemas";

/** `GET /me` (CONTRACT §9). */
export const meResponse = z.object({
  id: id(),
  email: like("ada@example.com"),
  name: like("Ada Lovelace"),
  plan: z.enum(["free", "pro", "business"]),
  created_at: moment(),
  api_key: z
    .object({
      name: like("Website"),
      prefix: like("wp_4f9Kd2aB"),
      created_at: moment(),
      last_used_at: moment().nullable(),
    })
    .meta({ description: "The key that asks" }),
  limits: z.object({
    requests_per_minute: count().meta({ examples: [60] }),
    webhooks: count().meta({ examples: [1] }),
  }),
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
