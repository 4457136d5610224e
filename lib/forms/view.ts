import type { FormField } from "@/lib/forms/schema";

/** What a visitor may see of a form. */
export type FormView = {
  slug: string;
  title: string;
  description: string;
  fields: FormField[];
  submitLabel: string;
  theme: string;
  accent: string;
};

/** A form with what happens after it was sent. */
export type PublicForm = FormView & { thanks: string; redirectUrl: string | null };

/** A form as it was sent and came back: what was typed, what is wrong with it by field, and a word to the whole. */
export type Returned = {
  typed: Readonly<Record<string, string[]>>;
  faults: Readonly<Record<string, string>>;
  note?: string;
};
