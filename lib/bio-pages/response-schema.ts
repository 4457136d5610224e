import { z } from "zod";
import { BUTTON_STYLES, LINK_KINDS, THEMES } from "@/lib/bio-pages/options";
import {
  colorResponse,
  count,
  dateTimeField,
  day,
  id,
  nullableDateTime,
  textLike,
} from "@/lib/openapi/builder/response-schemas";
import { PLATFORM_NAMES } from "@/lib/validation/socials";

/** A link of a bio page (docs/contract.md §6). */
export const linkResponse = z.object({
  id: id(),
  kind: z.enum(LINK_KINDS),
  title: textLike("Shop").meta({ description: "Empty for a divider without one" }),
  url: textLike("https://example.com/shop")
    .nullable()
    .meta({ description: "null for headings and dividers" }),
  description: z.string(),
  position: z.int().min(1),
  active: z.boolean(),
  starts_at: nullableDateTime(),
  ends_at: nullableDateTime(),
  thumbnail_url: z.string().nullable().meta({ description: "Set in the dashboard" }),
  clicks: count(),
  created_at: dateTimeField(),
  updated_at: dateTimeField(),
});

/** A bio page (docs/contract.md §6). */
export const pageResponse = z.object({
  id: id(),
  slug: textLike("ada"),
  page_url: textLike("https://go.example.com/b/ada").meta({ description: "The URL to share" }),
  title: z.string(),
  description: z.string(),
  theme: z.enum(THEMES),
  button_style: z.enum(BUTTON_STYLES),
  accent: colorResponse()
    .nullable()
    .meta({ examples: [null], description: "null for the theme's own color" }),
  socials: z
    .array(z.object({ platform: z.enum(PLATFORM_NAMES), url: textLike("https://example.com/ada") }))
    .max(12),
  published: z.boolean(),
  background: colorResponse()
    .nullable()
    .meta({ examples: [null], description: "null for the theme's own background" }),
  avatar_url: z.string().nullable().meta({ description: "Set in the dashboard" }),
  views: count(),
  clicks: count().meta({ description: "Clicks on all links, including deleted ones" }),
  created_at: dateTimeField(),
  updated_at: dateTimeField(),
  links: z
    .array(linkResponse)
    .optional()
    .meta({ description: "Its links in order; only when a single page is read" }),
});

export const statsResponse = z.object({
  views: count().meta({ description: "All views by people" }),
  clicks: count().meta({ description: "All clicks on the page's links, including deleted ones" }),
  links: z
    .array(z.object({ id: id(), title: textLike("Shop"), clicks: count() }))
    .meta({ description: "Links, embeds and forms, in order" }),
  daily: z.array(z.object({ date: day(), views: count(), clicks: count() })).meta({
    description: "The last 30 days",
  }),
});
