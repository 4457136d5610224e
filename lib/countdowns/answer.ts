import { z } from "zod";
import { EXPIRED_ACTIONS, THEMES } from "@/lib/countdowns/schema";
import { colourAnswer, count, id, moment } from "@/lib/openapi/answers";

/** A countdown page (CONTRACT §5). */
export const countdownAnswer = z.object({
  id: id(),
  title: z.string(),
  slug: z.string(),
  page_url: z.string().meta({ description: "What people open" }),
  description: z.string(),
  ends_at: moment(),
  timezone: z.string(),
  theme: z.enum(THEMES),
  accent: colourAnswer(),
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
