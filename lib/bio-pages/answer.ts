import { z } from "zod";
import { BUTTON_STYLES, THEMES } from "@/lib/bio-pages/schema";
import { colourAnswer, count, day, id, moment } from "@/lib/openapi/answers";
import { PLATFORM_NAMES } from "@/lib/socials";

/** A link of a bio page (CONTRACT §6). */
export const linkAnswer = z.object({
  id: id(),
  title: z.string(),
  url: z.string(),
  description: z.string(),
  position: z.int().min(1),
  active: z.boolean(),
  starts_at: moment().nullable(),
  ends_at: moment().nullable(),
  clicks: count(),
  created_at: moment(),
  updated_at: moment(),
});

/** A bio page (CONTRACT §6). */
export const pageAnswer = z.object({
  id: id(),
  slug: z.string(),
  page_url: z.string().meta({ description: "What visitors open" }),
  title: z.string(),
  description: z.string(),
  theme: z.enum(THEMES),
  button_style: z.enum(BUTTON_STYLES),
  accent: colourAnswer().nullable().meta({ description: "null is the theme's own colour" }),
  socials: z.array(z.object({ platform: z.enum(PLATFORM_NAMES), url: z.string() })).max(12),
  published: z.boolean(),
  avatar_url: z.string().nullable().meta({ description: "Set in the dashboard" }),
  views: count(),
  clicks: count().meta({ description: "Of all links, deleted ones too" }),
  created_at: moment(),
  updated_at: moment(),
  links: z.array(linkAnswer).optional().meta({ description: "Where one page is read, in their order" }),
});

export const statsAnswer = z.object({
  views: count().meta({ description: "Openings of the page by people, ever" }),
  clicks: count().meta({ description: "Clicks on its links, ever; on deleted ones too" }),
  links: z.array(z.object({ id: id(), title: z.string(), clicks: count() })),
  daily: z.array(z.object({ date: day(), views: count(), clicks: count() })).meta({
    description: "The last 30 days",
  }),
});
