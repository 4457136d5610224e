import type { z } from "zod";
import { optional, text } from "@/lib/validation/fields";

/** The five campaign parameters by short name, in the order in which they are added. */
const PARAMETERS = ["source", "medium", "campaign", "term", "content"] as const;

export type Parameter = (typeof PARAMETERS)[number];

export type Parameters = Record<Parameter, string>;

const parameter = () => optional(text(200), "");

/** Maximum templates of an account; past it `plan_limit_reached`. */
export const MAX_TEMPLATES = 100;

/** A template's fields; its user fills in empty parameters. */
export const templateShape = {
  name: text(100, { min: 1 }),
  source: parameter(),
  medium: parameter(),
  campaign: parameter(),
  term: parameter(),
  content: parameter(),
};

export type TemplateFields = { [K in keyof typeof templateShape]: z.output<(typeof templateShape)[K]> };
