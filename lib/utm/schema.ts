import type { z } from "zod";
import { optional, text } from "@/lib/validation/fields";

/** The five parameters of a campaign, by their short names, in the order in which they are added. */
const PARAMETERS = ["source", "medium", "campaign", "term", "content"] as const;

export type Parameter = (typeof PARAMETERS)[number];

export type Parameters = Record<Parameter, string>;

const parameter = () => optional(text(200), "");

/** The most templates of one account; past it `plan_limit_reached`. */
export const MAX_TEMPLATES = 100;

/** A template's fields: empty parameters are left to fill in. */
export const templateShape = {
  name: text(100, { min: 1 }),
  source: parameter(),
  medium: parameter(),
  campaign: parameter(),
  term: parameter(),
  content: parameter(),
};

export type TemplateFields = { [K in keyof typeof templateShape]: z.output<(typeof templateShape)[K]> };
