import { z } from "zod";
import { parseDateTime } from "@/lib/dates";
import { parseUrl } from "@/lib/validation/urls";

// zod probes for `eval` in the browser, which the CSP forbids and reports.
if (typeof window !== "undefined") z.config({ jitless: true });

// Field rules of the API, each with one sentence that says what is allowed. Safe in the browser. Their `meta` goes
// into the OpenAPI document, which is generated from these rules.

/** The rule as an error message; a missing field is "required". */
export const requiredOr = (rule: string) => (issue: { input?: unknown }) =>
  issue.input === undefined || issue.input === null ? `is required: ${rule}` : rule;

/**
 * Text, trimmed, counted in code points, without control characters (line breaks allowed with `lines`). docs/contract.md §2.
 */
export function text(max: number, { min = 0, lines = false } = {}) {
  const size = min ? `${min} to ${max} characters` : `at most ${max} characters`;
  const rule = `must be text of ${size}, without control characters${lines ? " other than line breaks" : ""}`;
  const control = lines ? /[^\P{Cc}\r\n]/u : /\p{Cc}/u;
  return z
    .string({ error: requiredOr(rule) })
    .trim()
    .refine((value) => {
      const length = value.length > max * 2 ? Number.POSITIVE_INFINITY : [...value].length;
      return length >= min && length <= max && value.isWellFormed() && !control.test(value);
    }, rule)
    .meta({ description: rule, maxLength: max, ...(min && { minLength: min }) });
}

/** An http or https URL with a host and without credentials, as typed, at most `max` characters. docs/contract.md §3. */
export function httpUrl(max = 2048) {
  const rule = `must be an http:// or https:// URL with a host and without credentials, at most ${max} characters`;
  return z
    .string({ error: requiredOr(rule) })
    .trim()
    .refine((value) => {
      if (value.length > max * 2 || [...value].length > max) return false;
      if (!value.isWellFormed() || /\p{Cc}/u.test(value)) return false;
      const authority = /^https?:\/\/([^/?#\\]+)/i.exec(value)?.[1];
      return authority !== undefined && !authority.includes("@") && parseUrl(value) !== undefined;
    }, rule)
    .meta({ description: rule, maxLength: max, pattern: "^[Hh][Tt][Tt][Pp][Ss]?://" });
}

/** A chosen slug: 1 to 64 letters, digits, `-`, `_`. docs/contract.md §3. */
export const alias = () => {
  const rule = "must be 1 to 64 letters, digits, hyphens or underscores";
  return z
    .string({ error: requiredOr(rule) })
    .trim()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, rule)
    .meta({ description: rule });
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
      context.addIssue({ code: "custom", message: rule });
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

/** A color: six hex digits, without `#`. */
export function colour() {
  const rule = "must be six hex digits, like 1a2b3c";
  return z
    .string({ error: requiredOr(rule) })
    .trim()
    .regex(/^[\dA-Fa-f]{6}$/, rule)
    .meta({ description: rule });
}

/** A subset of a closed set of names, each at most once, in the order sent. */
export function subset<const T extends readonly [string, ...string[]]>(values: T) {
  const rule = `must be a list of any of ${values.join(", ")}, each at most once`;
  return z
    .array(trimmed(z.enum(values, { error: rule })), { error: requiredOr(rule) })
    .refine((names) => new Set(names).size === names.length, rule)
    .meta({ description: rule, uniqueItems: true });
}
