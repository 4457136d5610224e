import { z } from "zod";
import { requiredOr } from "@/lib/validation/fields";
import { check, ruleIssue } from "@/lib/validation/form-messages";
import { LANGUAGES } from "@/lib/validation/language-codes";

// Fields that depend on the locale. Safe in the browser.

/** An amount of money from 0 to `max`.99, as decimal text: never a binary float. */
export function money(max: number) {
  const rule = `must be a number from 0 to ${max}.99 with at most 2 decimals`;
  const amount = new RegExp(`^\\d{1,${String(max).length}}(\\.\\d{1,2})?$`);
  return z
    .number({ error: requiredOr(rule) })
    .meta({ description: rule, minimum: 0, maximum: max + 0.99 })
    .transform(String)
    .superRefine(
      check(rule, (value) =>
        amount.test(value)
          ? undefined
          : `Enter an amount from 0 to ${max.toLocaleString("en")}.99 with at most 2 decimals`,
      ),
    );
}

const known = new Set(LANGUAGES);
const LONG_TAG = "^([A-Za-z]{3}|[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8})+)$";

/** A language tag (BCP 47) in canonical form: `pt-br` becomes `pt-BR`. */
export function language() {
  const rule = "must be a BCP 47 language tag like en, de or pt-BR, of at most 35 characters";
  const tags = [
    { type: "string", enum: LANGUAGES },
    { type: "string", pattern: LONG_TAG, examples: ["pt-BR", "zh-Hant", "tlh"] },
  ];
  return z
    .string({ error: requiredOr(rule) })
    .meta({ description: rule, maxLength: 35, anyOf: tags, component: "Language" })
    .transform((value, context) => {
      const tag = knownLanguage(value.trim());
      if (tag) return tag;
      context.addIssue(ruleIssue(rule, "Choose a language from the list"));
      return z.NEVER;
    });
}

/** A language tag in canonical form; undefined for an unknown one. */
export function knownLanguage(tag: string): string | undefined {
  const [primary = ""] = tag.toLowerCase().split("-");
  // Two-letter codes are checked against the list; the thousands of three-letter codes are accepted unchecked.
  if (tag.length > 35 || !(primary.length === 3 || known.has(primary))) return undefined;
  try {
    return new Intl.Locale(tag).toString();
  } catch {
    return undefined;
  }
}
