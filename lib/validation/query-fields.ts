import { z } from "zod";
import { parseDay } from "@/lib/dates";
import { parseDomainName } from "@/lib/validation/domain-names";
import { integer, requiredOr } from "@/lib/validation/fields";

// Query parameters, whose values are all text.

/** An integer query parameter within bounds, inclusive. */
export function queryInteger(min: number, max: number) {
  const rule = `must be a whole number from ${min} to ${max}`;
  return z
    .string({ error: requiredOr(rule) })
    .regex(/^[+-]?\d{1,15}$/, rule)
    .transform(Number)
    .pipe(integer(min, max))
    .meta({ description: rule, type: "integer", pattern: undefined, minimum: min, maximum: max });
}

/** A day as a query parameter, `YYYY-MM-DD`: the start of that UTC day. */
export function queryDay() {
  const rule = "must be a date in the format YYYY-MM-DD";
  return z
    .string({ error: requiredOr(rule) })
    .meta({ description: rule, format: "date" })
    .transform((value, context) => {
      const day = parseDay(value);
      if (day) return day;
      context.addIssue({ code: "custom", message: rule });
      return z.NEVER;
    });
}

/** A boolean query parameter. */
export function queryFlag() {
  const rule = "must be true or false";
  return z
    .enum(["true", "false"], { error: requiredOr(rule) })
    .transform((value) => value === "true")
    .meta({ description: rule, type: "boolean", enum: undefined });
}

/** The name of a domain as a query parameter; `default` is the server's own host. */
export function queryDomain() {
  const rule = "must be the name of one of your domains, or default";
  return z
    .string({ error: requiredOr(rule) })
    .transform((value, context) => {
      const name = value.trim().toLowerCase() === "default" ? "default" : parseDomainName(value);
      if (name !== undefined) return name;
      context.addIssue({ code: "custom", message: rule });
      return z.NEVER;
    })
    .meta({ description: rule });
}
