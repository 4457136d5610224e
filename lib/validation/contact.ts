import { z } from "zod";
import { httpUrl, httpUrlProblem, requiredOr, text } from "@/lib/validation/fields";
import { check } from "@/lib/validation/form-messages";

// Contact details. Safe in the browser.

/** RFC 6068: headers without a recipient, or one or more recipients separated by commas. */
const MAIL = /^mailto:(\?.+|[^@?,\s]+@[^@?,\s]+(, *[^@?,\s]+@[^@?,\s]+)*(\?.*)?)$/i;
/** RFC 3966, plus the spaces and slashes that people type and phones ignore. */
const TEL = /^tel:\+?(?=(\D*\d){3})[\d ()./-]+(;\S*)?$/i;

/** An email address. */
export function email() {
  const rule = "must be an email address like ada@example.com, at most 254 characters";
  return z
    .string({ error: requiredOr(rule) })
    .trim()
    .pipe(z.email(rule).max(254, rule))
    .meta({ description: rule, format: "email", maxLength: 254 });
}

/** A phone number as people write it. */
export function phone() {
  const rule = "must be a phone number of at most 40 characters, with at least 3 digits";
  return text(40)
    .superRefine(
      check(rule, (value) =>
        /\d\D*\d\D*\d/.test(value) ? undefined : "Enter a phone number with at least 3 digits",
      ),
    )
    .meta({ description: rule });
}

/** The target of a button: a web page, a mail address or a phone number, as typed, at most `max` characters. */
export function contactUrl(max = 2048) {
  const rule = `must be an http://, https://, mailto: or tel: URL of at most ${max} characters, like mailto:ada@example.com or tel:+44 20 7946 0000`;
  const web = httpUrl(max);
  return z
    .string({ error: requiredOr(rule) })
    .trim()
    .superRefine(
      check(rule, (value) => {
        if (web.safeParse(value).success) return undefined;
        const valid = value.length <= max && !/[\p{Cc}"<>\\]/u.test(value) && value.isWellFormed();
        if (valid && (MAIL.test(value) || TEL.test(value))) return undefined;
        const problem = /^https?:\/\//i.test(value) ? httpUrlProblem(value, max) : undefined;
        return problem ?? "Enter a web address like https://example.com, an email address or a phone number";
      }),
    )
    .meta({
      description: rule,
      maxLength: max,
      pattern: "^([Hh][Tt][Tt][Pp][Ss]?://|[Mm][Aa][Ii][Ll][Tt][Oo]:|[Tt][Ee][Ll]:)",
    });
}
