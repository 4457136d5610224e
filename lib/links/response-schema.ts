import { z } from "zod";
import { STATES } from "@/lib/links/state";
import {
  count,
  dateTimeField,
  day,
  id,
  nullableDateTime,
  textLike,
} from "@/lib/openapi/builder/response-schemas";

/** The ten fields of a link that webhooks include too (docs/contract.md §3). */
export const linkCore = z.object({
  id: id(),
  slug: textLike("spring"),
  short_url: textLike("https://go.example.com/spring").meta({ description: "The URL to share" }),
  long_url: textLike("https://example.com/spring-sale").meta({ description: "The destination" }),
  title: textLike("Spring sale"),
  clicks: count().meta({ description: "Number of visitors redirected" }),
  active: z.boolean().meta({ description: "Whether `state` is `ok`" }),
  state: z.enum(STATES).meta({ examples: ["ok"], description: "Computed when read" }),
  created_at: dateTimeField(),
  expires_at: dateTimeField().meta({ examples: ["2027-11-21 18:30:00"] }),
});

export const linkResponse = linkCore.extend({
  starts_at: nullableDateTime(),
  click_limit: z.int().min(1).nullable(),
  paused: z.boolean().meta({ examples: [false] }),
  last_clicked_at: dateTimeField().nullable(),
  updated_at: dateTimeField(),
});

export const linkReused = linkResponse.extend({ reused: z.literal(true) });

const known = (example: string) => textLike(example).nullable().meta({ description: "null if unknown" });
const most = <T extends z.ZodType>(entry: T) => z.array(entry).max(100);

export const linkStatsResponse = z.object({
  clicks: count().meta({ description: "Clicks in the period" }),
  daily: z.array(z.object({ date: day(), clicks: count() })),
  countries: most(
    z.object({
      country: known("IT").meta({ description: "Two-letter ISO 3166 code; null if unknown" }),
      clicks: count(),
    }),
  ),
  referrers: most(
    z.object({
      referrer: known("news.example.com").meta({
        description: "Host name of the referring page; null for direct visits",
      }),
      clicks: count(),
    }),
  ),
  devices: most(z.object({ device: known("mobile"), clicks: count() })),
  browsers: most(z.object({ browser: known("Firefox"), clicks: count() })),
});
