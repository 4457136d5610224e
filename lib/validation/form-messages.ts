import type { z } from "zod";

// The API says what is allowed ("must be …"); a form says what to do ("Enter …"). Both messages of a rule are where it
// is defined. Safe in the browser.

export const MISSING = "This field is required";

/**
 * A rule as a `superRefine`: `message` is the API's message, and `problem` returns the form's message for an invalid
 * value, or undefined for a valid one.
 */
export const check =
  <T>(message: string, problem: (value: T) => string | undefined) =>
  (value: T, context: z.RefinementCtx<T>): void => {
    const formMessage = problem(value);
    if (formMessage !== undefined) context.addIssue(ruleIssue(message, formMessage));
  };

/** The issue of a broken rule, for `transform`. `at` is the path in a list or an object, if the issue has none. */
export const ruleIssue = (message: string, formMessage: string, at: readonly PropertyKey[] = []) =>
  ({ code: "custom", message, params: { formMessage, at } }) as const;

/** The path of an issue in a list or an object, like `1.url`; "" for the whole. */
export function fieldPathOf(issue: z.core.$ZodIssue): string {
  const at = issue.code === "custom" ? issue.params?.at : undefined;
  return (Array.isArray(at) && at.length > 0 ? at : issue.path).join(".");
}

const TYPES: Readonly<Record<string, string>> = {
  int: "Enter a whole number",
  number: "Enter a number",
  boolean: "Enter true or false",
};

// Nouns for the entries of list fields.
const ENTRIES: Readonly<Record<string, string>> = {
  socials: "Social link",
  variants: "Variant",
  tags: "Tag",
};

// Messages for missing parts of entries.
const MISSING_PARTS: Readonly<Record<string, string>> = { name: "Enter a name", price: "Enter a price" };

// Lists whose entries show their own errors.
const SHOWN_AT_ENTRIES = new Set(["rules", "split"]);

/** The form's message at the field `name` for an issue; in a list it names the entry. */
export function formMessage(name: string, issue?: z.core.$ZodIssue): string {
  const message = (issue && ownMessage(issue, name)) ?? "Enter a valid value";
  const index = issue?.path.find((step) => typeof step === "number");
  if (index === undefined || SHOWN_AT_ENTRIES.has(name)) return message;
  const part = message === MISSING ? MISSING_PARTS[String(issue?.path.at(-1))] : undefined;
  return `${ENTRIES[name] ?? "Entry"} ${index + 1}: ${part ?? message}`;
}

/** As `formMessage`, without the entry of a list. */
export function ownMessage(issue: z.core.$ZodIssue, name?: string): string | undefined {
  if (issue.message.startsWith("is required")) return MISSING;
  switch (issue.code) {
    case "custom":
      return typeof issue.params?.formMessage === "string" ? issue.params.formMessage : undefined;
    case "invalid_type":
      return (issue.path.at(-1) ?? name) === "price" ? "Enter a price, like 4.50" : TYPES[issue.expected];
    case "invalid_value":
      return "Choose one of the options";
    case "invalid_format":
      return issue.format === "email" ? "Enter an email address, like ada@example.com" : undefined;
    case "too_small":
      return limit(issue.origin, issue.minimum, ["or more", "at least"]);
    case "too_big":
      return limit(issue.origin, issue.maximum, ["or less", "at most"]);
  }
}

/** `Enter 8 or more` for numbers, `Enter at least 8 characters` for texts, `Add at least 8` for lists. */
function limit(origin: string, bound: number | bigint, [after, before]: readonly [string, string]): string {
  const count = bound.toLocaleString("en");
  if (origin === "string") return `Enter ${before} ${count} characters`;
  if (origin === "array" && count === "1") return `Add ${before} one`;
  return origin === "array" ? `Add ${before} ${count}` : `Enter ${count} ${after}`;
}
