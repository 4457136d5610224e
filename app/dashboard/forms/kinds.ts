import { STARS } from "@/lib/forms/conditions";
import type { FormField, Kind } from "@/lib/forms/options";

/** The names of the field types, and the default labels of new fields. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  text: "Short text",
  paragraph: "Long text",
  email: "Email",
  phone: "Phone",
  number: "Number",
  date: "Date",
  choice: "Single choice",
  checkboxes: "Multiple choice",
  rating: "Rating",
  consent: "Consent",
};

const LABELS: Partial<Record<Kind, string>> = {
  email: "Email",
  phone: "Phone",
  date: "Date",
  consent: "I agree",
};

/** A unique field id. */
const newId = (): string => crypto.randomUUID().replaceAll("-", "").slice(0, 12);

export const newField = (kind: Kind): FormField => ({
  id: newId(),
  kind,
  label: LABELS[kind] ?? "",
  help: "",
  required: kind === "consent",
  options: kind === "choice" || kind === "checkboxes" ? ["Option 1", "Option 2"] : [],
  ...(kind === "rating" && { stars: STARS.usual }),
});
