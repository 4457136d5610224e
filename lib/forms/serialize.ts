import { formatDateTime } from "@/lib/dates";
import { env } from "@/lib/env";
import type { FormField } from "@/lib/forms/options";
import { formState } from "@/lib/forms/state";
import { readStoredFields } from "@/lib/forms/stored-fields";
import type { PublicForm } from "@/lib/forms/view";
import { isPageLanguage, type PageLanguage } from "@/lib/validation/languages";
import type { Form } from "@/prisma/client/client";

/** A form with the numbers of its submissions and views. */
export type FormRow = Form & { submissions: number; views: number };
type Definition = Pick<FormRow, "fields" | "retired">;

/** The form's current fields, in order. */
export const fieldsOf = ({ fields }: Pick<Definition, "fields">): FormField[] => readStoredFields(fields);

/** Current and retired fields: submissions still have values of retired ones. */
export const allFieldsOf = (form: Definition): FormField[] => [...fieldsOf(form), ...retiredOf(form)];

/** Retired fields: removed after they had been answered. */
export const retiredOf = ({ retired }: Pick<Definition, "retired">): FormField[] => readStoredFields(retired);

/** The language of the page's built-in texts; null is the visitor's. */
export const languageOf = ({ language }: Pick<Form, "language">): PageLanguage | null =>
  language && isPageLanguage(language) ? language : null;

export const pageUrl = (slug: string) => `${env.SHORT_URL}/f/${slug}`;

/** A form as its owner sees and edits it. `key` never leaves the server. */
export const serialize = (row: FormRow, now: Date) => ({
  id: row.id,
  slug: row.slug,
  page_url: pageUrl(row.slug),
  title: row.title,
  description: row.description,
  fields: fieldsOf(row),
  submit_label: row.submitLabel,
  theme: row.theme,
  accent: row.accent,
  thanks: row.thanks,
  redirect_url: row.redirectUrl,
  open: row.open,
  closes_at: row.closesAt && formatDateTime(row.closesAt),
  notify_email: row.notifyEmail,
  published: row.published,
  language: languageOf(row),
  state: formState(row, now),
  views: row.views,
  submissions: row.submissions,
  created_at: formatDateTime(row.createdAt),
  updated_at: formatDateTime(row.updatedAt),
});

/** What visitors may see of a form. */
export const publicForm = (row: Form): PublicForm => ({
  slug: row.slug,
  title: row.title,
  description: row.description,
  fields: fieldsOf(row),
  submitLabel: row.submitLabel,
  theme: row.theme,
  accent: row.accent,
  thanks: row.thanks,
  redirectUrl: row.redirectUrl,
  language: languageOf(row),
});
