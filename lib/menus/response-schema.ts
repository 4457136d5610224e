import { z } from "zod";
import { ALLERGENS, DIETARY, MARKS, THEMES } from "@/lib/menus/options";
import {
  colorResponse,
  count,
  dateTimeField,
  day,
  id,
  textLike,
} from "@/lib/openapi/builder/response-schemas";

/** A menu item (docs/contract.md §7). */
export const itemResponse = z.object({
  id: id(),
  name: textLike("Ribollita"),
  description: z.string(),
  category: textLike("Soups"),
  price: z
    .number()
    .min(0)
    .meta({ examples: [9.5] })
    .nullable(),
  variants: z
    .array(z.object({ name: textLike("Large"), price: z.number().min(0) }))
    .meta({ description: "Prices by name; `price` is null when there are any" }),
  allergens: z.array(z.enum(ALLERGENS)),
  dietary: z.array(z.enum(DIETARY)),
  marks: z.array(z.enum(MARKS)),
  available: z.boolean(),
  position: z.int().min(1),
  photo_url: z.string().nullable().meta({ description: "Set in the dashboard" }),
  created_at: dateTimeField(),
  updated_at: dateTimeField(),
});

/** A menu (docs/contract.md §7). */
export const menuResponse = z.object({
  id: id(),
  name: z.string(),
  description: z.string(),
  slug: textLike("lia"),
  page_url: textLike("https://go.example.com/m/lia").meta({
    description: "The URL to share; add `?table=` for a table",
  }),
  currency: z.string(),
  language: z.string(),
  theme: z.enum(THEMES),
  accent: colorResponse(),
  address: z.string(),
  phone: z.string(),
  opening_hours: z.string(),
  tables: z.array(z.string()),
  published: z.boolean(),
  scans: count(),
  created_at: dateTimeField(),
  updated_at: dateTimeField(),
  items: z
    .array(itemResponse)
    .optional()
    .meta({ description: "Its items in order; only when a single menu is read" }),
});

export const menuStatsResponse = z.object({
  total: count().meta({ description: "All scans by people" }),
  last_30_days: count(),
  by_table: z.array(
    z.object({
      table: textLike("7").nullable().meta({ description: "null for scans without a table" }),
      scans: count(),
    }),
  ),
  daily: z.array(z.object({ date: day(), scans: count() })),
});
