import { z } from "zod";
import {
  browser,
  country,
  distinct,
  hours,
  language,
  moment,
  query,
} from "@/lib/links/routing/condition-fields";
import { MAX_LABEL_LENGTH, MAX_PARAMETERS, MAX_RULES, MAX_SPANS } from "@/lib/links/routing/options";
import { unknownFieldOr } from "@/lib/links/routing/unknown-field";
import { DEVICES, SYSTEMS } from "@/lib/routing/visitor-names";
import { flag, httpUrl, integer, subset, text } from "@/lib/validation/fields";
import { ruleIssue } from "@/lib/validation/form-messages";
import { timeZone } from "@/lib/validation/time-zones";

const CONDITIONS = [
  "countries",
  "languages",
  "devices",
  "systems",
  "browsers",
  "from",
  "until",
  "days",
  "hours",
  "query",
  "qr",
] as const;

/** A condition of a rule: null means none. */
const condition = <T extends z.ZodType>(field: T) => field.nullish().transform((value) => value ?? undefined);

const nonEmpty = <const T extends readonly [string, ...string[]]>(names: T) =>
  subset(names).min(1, `must name at least one of ${names.join(", ")}`);

/** The fields of a rule, in the order of docs/contract.md §3. */
const members = {
  id: z
    .unknown()
    .optional()
    .meta({ description: "Sent back to keep the rule's statistics", type: "integer" }),
  url: httpUrl(),
  label: text(MAX_LABEL_LENGTH)
    .nullish()
    .transform((value) => value ?? ""),
  countries: condition(distinct(country(), 50, "country codes")),
  languages: condition(distinct(language(), 20, "languages")),
  devices: condition(nonEmpty(DEVICES)),
  systems: condition(nonEmpty(SYSTEMS)),
  browsers: condition(distinct(browser(), 20, "browsers")),
  from: condition(moment()),
  until: condition(moment()),
  days: condition(distinct(integer(1, 7), 7, "days from 1 (Monday) to 7")),
  hours: condition(distinct(hours(), MAX_SPANS, "spans like 09:00-17:30")),
  timezone: condition(timeZone()),
  query: condition(
    z
      .array(query(), { error: `must be a list of 1 to ${MAX_PARAMETERS} objects with name and value` })
      .min(1)
      .max(MAX_PARAMETERS),
  ),
  qr: condition(flag()),
};

const RULE = "must be an object with url and at least one condition";

const rule = () =>
  z
    .strictObject(members, { error: unknownFieldOr(RULE, Object.keys(members)) })
    .superRefine((sent, context) => {
      if (CONDITIONS.every((name) => sent[name] === undefined))
        context.addIssue(
          ruleIssue(
            `must have at least one condition: ${CONDITIONS.join(", ")}`,
            "Add at least one condition",
          ),
        );
      if (sent.from !== undefined && sent.until !== undefined && sent.from >= sent.until)
        context.addIssue({
          ...ruleIssue("must be later than from", "Choose a time after the start"),
          path: ["until"],
        });
      if ((sent.days ?? sent.hours) !== undefined && sent.timezone === undefined)
        context.addIssue({
          ...ruleIssue("is required with days or hours, like Europe/Berlin", "Choose a time zone"),
          path: ["timezone"],
        });
    });

/** A rule as sent, in canonical form. */
export type SentRule = z.output<ReturnType<typeof rule>>;

/** Rules, in order of precedence. docs/contract.md §3. */
export function rules() {
  const message = `must be a list of 1 to ${MAX_RULES} rules`;
  return z
    .array(rule(), { error: message })
    .min(1, message)
    .max(MAX_RULES, message)
    .meta({ description: message });
}
