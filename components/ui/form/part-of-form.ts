import type { Form, Values } from "./use-form";

/**
 * A form scoped to a part of a field's value, a list entry or an object, for the fields inside. `fieldPath` is its path,
 * like `rules.0`.
 */
export const partOfForm = (
  form: Form,
  fieldPath: string,
  values: Values,
  onChange: (values: Values) => void,
): Form => ({
  ...form,
  values,
  set: (name, value) => onChange({ ...values, [name]: value }),
  fault: (name) => form.fault(`${fieldPath}.${name}`),
  controlId: (name) => form.controlId(`${fieldPath}.${name}`),
});
