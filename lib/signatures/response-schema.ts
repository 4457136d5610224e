import { z } from "zod";
import { colorResponse, dateTimeField, id, textLike } from "@/lib/openapi/builder/response-schemas";
import { FONTS, HTML_LIMIT, TEMPLATES } from "@/lib/signatures/schema";
import { PLATFORM_NAMES } from "@/lib/validation/socials";

/** A signature in a list (docs/contract.md §8). */
export const signatureListed = z.object({
  id: id(),
  name: z.string(),
  full_name: z.string(),
  job_title: z.string(),
  department: z.string(),
  company: z.string(),
  pronouns: z.string(),
  address: z.string(),
  email: z.string(),
  phone: z.string(),
  mobile: z.string(),
  website: z.string().nullable(),
  logo_url: z.string().nullable(),
  logo_width: z.int(),
  logo_height: z.int(),
  photo_url: z.string().nullable(),
  socials: z.array(z.object({ platform: z.enum(PLATFORM_NAMES), url: z.string() })).max(10),
  template: z.enum(TEMPLATES),
  primary_color: colorResponse(),
  text_color: colorResponse(),
  font: z.enum(FONTS),
  disclaimer: z.string(),
  created_at: dateTimeField(),
  updated_at: dateTimeField(),
});

export const signatureResponse = signatureListed.extend({
  signature_html: textLike(
    '<table cellpadding="0" cellspacing="0" border="0" role="presentation" …>…</table>',
  )
    .max(HTML_LIMIT - 1)
    .meta({ description: "The signature as HTML, to paste into an email client" }),
  signature_text: textLike("-- \nAda Lovelace\nLead analyst\nAnalytical Engines Ltd").meta({
    description: "The signature as plain text",
  }),
});
