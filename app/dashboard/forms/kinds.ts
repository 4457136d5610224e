import type { FormField, Kind } from "@/lib/forms/schema";

/** What a field of each kind is called, and what its label is until somebody writes one. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  text: "Short text",
  paragraph: "Long text",
  email: "E-mail",
  number: "Number",
  date: "Date",
  choice: "One of several",
  checkboxes: "Any of several",
  consent: "Consent",
};

const LABELS: Partial<Record<Kind, string>> = {
  email: "E-mail",
  date: "Day",
  consent: "I agree",
};

/** An id that no other field of the form has. */
const newId = (): string => crypto.randomUUID().replaceAll("-", "").slice(0, 12);

export const newField = (kind: Kind, more: Partial<FormField> = {}): FormField => ({
  id: newId(),
  kind,
  label: LABELS[kind] ?? "",
  help: "",
  required: kind === "consent",
  options: kind === "choice" || kind === "checkboxes" ? ["Option 1", "Option 2"] : [],
  ...more,
});
