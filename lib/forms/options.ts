import type { Condition } from "@/lib/forms/conditions";

// What forms consist of, without zod. Safe in the browser.

/** The kinds of form fields (docs/contract.md §11, forms). */
export const KINDS = [
  "text",
  "email",
  "phone",
  "number",
  "paragraph",
  "choice",
  "checkboxes",
  "rating",
  "date",
  "consent",
] as const;
export type Kind = (typeof KINDS)[number];

export const ACCENT = "0c6b58";
export const DEFAULT_THANKS = "Thank you! We've received your submission.";
export const SUBMIT_LABEL = "Send";
export const MAX_FIELDS = 50;
export const MAX_OPTIONS = 50;
export const MAX_OPTION_LENGTH = 120;

/**
 * A field of a form. `options` are those of choices and checkboxes, and empty otherwise; `stars` is how many a rating
 * has. With `show_when` it is shown only after certain answers.
 */
export type FormField = {
  id: string;
  kind: Kind;
  label: string;
  help: string;
  required: boolean;
  options: string[];
  stars?: number | undefined;
  show_when?: Condition | undefined;
};

/** Whether a field of this kind has options. */
export const hasOptions = (kind: Kind): boolean => kind === "choice" || kind === "checkboxes";
