import type { FormField } from "@/lib/forms/schema";

/** What visitors may see of a form. */
export type FormView = {
  slug: string;
  title: string;
  description: string;
  fields: FormField[];
  submitLabel: string;
  theme: string;
  accent: string;
};

/** A form with what happens after submitting. */
export type PublicForm = FormView & { thanks: string; redirectUrl: string | null };

/** A rejected submission: the typed values, errors by field, and a general message. */
export type RejectedSubmission = {
  values: Readonly<Record<string, string[]>>;
  errors: Readonly<Record<string, string>>;
  message?: string;
};
