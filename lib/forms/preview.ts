import { formShape } from "@/lib/forms/schema";
import type { PublicForm } from "@/lib/forms/view";
import { type Fields, validate } from "@/lib/validation/validate";

/** A preview of the form with unsaved fields. Throws `invalid_<field>`. */
export function preview(fields: Fields): PublicForm {
  const values = validate(formShape, { ...fields, closes_at: null });
  const { submit_label: submitLabel, redirect_url: redirectUrl, ...same } = values;
  return { ...same, submitLabel, redirectUrl, slug: values.alias ?? values.slug ?? "preview" };
}
