import { z } from "zod";
import { parseDateTime } from "@/lib/dates";
import { check, MISSING, ruleIssue } from "@/lib/validation/form-messages";
import { isPrintable } from "@/lib/validation/printable";
import { parseUrl } from "@/lib/validation/urls";

// zod probes for `eval`, which the CSP forbids and reports.
if (typeof window !== "undefined") z.config({ jitless: true });

// Field rules, each with the messages of the API and of forms (form-messages.ts). Safe in the browser. Their `meta`
// goes into the OpenAPI document, which is generated from these rules.

/** The rule as an error message; a missing field is "required". */
export const requiredOr = (rule: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? `is required: ${rule}` : rule;

/**
 * Text, trimmed, counted in code points, without control characters but line breaks if `lines`. docs/contract.md §2.
 */
export function text(max: number, { min = 0, lines = false } = {}) {
  const size = min ? `${min} to ${max} characters` : `at most ${max} characters`;
  const rule = `must be text of ${size}, without control characters${lines ? " other than line breaks" : ""}`;
  const control = lines ? /[^\P{Cc}\r\n]/u : /\p{Cc}/u;
  return z
    .string({ error: requiredOr(rule) })
    .trim()
    .superRefine(
      check(rule, (value) => {
        const length = value.length > max * 2 ? Number.POSITIVE_INFINITY : [...value].length;
        if (length < min) return length === 0 ? MISSING : `Enter at least ${min} characters`;
        if (length > max) return `Enter at most ${max.toLocaleString("en")} characters`;
        if (value.isWellFormed() && !control.test(value)) return undefined;
        return "Remove the characters that can't be displayed";
      }),
    )
    .meta({ description: rule, maxLength: max, ...(min && { minLength: min }) });
}

/** An http or https URL with a host, without credentials, as typed, at most `max` characters. docs/contract.md §3. */
export function httpUrl(max = 2048) {
  const rule = `must be an http:// or https:// URL with a host and without credentials, at most ${max} characters`;
  return z
    .string({ error: requiredOr(rule) })
    .trim()
    .superRefine(check(rule, (value) => httpUrlProblem(value, max)))
    .meta({ description: rule, maxLength: max, pattern: "^[Hh][Tt][Tt][Pp][Ss]?://" });
}

/** What is wrong with a web address, in the form's words; undefined if nothing is. */
export function httpUrlProblem(value: string, max: number): string | undefined {
  if (value.length > max && (value.length > max * 2 || [...value].length > max))
    return `Enter a web address of at most ${max.toLocaleString("en")} characters`;
  const authority = /^https?:\/\/([^/?#\\]+)/i.exec(value)?.[1];
  const valid = authority !== undefined && isPrintable(value);
  if (!valid || !parseUrl(value)) return "Enter a full web address, like https://example.com";
  return authority.includes("@") ? "Remove the user name and password from the address" : undefined;
}

const SLUG = /^[A-Za-z0-9_-]{1,64}$/;

/** A chosen slug: 1 to 64 letters, digits, `-`, `_`. docs/contract.md §3. */
export const alias = () => {
  const rule = "must be 1 to 64 letters, digits, hyphens or underscores";
  return z
    .string({ error: requiredOr(rule) })
    .trim()
    .superRefine(
      check(rule, (value) => {
        if (value.length > 64) return "Enter at most 64 characters";
        return SLUG.test(value) ? undefined : "Use only letters, digits, hyphens and underscores";
      }),
    )
    .meta({ pattern: SLUG.source, description: rule });
};

/** The format of `dateTime` as a pattern. */
export const DATE_TIME = "^\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d$";

/** A time, `YYYY-MM-DD HH:MM:SS` in UTC. docs/contract.md §2. */
export function dateTime() {
  const rule = "must be a UTC date and time in the format YYYY-MM-DD HH:MM:SS";
  return z
    .string({ error: requiredOr(rule) })
    .meta({ description: rule, pattern: DATE_TIME })
    .transform((value, context) => {
      const date = parseDateTime(value.trim());
      if (date) return date;
      context.addIssue(ruleIssue(rule, "Enter a valid date and time"));
      return z.NEVER;
    });
}

/** An integer within bounds, inclusive. */
export function integer(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .int({ error: requiredOr(rule) })
    .min(min, rule)
    .max(max, rule)
    .meta({ description: rule });
}

/** One of a closed set of numbers. */
export function oneOf<const T extends readonly [number, ...number[]]>(values: T) {
  const rule = `must be one of ${values.join(", ")}`;
  return z.literal([...values], { error: requiredOr(rule) }).meta({ description: rule });
}

const trimmed = <T extends z.ZodType>(field: T) =>
  z.preprocess((value) => (typeof value === "string" ? value.trim() : value), field);

/** One of a closed set of names. */
export function name<const T extends readonly [string, ...string[]]>(values: T) {
  const rule = `must be one of ${values.join(", ")}`;
  return trimmed(z.enum(values, { error: requiredOr(rule) })).meta({ description: rule });
}

export const flag = () => z.boolean({ error: requiredOr("must be true or false") });

/** An optional field: absent and null mean `fallback`. docs/contract.md §2. */
export const optional = <T extends z.ZodType, const F>(field: T, fallback: F) =>
  field
    .nullish()
    .transform((value) => value ?? fallback)
    .meta({ fallback });

const blankAsNull = (value: unknown) => (typeof value === "string" && !value.trim() ? null : value);

/** An optional text: absent, null and "" mean "". */
export const optionalText = <T extends z.ZodType>(field: T) =>
  z.preprocess(blankAsNull, optional(field, "")).meta({ fallback: "", empty: true });

/** As `optionalText`, but null when there is none, for URLs and the like. docs/contract.md §13. */
export const orNull = <T extends z.ZodType>(field: T) =>
  z.preprocess(blankAsNull, optional(field, null)).meta({ fallback: null, empty: true });

/** A position in a list, from 1; null, or one past the end, means last. docs/contract.md §13. */
export const position = () => optional(integer(1, 2_147_483_647), null);

const COLOR = /^[\dA-Fa-f]{6}$/;

/** A color: six hex digits, without `#`. */
export function color() {
  const rule = "must be six hex digits, like 1a2b3c";
  return z
    .string({ error: requiredOr(rule) })
    .trim()
    .superRefine(
      check(rule, (value) =>
        COLOR.test(value) ? undefined : "Enter a color as six hex digits, like 1a2b3c",
      ),
    )
    .meta({ pattern: COLOR.source, description: rule });
}

const MAX_QUOTED = 40;

/** The fault of an entry in a list of names: `allergens[1]: "x" is unknown; use one of …`. */
const unknownName =
  (values: readonly string[]) =>
  ({ input }: { input?: unknown }): string =>
    typeof input === "string" && input.length <= MAX_QUOTED
      ? `${JSON.stringify(input)} is unknown; use one of ${values.join(", ")}`
      : `must be one of ${values.join(", ")}`;

/** A subset of a closed set of names, each at most once, in the order sent. */
export function subset<const T extends readonly [string, ...string[]]>(values: T) {
  const rule = `must be a list with any of ${values.join(", ")}, each at most once`;
  return z
    .array(trimmed(z.enum(values, { error: unknownName(values) })), { error: requiredOr(rule) })
    .superRefine(
      check(rule, (names) =>
        new Set(names).size === names.length ? undefined : "Choose each option only once",
      ),
    )
    .meta({ description: rule, uniqueItems: true });
}
