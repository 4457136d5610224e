import { z } from "zod";
import { isPossible, STARS } from "@/lib/forms/conditions";
import {
  ACCENT,
  DEFAULT_THANKS,
  type FormField,
  hasOptions,
  KINDS,
  MAX_FIELDS,
  MAX_OPTION_LENGTH,
  MAX_OPTIONS,
  SUBMIT_LABEL,
} from "@/lib/forms/options";
import { email } from "@/lib/validation/contact";
import { alias, color, dateTime, flag, httpUrl, name, optional, orNull, text } from "@/lib/validation/fields";
import { check, MISSING, ownMessage, ruleIssue } from "@/lib/validation/form-messages";
import { PAGE_LANGUAGES } from "@/lib/validation/languages";

const THEMES = ["auto", "light", "dark"] as const;
const none: string[] = [];

const options = () => {
  const rule = `must be a list of at most ${MAX_OPTIONS} distinct texts`;
  return z
    .array(text(MAX_OPTION_LENGTH, { min: 1 }), { error: rule })
    .max(MAX_OPTIONS, rule)
    .superRefine(
      check(rule, (all) => (new Set(all).size === all.length ? undefined : "Enter each option only once")),
    );
};

const stars = () => {
  const rule = `must be a whole number from ${STARS.min} to ${STARS.max}`;
  return z.int(rule).min(STARS.min, rule).max(STARS.max, rule);
};

const condition = () => {
  const rule = `must have a field and 1 to ${MAX_OPTIONS} of its values`;
  return z.object(
    {
      field: z.string(rule),
      values: z.array(z.string(rule), { error: rule }).min(1, rule).max(MAX_OPTIONS, rule),
    },
    { error: rule },
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
    stars: optional(stars(), STARS.usual),
    show_when: optional(condition().nullable(), null),
  })
  .refine(({ kind, options }) => !hasOptions(kind) || options?.length !== 0, {
    path: ["options"],
    message: "needs at least one option",
    params: { formMessage: "Enter at least one option" },
    // Even when another setting is invalid, but not for non-objects.
    when: ({ issues }) => issues.every(({ path }) => path?.length),
  })
  .transform(({ stars, show_when, ...field }) => ({
    ...field,
    options: hasOptions(field.kind) ? field.options : [],
    ...(field.kind === "rating" && { stars }),
    ...(show_when && { show_when }),
  }));

/** The form builder's message for an invalid field. */
function fieldProblem(issue: z.core.$ZodIssue): string {
  const message = ownMessage(issue);
  if (issue.path[0] === "show_when") return "Choose at least one answer, or always show this field";
  if (message !== MISSING) return message ?? "Enter a valid value";
  return issue.path[0] === "options" ? "Remove the empty option" : "Enter a label";
}

type Fault = { message: string; problem: string; at?: string };

/** A field, or all its faults; `before` are the valid fields above it and `faulty` the ids of the others. */
function readField(
  entry: unknown,
  before: readonly FormField[],
  faulty: readonly unknown[],
): FormField | Fault[] {
  const { data: field, error } = fieldShape.safeParse(entry);
  if (!field)
    return error.issues.map((issue) => {
      const at = issue.path[0] === undefined ? undefined : String(issue.path[0]);
      return { message: `${at ?? "it"} ${issue.message}`, problem: fieldProblem(issue), ...(at && { at }) };
    });
  if (before.some(({ id }) => id === field.id))
    return [{ message: "id is already in use by another field", problem: "Remove this duplicate field" }];
  const { show_when: condition } = field;
  if (condition && !faulty.includes(condition.field) && !isPossible(condition, before))
    return [
      {
        message: "show_when must refer to an earlier field, and to values that it has",
        problem: "Choose a field above this one and at least one of its possible answers",
        at: "show_when",
      },
    ];
  return field;
}

const idOf = (entry: unknown): unknown =>
  typeof entry === "object" && entry !== null && "id" in entry ? entry.id : undefined;

/** The fields of a form, in order. Errors name the position: `3: label is required…`. */
function formFields() {
  const rule = `must be a list of 1 to ${MAX_FIELDS} fields`;
  return z
    .array(z.unknown(), { error: rule })
    .min(1, rule)
    .max(MAX_FIELDS, rule)
    .transform((entries, context): FormField[] => {
      const fields: FormField[] = [];
      const faulty: unknown[] = [];
      for (const [index, entry] of entries.entries()) {
        const read = readField(entry, fields, faulty);
        if (!Array.isArray(read)) {
          fields.push(read);
          continue;
        }
        faulty.push(idOf(entry));
        for (const { message, problem, at } of read) {
          const path = at === undefined ? [index] : [index, at];
          context.addIssue(ruleIssue(`${index + 1}: ${message}`, `Field ${index + 1}: ${problem}`, path));
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
  language: optional(name(PAGE_LANGUAGES), null),
};
