import { z } from "zod";
import { say } from "@/lib/fields";

// Fields that depend on where somebody lives. Safe in the browser.

/** An amount of money from 0 to `max` and 99 hundredths, as decimal text: it is never counted with in binary. */
export function money(max: number) {
  const rule = `must be a number from 0 to ${max}.99 with at most 2 decimals`;
  const amount = new RegExp(`^\\d{1,${String(max).length}}(\\.\\d{1,2})?$`);
  return z
    .number({ error: say(rule) })
    .meta({ description: rule, minimum: 0, maximum: max + 0.99 })
    .transform(String)
    .refine((value) => amount.test(value), rule);
}

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** A language tag (BCP 47), in its canonical form: `pt-br` becomes `pt-BR`. */
export function language() {
  const rule = "must be a BCP 47 language tag like en, de or pt-BR, of at most 35 characters";
  return z
    .string({ error: say(rule) })
    .meta({ description: rule, maxLength: 35 })
    .transform((value, context) => {
      const tag = readLanguage(value.trim());
      if (tag) return tag;
      context.addIssue({ code: "custom", message: rule });
      return z.NEVER;
    });
}

function readLanguage(tag: string): string | undefined {
  try {
    const locale = tag.length <= 35 ? new Intl.Locale(tag) : undefined;
    // Two letters are few enough to be known all; the thousands of three letters are taken as they come.
    const known = (primary: string) => primary.length === 3 || languageNames.of(primary) !== undefined;
    return locale && locale.language.length <= 3 && known(locale.language) ? locale.toString() : undefined;
  } catch {
    return undefined;
  }
}

/** A time zone by its IANA name, as typed. */
export function timeZone() {
  const rule = "must be the IANA name of a time zone, like Europe/Berlin";
  return z
    .string({ error: say(rule) })
    .trim()
    .refine((value) => /^[A-Za-z][\w+-]*(\/[A-Za-z][\w+-]*){0,2}$/.test(value) && isTimeZone(value), rule)
    .meta({ description: rule });
}

function isTimeZone(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat("en", { timeZone }));
  } catch {
    return false;
  }
}
