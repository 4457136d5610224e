import { z } from "zod";
import { PROBLEMS, STATES } from "@/lib/domains/options";
import { RECORD_TYPES } from "@/lib/domains/records";
import { count, dateTimeField, id, nullableDateTime, textLike } from "@/lib/openapi/builder/response-schemas";

const record = z.object({
  type: z.enum(RECORD_TYPES),
  name: textLike("_waypost.go.example.com"),
  value: textLike("waypost-verify=3fTq0cXbV8mKz1LrD5nYw7HsJ2gPa9Ue"),
  seen: z.boolean().meta({ description: "Whether the last check found it" }),
});

/** A custom domain (docs/contract.md §14). */
export const domainResponse = z.object({
  id: id(),
  name: textLike("go.example.com").meta({ description: "In lower case, letters beyond ASCII as `xn--…`" }),
  name_unicode: textLike("go.example.com").meta({ description: "The name in Unicode, as people read it" }),
  state: z.enum(STATES),
  records: z.array(record).meta({ description: "The DNS records to add" }),
  problem: z
    .enum(PROBLEMS)
    .nullable()
    .meta({ description: "What the last check found wrong", examples: [null] }),
  root_url: z.string().nullable(),
  root_bio_page_id: id()
    .nullable()
    .meta({ examples: [null] }),
  not_found_url: z.string().nullable(),
  expired_url: z.string().nullable(),
  primary: z.boolean(),
  links: count().meta({ description: "Number of links on this domain" }),
  proved_at: nullableDateTime().meta({ description: "When it last became active" }),
  checked_at: nullableDateTime(),
  created_at: dateTimeField(),
  updated_at: dateTimeField(),
});
