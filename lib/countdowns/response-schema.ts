import { z } from "zod";
import { EXPIRED_ACTIONS, THEMES } from "@/lib/countdowns/schema";
import { colourResponse, count, id, like, moment } from "@/lib/openapi/builder/response-schemas";

/** A countdown page (CONTRACT §5). */
export const countdownResponse = z.object({
  id: id(),
  title: like("Doors open"),
  slug: like("doors"),
  page_url: like("https://go.example.com/c/doors").meta({ description: "What people open" }),
  description: z.string(),
  ends_at: moment(),
  timezone: like("Europe/Berlin"),
  theme: z.enum(THEMES),
  accent: colourResponse(),
  cta_label: z.string(),
  cta_url: z.string().nullable(),
  expired_action: z.enum(EXPIRED_ACTIONS),
  expired_message: z.string(),
  redirect_url: z.string().nullable(),
  state: z.enum(["active", "ended"]),
  views: count(),
  created_at: moment(),
  updated_at: moment(),
});
