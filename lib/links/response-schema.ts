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
import { DEVICES, SYSTEMS } from "@/lib/routing/visitor-names";

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

const targetId = () =>
  z
    .int()
    .min(1)
    .meta({ examples: [1], description: "Send it back to keep the statistics" });

const some = <T extends z.ZodType>(entry: T) => z.array(entry).optional();

const rule = z
  .object({
    id: targetId(),
    url: textLike("https://example.com/de"),
    label: textLike("Germany"),
    countries: some(textLike("DE")),
    languages: some(textLike("de")),
    devices: some(z.enum(DEVICES)),
    systems: some(z.enum(SYSTEMS)),
    browsers: some(textLike("Firefox")),
    from: dateTimeField().optional(),
    until: dateTimeField().optional(),
    days: some(z.int().min(1).max(7)),
    hours: some(textLike("09:00-17:30")),
    timezone: textLike("Europe/Berlin").optional(),
    query: some(z.object({ name: textLike("ref"), value: textLike("newsletter").nullable() })),
    qr: z.boolean().optional(),
  })
  .meta({ description: "Where visitors who match all conditions go" });

const variant = z.object({
  id: targetId(),
  url: textLike("https://example.com/a"),
  label: textLike("A"),
  weight: z
    .int()
    .min(1)
    .max(100)
    .meta({ examples: [50], description: "Share of the visitors in percent" }),
});

const parameter = (example: string) => textLike(example).optional();

export const linkResponse = linkCore.extend({
  starts_at: nullableDateTime(),
  click_limit: z.int().min(1).nullable(),
  paused: z.boolean().meta({ examples: [false] }),
  domain: textLike("go.example.com").nullable().meta({ description: "null for the server's own host" }),
  forward_query: z.boolean().meta({ examples: [false] }),
  utm: z
    .object({
      source: parameter("newsletter"),
      medium: parameter("email"),
      campaign: parameter("spring"),
      term: parameter("shoes"),
      content: parameter("header"),
      ref: parameter("partner"),
    })
    .nullable(),
  target_url: textLike("https://example.com/spring-sale?utm_source=newsletter").meta({
    description:
      "The destination with the campaign parameters: where visitors go unless a rule or split sends them elsewhere",
  }),
  expired_url: textLike("https://example.com/over").nullable(),
  auto_renew: z.boolean().meta({ examples: [false] }),
  has_password: z.boolean().meta({ examples: [false] }),
  rules: z.array(rule).nullable(),
  split: z.array(variant).nullable(),
  split_until: nullableDateTime(),
  tags: z.array(textLike("Summer")).meta({ description: "In alphabetical order" }),
  notes: textLike("Printed on the spring flyer"),
  external_id: textLike("crm-4711").nullable(),
  archived: z.boolean().meta({ examples: [false] }),
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
  systems: most(z.object({ system: known("Android"), clicks: count() })),
  languages: most(
    z.object({
      language: known("de").meta({ description: "Preferred language of the browser; null if unknown" }),
      clicks: count(),
    }),
  ),
  triggers: most(
    z.object({
      trigger: z.enum(["qr"]).nullable().meta({ description: "`qr` for `?qr=1`, null for all others" }),
      clicks: count(),
    }),
  ),
  targets: most(
    z.object({
      id: targetId()
        .nullable()
        .meta({ description: "Of the rule or variant; null for the link's own `url`" }),
      label: textLike("Germany"),
      url: textLike("https://example.com/de"),
      clicks: count(),
    }),
  ).meta({ description: "Where visitors were redirected, including earlier rules and variants" }),
});
