import type { z } from "zod";
import { formatDateTime } from "@/lib/dates";
import { signatureListed, type signatureResponse } from "@/lib/signatures/response-schema";
import type { Card } from "@/lib/signatures/schema";
import { signatureHtml } from "@/lib/signatures/templates";
import { signatureText } from "@/lib/signatures/text";
import type { Prisma } from "@/prisma/client/client";

export type SignatureRow = Prisma.SignatureGetPayload<object>;

/** The displayed fields of a row, by wire name. */
export const cardOf = (row: SignatureRow): Card => ({
  full_name: row.fullName,
  job_title: row.jobTitle,
  department: row.department,
  company: row.company,
  pronouns: row.pronouns,
  address: row.address,
  email: row.email,
  phone: row.phone,
  mobile: row.mobile,
  website: row.website,
  logo_url: row.logoUrl,
  logo_width: row.logoWidth,
  logo_height: row.logoHeight,
  photo_url: row.photoUrl,
  socials: signatureListed.shape.socials.parse(row.socials),
  template: signatureListed.shape.template.parse(row.template),
  primary_color: row.primaryColor,
  text_color: row.textColor,
  font: signatureListed.shape.font.parse(row.font),
  disclaimer: row.disclaimer,
});

/** A signature in a list, without its rendered form (docs/contract.md §8). */
export const serializeListed = (row: SignatureRow): z.input<typeof signatureListed> => ({
  id: row.id,
  name: row.name,
  ...cardOf(row),
  created_at: formatDateTime(row.createdAt),
  updated_at: formatDateTime(row.updatedAt),
});

/** A signature as the API returns it, rendered (docs/contract.md §8). */
export function serialize(row: SignatureRow): z.input<typeof signatureResponse> {
  const card = cardOf(row);
  return {
    ...serializeListed(row),
    signature_html: signatureHtml(card),
    signature_text: signatureText(card),
  };
}
