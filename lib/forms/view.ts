import type { FormField } from "@/lib/forms/options";
import type { PageLanguage } from "@/lib/validation/languages";

/** What visitors may see of a form. */
export type FormView = {
  slug: string;
  title: string;
  description: string;
  fields: FormField[];
  submitLabel: string;
  theme: string;
  accent: string;
  /** The language of the built-in texts; null is the visitor's. */
  language: PageLanguage | null;
};

/** What is wrong with an answer. */
export type FaultCode =
  | "missing"
  | "missing_choice"
  | "missing_choices"
  | "missing_rating"
  | "missing_consent"
  | "long"
  | "invisible"
  | "phone"
  | "email"
  | "number"
  | "choice"
  | "choices"
  | "rating"
  | "date";

/** A fault of an answer, with the limit that it breaks. */
export type Fault = { code: FaultCode; max?: number };

/** Why a submission as a whole is rejected. */
export type RejectionCode = "empty" | "fast" | "stale" | "sent" | "large" | "many";

/** A form, and what follows its submission. */
export type PublicForm = FormView & { thanks: string; redirectUrl: string | null };

/** A rejected submission: the typed values, faults by field, and a fault of it as a whole. */
export type RejectedSubmission = {
  values: Readonly<Record<string, string[]>>;
  faults: Readonly<Record<string, Fault>>;
  reason?: RejectionCode;
};
