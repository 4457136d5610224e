import { z } from "zod";
import { parseDateTime } from "@/lib/dates";
import { quoted, unknownFieldOr } from "@/lib/links/routing/unknown-field";
import { BROWSERS } from "@/lib/routing/visitor-names";
import { isCountry, suggestedCountry } from "@/lib/validation/countries";
import { DATE_TIME, requiredOr, text } from "@/lib/validation/fields";
import { check, ruleIssue } from "@/lib/validation/form-messages";
import { knownLanguage } from "@/lib/validation/locale";

// Fields for the conditions of a rule (rules-field.ts).

/** A list of 1 to `max` values without duplicates. */
export function distinct<T extends z.ZodType>(field: T, max: number, what: string) {
  const rule = `must be a list of 1 to ${max} ${what}, each at most once`;
  return z
    .array(field, { error: requiredOr(rule) })
    .min(1, rule)
    .max(max, rule)
    .superRefine(
      check(rule, (values) =>
        new Set(values).size === values.length ? undefined : "Choose each option only once",
      ),
    )
    .meta({ description: rule, uniqueItems: true });
}

export const country = () =>
  z
    .string({ error: "must be an ISO 3166-1 alpha-2 code, like DE" })
    .meta({ pattern: "^[A-Za-z]{2}$", description: "ISO 3166-1 alpha-2 code, like DE" })
    .transform((value, context) => {
      const code = value.trim().toUpperCase();
      if (isCountry(code)) return code;
      const meant = suggestedCountry(code);
      const advice = meant ? `; use ${meant}` : ", like DE or US";
      context.addIssue(
        ruleIssue(`${quoted(value)} is not an ISO 3166-1 code${advice}`, "Choose a country from the list"),
      );
      return z.NEVER;
    });

const LANGUAGE = /^[a-z]{2,3}(-[a-z]{2}|-\d{3})?$/i;

export const language = () =>
  z
    .string({ error: "must be a language like pt or pt-BR" })
    .meta({ description: "Language like pt, or with a region like pt-BR", maxLength: 7 })
    .transform((value, context) => {
      const sent = value.trim();
      const tag = LANGUAGE.test(sent) ? knownLanguage(sent) : undefined;
      // Canonical forms of former codes may have a script.
      if (tag && LANGUAGE.test(tag)) return tag;
      context.addIssue(
        ruleIssue(`${quoted(value)} is not a language like pt or pt-BR`, "Choose a language from the list"),
      );
      return z.NEVER;
    });

export const browser = () =>
  z
    .string({ error: "must be the name of a browser, like Firefox" })
    .trim()
    .superRefine((value, context) => {
      if (!BROWSERS.includes(value))
        context.addIssue(
          ruleIssue(
            `${quoted(value)} is not a known browser; use a name from the statistics, like Chrome or Firefox`,
            "Choose a browser from the list",
          ),
        );
    })
    .meta({
      enum: BROWSERS,
      component: "Browser",
      description: "A browser or app, named as in the statistics",
    });

export const moment = () => {
  const rule = "must be a UTC date and time in the format YYYY-MM-DD HH:MM:SS";
  return z
    .string({ error: rule })
    .trim()
    .superRefine(check(rule, (value) => (parseDateTime(value) ? undefined : "Enter a valid date and time")))
    .meta({ description: rule, pattern: DATE_TIME });
};

const TIME = "([01]\\d|2[0-3]):[0-5]\\d";
const HOURS = new RegExp(`^${TIME}-${TIME}$`);

export const hours = () => {
  const rule = "must be a span like 09:00-17:30 whose end differs from its start";
  return z
    .string({ error: rule })
    .trim()
    .superRefine(
      check(rule, (value) =>
        HOURS.test(value) && value.slice(0, 5) !== value.slice(6)
          ? undefined
          : "Enter a start and an end that differ",
      ),
    )
    .meta({ description: rule, pattern: HOURS.source });
};

export const query = () =>
  z.strictObject(
    {
      name: text(100, { min: 1 }),
      value: text(255)
        .nullish()
        .transform((value) => value ?? null),
    },
    { error: unknownFieldOr("must be an object with name and value", ["name", "value"]) },
  );
