import { z } from "zod";
import { BUTTON_STYLES, THEMES } from "@/lib/bio-pages/schema";
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
  title: textLike("Shop"),
  url: textLike("https://example.com/shop"),
  description: z.string(),
  position: z.int().min(1),
  active: z.boolean(),
  starts_at: nullableDateTime(),
  ends_at: nullableDateTime(),
  clicks: count(),
  created_at: dateTimeField(),
  updated_at: dateTimeField(),
});

/** A bio page (docs/contract.md §6). */
export const pageResponse = z.object({
  id: id(),
  slug: textLike("ada"),
  page_url: textLike("https://go.example.com/b/ada").meta({ description: "What visitors open" }),
  title: z.string(),
  description: z.string(),
  theme: z.enum(THEMES),
  button_style: z.enum(BUTTON_STYLES),
  accent: colorResponse()
    .nullable()
    .meta({ examples: [null], description: "null is the theme's own color" }),
  socials: z
    .array(z.object({ platform: z.enum(PLATFORM_NAMES), url: textLike("https://example.com/ada") }))
    .max(12),
  published: z.boolean(),
  avatar_url: z.string().nullable().meta({ description: "Set in the dashboard" }),
  views: count(),
  clicks: count().meta({ description: "Of all links, deleted ones too" }),
  created_at: dateTimeField(),
  updated_at: dateTimeField(),
  links: z.array(linkResponse).optional().meta({ description: "Where one page is read, in their order" }),
});

export const statsResponse = z.object({
  views: count().meta({ description: "Openings of the page by people, ever" }),
  clicks: count().meta({ description: "Clicks on its links, ever; on deleted ones too" }),
  links: z.array(z.object({ id: id(), title: textLike("Shop"), clicks: count() })),
  daily: z.array(z.object({ date: day(), views: count(), clicks: count() })).meta({
    description: "The last 30 days",
  }),
});
