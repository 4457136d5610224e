import { z } from "zod";
import { EXPIRED_ACTIONS, THEMES } from "@/lib/countdowns/schema";
import { colorResponse, count, dateTimeField, id, textLike } from "@/lib/openapi/builder/response-schemas";
import { PAGE_LANGUAGES } from "@/lib/validation/languages";

/** A countdown page (docs/contract.md §5). */
export const countdownResponse = z.object({
  id: id(),
  title: textLike("Doors open"),
  slug: textLike("doors"),
  page_url: textLike("https://go.example.com/c/doors").meta({ description: "The URL to share" }),
  description: z.string(),
  ends_at: dateTimeField(),
  timezone: textLike("Europe/Berlin"),
  theme: z.enum(THEMES),
  accent: colorResponse(),
  cta_label: z.string(),
  cta_url: z.string().nullable(),
  expired_action: z.enum(EXPIRED_ACTIONS),
  expired_message: z.string(),
  redirect_url: z.string().nullable(),
  language: z.enum(PAGE_LANGUAGES).nullable(),
  state: z.enum(["active", "ended"]),
  views: count(),
  created_at: dateTimeField(),
  updated_at: dateTimeField(),
});
