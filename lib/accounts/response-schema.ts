import { z } from "zod";
import { count, dateTimeField, id, textLike } from "@/lib/openapi/builder/response-schemas";

const quota = (limit: number) =>
  z.object({ used: count().meta({ examples: [1] }), limit: count().meta({ examples: [limit] }) });

/** `GET /me` (docs/contract.md §9). */
export const meResponse = z.object({
  id: id(),
  email: textLike("ada@example.com"),
  name: textLike("Ada Lovelace"),
  plan: z.enum(["free", "pro", "business"]),
  created_at: dateTimeField(),
  api_key: z
    .object({
      name: textLike("Website"),
      prefix: textLike("wp_4f9Kd2aB"),
      created_at: dateTimeField(),
      last_used_at: dateTimeField().nullable(),
    })
    .meta({ description: "The key that made the request" }),
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
    .meta({ description: "Number of each resource in the account" }),
  quotas: z.object({ domains: quota(5), tags: quota(500) }).meta({
    description: "Resources with a limit: how many the account has, and how many it can have",
  }),
});
