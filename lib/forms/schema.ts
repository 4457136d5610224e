import { z } from "zod";
import { email } from "@/lib/validation/contact";
import { alias, color, dateTime, flag, httpUrl, name, optional, orNull, text } from "@/lib/validation/fields";
import { check, MISSING, ownMessage, ruleIssue } from "@/lib/validation/form-messages";

/** The kinds of form fields (docs/contract.md §11, forms). */
export const KINDS = [
  "text",
  "email",
  "number",
  "paragraph",
  "choice",
  "checkboxes",
  "date",
  "consent",
] as const;
export type Kind = (typeof KINDS)[number];

const THEMES = ["auto", "light", "dark"] as const;
export const ACCENT = "0c6b58";
export const DEFAULT_THANKS = "Thank you! We've received your answer.";
export const SUBMIT_LABEL = "Send";
export const MAX_FIELDS = 50;
export const MOST_OPTIONS = 50;
export const LONGEST_OPTION = 120;

/** A field of a form. `options` are those of choices and checkboxes, and empty otherwise. */
export type FormField = {
  id: string;
  kind: Kind;
  label: string;
  help: string;
  required: boolean;
  options: string[];
};

/** Whether a field of this kind has options. */
export const hasOptions = (kind: Kind): boolean => kind === "choice" || kind === "checkboxes";

const none: string[] = [];

const options = () => {
  const rule = `must be a list of at most ${MOST_OPTIONS} distinct texts`;
  return z
    .array(text(LONGEST_OPTION, { min: 1 }), { error: rule })
    .max(MOST_OPTIONS, rule)
    .superRefine(
      check(rule, (all) => (new Set(all).size === all.length ? undefined : "Enter each option only once")),
    );
};

const fieldShape = z
  .object({
    id: z.string().regex(/^[a-z0-9]{1,16}$/, "must be 1 to 16 lower-case letters or digits"),
    kind: name(KINDS),
    label: text(200, { min: 1 }),
    help: optional(text(500, { lines: true }), ""),
    required: optional(flag(), false),
    options: optional(options(), none),
  })
  .transform((field) => ({ ...field, options: hasOptions(field.kind) ? field.options : [] }))
  .refine((field) => !hasOptions(field.kind) || field.options.length > 0, {
    path: ["options"],
    message: "needs at least one option",
    params: { formMessage: "Enter at least one option" },
  });

/** What the form builder shows for an invalid field. */
function fieldProblem(issue: z.core.$ZodIssue | undefined): string {
  const message = issue && ownMessage(issue);
  if (message !== MISSING) return message ?? "Enter a valid value";
  return issue?.path[0] === "options" ? "Remove the empty option" : "Enter a label";
}

/** The fields of a form, in order. An error names the position: `3: label is required…`. */
function formFields() {
  const rule = `must be a list of 1 to ${MAX_FIELDS} fields`;
  return z
    .array(z.unknown(), { error: rule })
    .min(1, rule)
    .max(MAX_FIELDS, rule)
    .transform((entries, context): FormField[] => {
      const fields: FormField[] = [];
      for (const [index, entry] of entries.entries()) {
        const result = fieldShape.safeParse(entry);
        const twice = result.success && fields.some(({ id }) => id === result.data.id);
        if (result.success && !twice) fields.push(result.data);
        else {
          const issue = result.error?.issues[0];
          const message = twice
            ? "id is that of another field"
            : `${String(issue?.path[0] ?? "it")} ${issue?.message}`;
          const problem = twice ? "Remove this duplicate field" : fieldProblem(issue);
          const at = [index, ...(issue?.path.slice(0, 1) ?? [])];
          context.addIssue(ruleIssue(`${index + 1}: ${message}`, `Field ${index + 1}: ${problem}`, at));
          return z.NEVER;
        }
      }
      return fields;
    });
}

/** A form's own fields, in order. */
export const formShape = {
  title: text(200, { min: 1 }),
  alias: optional(alias(), null),
  slug: optional(alias(), null),
  description: optional(text(2000, { lines: true }), ""),
  fields: formFields(),
  submit_label: optional(text(40), SUBMIT_LABEL).transform((label) => label || SUBMIT_LABEL),
  theme: optional(name(THEMES), "auto"),
  accent: optional(color(), ACCENT),
  thanks: optional(text(2000, { lines: true }), DEFAULT_THANKS).transform((words) => words || DEFAULT_THANKS),
  redirect_url: orNull(httpUrl()),
  open: optional(flag(), true),
  closes_at: optional(dateTime(), null),
  notify_email: orNull(email()),
  published: optional(flag(), true),
};
