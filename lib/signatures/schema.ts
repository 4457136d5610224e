import type { z } from "zod";
import { email, phone } from "@/lib/validation/contact";
import { color, httpUrl, integer, name, optional, optionalText, orNull, text } from "@/lib/validation/fields";
import { type Social, socials } from "@/lib/validation/socials";

export const TEMPLATES = ["classic", "compact", "stacked"] as const;

export const FONTS = [
  "arial",
  "helvetica",
  "verdana",
  "tahoma",
  "trebuchet",
  "georgia",
  "times",
  "courier",
] as const;

/** Gmail rejects longer signatures, so the HTML stays below this (docs/contract.md §8). */
export const HTML_LIMIT = 10_000;

const EMPTY_SIGNATURE: Social[] = [];

/** A signature's fields, in the order of docs/contract.md §8. */
export const signatureShape = {
  name: optionalText(text(200)),
  full_name: text(120, { min: 1 }),
  job_title: optional(text(120), ""),
  department: optional(text(120), ""),
  company: optional(text(120), ""),
  pronouns: optional(text(120), ""),
  address: optional(text(120, { lines: true }), ""),
  email: optionalText(email()),
  phone: optionalText(phone()),
  mobile: optionalText(phone()),
  website: orNull(httpUrl()),
  logo_url: orNull(httpUrl()),
  logo_width: optional(integer(16, 320), 120),
  logo_height: optional(integer(16, 320), 40),
  photo_url: orNull(httpUrl()),
  socials: optional(socials(10), EMPTY_SIGNATURE),
  template: optional(name(TEMPLATES), "classic"),
  primary_color: optional(color(), "0b7f75"),
  text_color: optional(color(), "6b7280"),
  font: optional(name(FONTS), "arial"),
  disclaimer: optional(text(1000, { lines: true }), ""),
};

export type SignatureFields = { [K in keyof typeof signatureShape]: z.output<(typeof signatureShape)[K]> };

/** The displayed fields of a signature; `name` is only a label for its owner. */
export type Card = Omit<SignatureFields, "name">;
